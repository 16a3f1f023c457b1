#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "net/asio.h"
#include "server/server_context.h"

namespace lair {

using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;

// An address like 127.0.0.1:8080.
Result<asio::ip::tcp::endpoint> read_endpoint(const std::string& text);
// Listens at an address like 127.0.0.1:8080, the value of that option.
MaybeError open_acceptor(Acceptor& acceptor, const std::string& text, std::string_view option);
std::string address_of(const Acceptor& acceptor);
// The URLs to open in a browser; all addresses of this machine if it listens on all.
std::vector<std::string> addresses_of(const Acceptor& acceptor);

// Serves connections until the acceptor is closed.
Task<void> accept_all(Acceptor& acceptor, ServerContext& context);
Task<void> serve_metrics(Acceptor& acceptor, ServerContext& context);

}  // namespace lair
