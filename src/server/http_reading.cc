#include "server/http_reading.h"

#include <algorithm>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/write.hpp>
#include <charconv>
#include <utility>

#include "net/address.h"

namespace lair {
namespace {

constexpr std::size_t kLargestBody = 64 * 1024;  // bytes

std::string_view header(const Message& request, http::field name) {
  const auto found = request.find(name);
  if (found == request.end()) return {};
  return {found->value().data(), found->value().size()};
}

// The last header of that name: proxies add theirs behind the client's.
std::string_view last_header(const Message& request, std::string_view name) {
  const auto [first, end] = request.equal_range(name);
  std::string_view last;
  for (auto each = first; each != end; ++each) last = {each->value().data(), each->value().size()};
  return last;
}

bool is_bad_request(Failure failure) {
  return failure != http::error::end_of_stream &&
         failure.category() == http::make_error_code(http::error::bad_method).category();
}

// A body whose end a proxy might see elsewhere (request smuggling).
bool is_coded(const Message& message) {
  const std::string_view coding = header(message, http::field::transfer_encoding);
  return !coding.empty() && !beast::iequals(coding, "chunked");
}

// There must be exactly one Host: of two, a proxy might read the other.
bool names_host(const Message& message) {
  const auto count = message.count(http::field::host);
  return count == 1 || (count == 0 && message.version() < 11);
}

bool waits_for_leave(const Message& message) {
  return message.version() >= 11 &&
         beast::iequals(header(message, http::field::expect), "100-continue");
}

// Cuts the text up to the next comma or semicolon off, without spaces around it.
std::string_view next_part(std::string_view& text, char separator) {
  std::string_view part = text.substr(0, text.find(separator));
  text.remove_prefix(std::min(text.size(), part.size() + 1));
  const std::size_t first = std::min(part.find_first_not_of(" \t"), part.size());
  part.remove_prefix(first);
  return part.substr(0, part.find_last_not_of(" \t") + 1);
}

// The weight in the parameters of a content coding, "q=0.5"; 1 if there is none.
double weight_in(std::string_view parameters) {
  while (!parameters.empty()) {
    const std::string_view part = next_part(parameters, ';');
    if (!part.starts_with("q=") && !part.starts_with("Q=")) continue;
    double weight = 0;  // as is, if it is no number
    std::from_chars(part.data() + 2, part.data() + part.size(), weight);
    return weight;
  }
  return 1;
}

}  // namespace

Task<std::optional<Message>> read_next(Socket& socket, beast::flat_buffer& buffer,
                                       Patience& patience, const ServeOptions& options,
                                       Failure& failure) {
  http::request_parser<http::string_body> parser;
  parser.body_limit(kLargestBody);
  parser.header_limit(kLargestHeader);
  patience.begin(options.http_patience);
  co_await http::async_read_header(socket, buffer, parser, asio::redirect_error(kAwait, failure));
  if (!failure && !names_host(parser.get())) failure = http::error::bad_field;
  if (!failure && is_coded(parser.get())) failure = http::error::bad_transfer_encoding;
  if (!failure && !parser.is_done()) {
    constexpr std::string_view kLeave = "HTTP/1.1 100 Continue\r\n\r\n";
    if (waits_for_leave(parser.get())) {
      co_await asio::async_write(socket, asio::buffer(kLeave),
                                 asio::redirect_error(kAwait, failure));
    }
    // Beast adds the trailers of a chunked body to the header. A proxy has not checked them: they
    // are dropped.
    const http::request_header<> head = parser.get().base();
    if (!failure) {
      co_await http::async_read(socket, buffer, parser, asio::redirect_error(kAwait, failure));
    }
    parser.get().base() = head;
  }
  patience.end();
  if (!failure) co_return parser.release();
  if (!is_bad_request(failure)) co_return std::nullopt;
  co_return Message{};
}

std::string_view target_of(const Message& request) {
  const std::string_view target(request.target().data(), request.target().size());
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    const std::size_t slash = target.find('/', scheme.size());
    return slash == std::string_view::npos ? "/" : target.substr(slash);
  }
  return target;
}

std::string token_of(const Message& request) {
  const std::string_view bearer = header(request, http::field::authorization);
  if (bearer.starts_with("Bearer ")) return std::string(bearer.substr(7));
  return std::string(cookie_in(header(request, http::field::cookie), "lair"));
}

bool is_foreign(const Message& request, const ServeOptions& options) {
  std::string_view origin = header(request, http::field::origin);
  if (origin.empty()) return false;
  if (!options.public_url.empty() && options.public_url == origin) return false;
  const std::size_t scheme = origin.find("://");
  if (scheme != std::string_view::npos) origin.remove_prefix(scheme + 3);
  return origin != header(request, http::field::host);
}

asio::ip::address peer_of(const Socket& socket) {
  Failure ignored;
  return socket.remote_endpoint(ignored).address();
}

std::string_view given_name(const Message& message, const Socket& socket,
                            const TrustedProxies& proxies) {
  const std::string_view name = last_header(message, "X-Request-Id");
  return !name.empty() && proxies.trusts(peer_of(socket).to_string()) ? name : "";
}

std::string client_of(const Message& message, const Socket& socket, const TrustedProxies& proxies) {
  return proxies.client(peer_of(socket).to_string(), last_header(message, "X-Forwarded-For"));
}

std::string limited_address(const std::string& address, const TrustedProxies& proxies) {
  Failure failure;
  const auto ip = asio::ip::make_address(address, failure);
  if (failure || ip.is_loopback() || proxies.trusts(address)) return {};
  return limited_as(address);
}

HttpRequest read_request(Message& message, const Socket& socket, const TrustedProxies& proxies) {
  const auto peer = peer_of(socket);
  HttpRequest request{.method = std::string(message.method_string()),
                      .body = std::move(message.body()),
                      .token = token_of(message),
                      .tag = std::string(header(message, http::field::if_none_match))};
  const std::string_view target = target_of(message);
  const std::size_t mark = target.find('?');
  if (mark != std::string_view::npos) request.query = target.substr(mark + 1);
  request.path = decoded_path(target.substr(0, mark)).value_or("");
  request.zip = accepts_gzip(header(message, http::field::accept_encoding));
  request.client = client_of(message, socket, proxies);
  // A proxied request does not come from this machine, even if the proxy is not trusted.
  request.local = peer.is_loopback() && last_header(message, "X-Forwarded-For").empty();
  return request;
}

bool accepts_gzip(std::string_view header) {
  double any = 0;
  while (!header.empty()) {
    std::string_view item = next_part(header, ',');
    const std::string_view coding = next_part(item, ';');
    if (beast::iequals(coding, "gzip") || beast::iequals(coding, "x-gzip")) {
      return weight_in(item) > 0;
    }
    if (coding == "*") any = weight_in(item);
  }
  return any > 0;
}

}  // namespace lair
