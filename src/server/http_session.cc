#include "server/http_session.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/address.h"
#include "server/patience.h"
#include "server/socket_connection.h"

namespace lair {
namespace {

// Limits (docs/hosting.md).
constexpr std::size_t kLargestBody = 64 * 1024;
constexpr std::size_t kLargestHeader = 16 * 1024;
constexpr std::size_t kSlowestReader = 16 * 1024;  // bytes a second, after a while

using Message = http::request<http::string_body>;

std::string_view header(const Message& request, http::field name) {
  const auto found = request.find(name);
  if (found == request.end()) return {};
  return {found->value().data(), found->value().size()};
}

// What is asked for, also where it is named with the server, as proxies are asked.
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

// A page of another site must not use this one's cookie. Programs send no origin.
bool is_foreign(const Message& request, const ServeOptions& options) {
  std::string_view origin = header(request, http::field::origin);
  if (origin.empty()) return false;
  if (!options.public_url.empty() && options.public_url == origin) return false;
  const std::size_t scheme = origin.find("://");
  if (scheme != std::string_view::npos) origin.remove_prefix(scheme + 3);
  return origin != header(request, http::field::host);
}

// Of several lines the last: proxies add theirs behind those of a client.
std::string_view last_header(const Message& request, std::string_view name) {
  const auto [first, end] = request.equal_range(name);
  std::string_view last;
  for (auto each = first; each != end; ++each) last = {each->value().data(), each->value().size()};
  return last;
}

asio::ip::address peer_of(const Socket& socket) {
  Failure ignored;
  return socket.remote_endpoint(ignored).address();
}

// The name that a proxy has given the request, if it may.
std::string_view given_name(const Message& message, const Socket& socket,
                            const TrustedProxies& proxies) {
  const std::string_view name = last_header(message, "X-Request-Id");
  return !name.empty() && proxies.trusts(peer_of(socket).to_string()) ? name : "";
}

std::string client_of(const Message& message, const Socket& socket, const TrustedProxies& proxies) {
  return proxies.client(peer_of(socket).to_string(), last_header(message, "X-Forwarded-For"));
}

// One of its address's, unless that is this machine or a proxy: then it counts when it becomes a
// socket, for whom the proxy names.
bool has_room(const std::string& address, Running& running, Crowd::Place& place) {
  Failure failure;
  const auto ip = asio::ip::make_address(address, failure);
  if (failure || ip.is_loopback() || running.proxies.trusts(address)) return true;
  place = running.crowd.enter(limited_as(address));
  if (!place) running.metrics.add(Count::kTooOften);
  return place != nullptr;
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
  request.zip =
      header(message, http::field::accept_encoding).find("gzip") != std::string_view::npos;
  request.client = client_of(message, socket, proxies);
  // Whatever comes through a proxy does not come from here, even if nobody told us to trust it.
  request.local = peer.is_loopback() && last_header(message, "X-Forwarded-For").empty();
  return request;
}

using HttpMessage = http::response<http::span_body<const char>>;

HttpMessage write_response(const HttpResponse& response, bool keep_alive, bool head) {
  const std::string_view content = response.content.empty() ? response.body : response.content;
  HttpMessage message{static_cast<http::status>(response.status), 11};
  message.set(http::field::content_type, response.type);
  message.set("X-Content-Type-Options", "nosniff");
  message.set("X-Frame-Options", "DENY");
  message.set("Referrer-Policy", "no-referrer");
  message.set("Cross-Origin-Opener-Policy", "same-origin");
  message.set(
      "Content-Security-Policy",
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' "
      "'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws: wss:; object-src "
      "'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  for (const auto& [name, value] : response.headers) message.insert(name, value);
  message.keep_alive(keep_alive);
  if (response.status == 304) return message;
  message.content_length(content.size());
  if (!head) message.body() = {content.data(), content.size()};
  return message;
}

Task<HttpResponse> answer(Running& running, const HttpRequest& request) {
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>,
                                          void(HttpResponse)>(
      [&running, &request](auto handler) {
        auto held = std::make_shared<decltype(handler)>(std::move(handler));
        running.api.answer(request, [held, &running](HttpResponse response) {
          asio::post(running.io, [held, response = std::move(response)]() mutable {
            (*held)(std::move(response));
          });
        });
      },
      kAwait);
}

bool is_bad_request(Failure failure) {
  return failure != http::error::end_of_stream &&
         failure.category() == http::make_error_code(http::error::bad_method).category();
}

HttpResponse refusal(Failure failure, Metrics& metrics) {
  const bool big = failure == http::error::body_limit || failure == http::error::header_limit ||
                   failure == http::error::buffer_overflow;
  metrics.add(big ? Count::kTooBig : Count::kBadMessages);
  return {.status = big ? 413 : 400,
          .type = "text/plain",
          .body = big ? "That is too big.\n" : "That is no request.\n"};
}

// Without its query, and without what a client might have put anywhere else.
void log_request(const EventLog& log, const std::string& name, const Message& message, int status,
                 std::int64_t ms) {
  if (!log.on()) return;
  constexpr std::size_t kLongest = 100;
  const std::string_view target = target_of(message);
  log.add("http", Value::object({{"request", name},
                                 {"method", std::string(http::to_string(message.method()))},
                                 {"path", target.substr(0, std::min(target.find('?'), kLongest))},
                                 {"status", status},
                                 {"ms", ms}}));
}

// A body in another form, which whoever stands between might see another end of.
bool is_coded(const Message& message) {
  const std::string_view coding = header(message, http::field::transfer_encoding);
  return !coding.empty() && !beast::iequals(coding, "chunked");
}

// Whom it is for is said once; of two that whoever stands between might read another.
bool names_host(const Message& message) {
  const auto count = message.count(http::field::host);
  return count == 1 || (count == 0 && message.version() < 11);
}

bool waits_for_leave(const Message& message) {
  return message.version() >= 11 &&
         beast::iequals(header(message, http::field::expect), "100-continue");
}

// The next request; none if the other side has gone. `failure` says what is wrong with it.
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
    if (!failure) {
      co_await http::async_read(socket, buffer, parser, asio::redirect_error(kAwait, failure));
    }
  }
  patience.end();
  if (!failure) co_return parser.release();
  if (!is_bad_request(failure)) co_return std::nullopt;
  co_return Message{};
}

// False if it could not be sent, or not in time.
Task<bool> write_answer(Socket& socket, const HttpMessage& response, Patience& patience,
                        Running& running) {
  http::response_serializer<http::span_body<const char>> serializer(
      const_cast<HttpMessage&>(response));  // NOLINT(*-const-cast): it is not changed
  Failure failure;
  patience.begin(running.options.http_patience +
                 std::chrono::seconds(response.body().size() / kSlowestReader));
  co_await http::async_write(socket, serializer, asio::redirect_error(kAwait, failure));
  patience.end();
  if (patience.over()) running.metrics.add(Count::kSlowReaders);
  co_return !failure;
}

// Pages of other sites may look at what everybody may see, and no more.
bool is_refused(const Message& message, const ServeOptions& options) {
  const bool reads = message.method() == http::verb::get || message.method() == http::verb::head;
  return (!reads || websocket::is_upgrade(message)) && is_foreign(message, options);
}

bool becomes_socket(const Message& message, const Running& running) {
  const std::string_view target = target_of(message);
  return websocket::is_upgrade(message) && target.substr(0, target.find('?')) == "/ws" &&
         !is_refused(message, running.options);
}

HttpResponse refuse_foreign(Metrics& metrics) {
  metrics.add(Count::kForeignOrigins);
  return {.status = 403, .type = "text/plain", .body = "Not for pages of other sites.\n"};
}

Task<HttpResponse> answer_message(Message& message, const Socket& socket, Running& running) {
  if (is_refused(message, running.options)) co_return refuse_foreign(running.metrics);
  if (becomes_socket(message, running)) {  // it would, if there were room
    co_return HttpResponse{
        .status = 429, .type = "text/plain", .body = "Too many sockets are open.\n"};
  }
  const HttpRequest request = read_request(message, socket, running.proxies);
  if (request.path.empty()) co_return refusal(http::error::bad_target, running.metrics);
  if (request.path == "/ws") {
    co_return HttpResponse{.status = 426,
                           .type = "text/plain",
                           .body = "A WebSocket is spoken here.\n",
                           .headers = {{"Upgrade", "websocket"}}};
  }
  co_return co_await answer(running, request);
}

}  // namespace

Task<void> serve_http(Socket socket, Running& running) {
  // Fields may also come behind a body in chunks, where no limit but that of the room holds; of one
  // that is longer than Beast's fields can be it throws.
  beast::flat_buffer buffer(2 * kLargestHeader);
  Patience patience(socket);
  Crowd::Place place;
  if (!has_room(peer_of(socket).to_string(), running, place)) co_return;
  for (bool keep = true; keep;) {
    Failure failure;
    auto message = co_await read_next(socket, buffer, patience, running.options, failure);
    if (!message) break;
    const auto began = SteadyClock::now();
    const std::string name = running.log.request_id(given_name(*message, socket, running.proxies));
    if (!failure && becomes_socket(*message, running) &&
        (place || has_room(client_of(*message, socket, running.proxies), running, place))) {
      const Executor executor = socket.get_executor();
      std::string token = token_of(*message);
      // On its own, so that nothing of the request stays in memory as long as the socket is open.
      asio::co_spawn(executor,
                     serve_socket(std::move(socket), running, *std::move(message), name,
                                  std::move(token), std::move(place)),
                     asio::detached);
      co_return;
    }
    // (No conditional expression: g++ 12 destroys co_await's result twice in one.)
    HttpResponse answered;
    if (failure) {
      answered = refusal(failure, running.metrics);
    } else {
      answered = co_await answer_message(*message, socket, running);
    }
    answered.headers.emplace_back("X-Request-Id", name);
    log_request(running.log, name, *message, answered.status, ms_since(began));
    keep = !failure && message->keep_alive();
    const HttpMessage response =
        write_response(answered, keep, message->method() == http::verb::head);
    if (!co_await write_answer(socket, response, patience, running)) break;
  }
  Failure ignored;
  socket.shutdown(Socket::shutdown_send, ignored);
}

}  // namespace lair
