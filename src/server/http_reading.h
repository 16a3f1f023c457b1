#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "net/asio.h"
#include "net/client_address.h"
#include "net/patience.h"
#include "server/api.h"
#include "server/server.h"

// Reading the requests of an HTTP connection.

namespace lair {

using Message = http::request<http::string_body>;

inline constexpr std::size_t kLargestHeader = 16 * 1024;  // bytes

// The next request; none if the client has gone. `failure` describes an invalid one.
Task<std::optional<Message>> read_next(Socket& socket, beast::flat_buffer& buffer,
                                       Patience& patience, const ServeOptions& options,
                                       Failure& failure);

// The path and query of a request, also if its target is an absolute URL, as for proxies.
std::string_view target_of(const Message& request);
std::string token_of(const Message& request);
// A request from another site's page must not use this site's cookie. Programs send no origin.
bool is_foreign(const Message& request, const ServeOptions& options);

asio::ip::address peer_of(const Socket& socket);
// The client's address, as far as trusted proxies tell it.
std::string client_of(const Message& message, const Socket& socket, const TrustedProxies& proxies);
// The address as limits count it; empty for this machine and for trusted proxies, which are exempt.
std::string limited_address(const std::string& address, const TrustedProxies& proxies);
// The request id of a trusted proxy; else empty.
std::string_view given_name(const Message& message, const Socket& socket,
                            const TrustedProxies& proxies);

// The request as the API answers it.
HttpRequest read_request(Message& message, const Socket& socket, const TrustedProxies& proxies);

// An Accept-Encoding header allows gzip.
bool accepts_gzip(std::string_view header);

}  // namespace lair
