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

#include "net/patience.h"
#include "server/http_answer.h"
#include "server/http_reading.h"
#include "server/request_cost.h"
#include "server/socket_connection.h"

namespace lair {
namespace {

// Limits (docs/hosting.md).
constexpr std::size_t kSlowestReader = 16 * 1024;  // bytes per second, after the timeout

// Takes a slot of the address. This machine and trusted proxies need none: their connections count
// when they become WebSockets, for the client that the proxy names.
bool has_room(const std::string& address, ServerContext& context, ConnectionLimit::Slot& slot) {
  const std::string limited = limited_address(address, context.proxies);
  if (limited.empty()) return true;
  slot = context.limit.acquire(limited);
  if (!slot) context.metrics.add(Count::kTooOften);
  return slot != nullptr;
}

using HttpMessage = http::response<http::span_body<const char>>;

template <class Body>
void write_headers(http::response<Body>& message, const HttpResponse& response) {
  message.set(http::field::content_type, response.type);
  message.set("X-Content-Type-Options", "nosniff");
  message.set("X-Frame-Options", "DENY");
  message.set("Referrer-Policy", "no-referrer");
  message.set("Cross-Origin-Opener-Policy", "same-origin");
  message.set("Content-Security-Policy",
              "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' "
              "'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
              "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  for (const auto& [name, value] : response.headers) message.insert(name, value);
}

HttpMessage write_response(const HttpResponse& response, bool keep_alive, bool head) {
  const std::string_view content = response.content.empty() ? response.body : response.content;
  HttpMessage message{static_cast<http::status>(response.status), 11};
  write_headers(message, response);
  message.keep_alive(keep_alive);
  if (response.status == 304) return message;
  message.content_length(content.size());
  if (!head) message.body() = {content.data(), content.size()};
  return message;
}

Task<HttpResponse> answer(ServerContext& context, const HttpRequest& request) {
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>,
                                          void(HttpResponse)>(
      [&context, &request](auto handler) {
        auto held = std::make_shared<decltype(handler)>(std::move(handler));
        context.api.answer(request, [held, &context](HttpResponse response) {
          asio::post(context.io, [held, response = std::move(response)]() mutable {
            (*held)(std::move(response));
          });
        });
      },
      kAwait);
}

HttpResponse refusal(Failure failure, Metrics& metrics) {
  const bool big = failure == http::error::body_limit || failure == http::error::header_limit ||
                   failure == http::error::buffer_overflow;
  metrics.add(big ? Count::kTooBig : Count::kBadMessages);
  return {.status = big ? 413 : 400,
          .type = "text/plain",
          .body = big ? "That is too big.\n" : "That is no request.\n"};
}

// The path without its query and other private parts.
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

// False if the response could not be sent in time.
Task<bool> write_answer(Socket& socket, const HttpMessage& response, Patience& patience,
                        ServerContext& context) {
  http::response_serializer<http::span_body<const char>> serializer(
      const_cast<HttpMessage&>(response));  // NOLINT(*-const-cast): it is not changed
  Failure failure;
  patience.begin(context.options.http_patience +
                 std::chrono::seconds(response.body().size() / kSlowestReader));
  co_await http::async_write(socket, serializer, asio::redirect_error(kAwait, failure));
  patience.end();
  if (patience.over()) context.metrics.add(Count::kSlowReaders);
  co_return !failure;
}

struct Piece {
  std::optional<std::string> text;  // empty at the end
  bool failed = false;
};

// Produces the next piece of a stream on a worker thread.
Task<Piece> next_piece(ServerContext& context, const std::shared_ptr<BodySource>& source) {
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Piece)>(
      [&context, &source](auto handler) {
        auto held = std::make_shared<decltype(handler)>(std::move(handler));
        context.hub.work(source->player(), [held, source] {
          Piece piece;
          try {
            piece.text = source->next();
          } catch (const std::runtime_error&) {  // the data file
            piece.failed = true;
          }
          return [held, piece = std::move(piece)]() mutable { (*held)(std::move(piece)); };
        });
      },
      kAwait);
}

// Sends a stream, of which `piece` is the first piece, in chunks; before HTTP/1.1 up to the end of
// the connection. Returns false if the connection is to be closed.
Task<bool> write_stream(Socket& socket, const HttpResponse& response, Piece piece, bool chunked,
                        Patience& patience, ServerContext& context) {
  http::response<http::empty_body> message{static_cast<http::status>(response.status), 11};
  write_headers(message, response);
  message.chunked(chunked);
  message.keep_alive(chunked);
  http::response_serializer<http::empty_body> serializer(message);
  Failure failure;
  const auto began = SteadyClock::now();
  std::size_t sent = 0;
  patience.begin(context.options.http_patience);
  co_await http::async_write_header(socket, serializer, asio::redirect_error(kAwait, failure));
  while (!failure && piece.text && !piece.failed) {
    const auto buffer = asio::buffer(*piece.text);
    sent += buffer.size();
    // The whole stream must keep up the slowest allowed pace.
    const std::chrono::milliseconds allowed =
        context.options.http_patience + std::chrono::seconds(sent / kSlowestReader);
    patience.begin(std::max(allowed - std::chrono::milliseconds(ms_since(began)),
                            std::chrono::milliseconds(1)));
    if (chunked) {
      co_await asio::async_write(socket, http::make_chunk(buffer),
                                 asio::redirect_error(kAwait, failure));
    } else {
      co_await asio::async_write(socket, buffer, asio::redirect_error(kAwait, failure));
    }
    patience.end();
    if (!failure) piece = co_await next_piece(context, response.stream);
  }
  if (!failure && !piece.failed && chunked) {
    co_await asio::async_write(socket, http::make_chunk_last(),
                               asio::redirect_error(kAwait, failure));
  }
  patience.end();
  if (patience.over()) context.metrics.add(Count::kSlowReaders);
  co_return chunked && !failure && !piece.failed;
}

// Sends an answer of either kind. Returns false if the connection is to be closed.
Task<bool> write_any(Socket& socket, HttpResponse& answered, const Message& message, bool keep,
                     Patience& patience, ServerContext& context) {
  const bool head = message.method() == http::verb::head;
  if (answered.stream && !head) {
    Piece piece = co_await next_piece(context, answered.stream);
    if (!piece.failed) {
      co_return co_await write_stream(socket, answered, std::move(piece), message.version() >= 11,
                                      patience, context) &&
          keep;
    }
    answered = not_stored();
  }
  const HttpMessage response = write_response(answered, keep, head);
  co_return co_await write_answer(socket, response, patience, context);
}

// Pages of other sites may read public data only.
bool is_refused(const Message& message, const ServeOptions& options) {
  const bool reads = message.method() == http::verb::get || message.method() == http::verb::head;
  return (!reads || websocket::is_upgrade(message)) && is_foreign(message, options);
}

bool becomes_socket(const Message& message, const ServerContext& context) {
  const std::string_view target = target_of(message);
  return websocket::is_upgrade(message) && target.substr(0, target.find('?')) == "/ws" &&
         !is_refused(message, context.options);
}

HttpResponse refuse_foreign(Metrics& metrics) {
  metrics.add(Count::kForeignOrigins);
  return {.status = 403, .type = "text/plain", .body = "Not for pages of other sites.\n"};
}

bool is_banned(const Message& message, const Socket& socket, const ServerContext& context) {
  const std::string client = client_of(message, socket, context.proxies);
  return context.hub.address_banned(limited_address(client, context.proxies));
}

Task<HttpResponse> answer_message(Message& message, const Socket& socket, ServerContext& context) {
  if (is_banned(message, socket, context)) co_return failed({"server-banned", "", {}}, 403);
  if (is_refused(message, context.options)) co_return refuse_foreign(context.metrics);
  if (becomes_socket(message, context)) {  // it would, if there were room
    co_return HttpResponse{
        .status = 429, .type = "text/plain", .body = "Too many sockets are open.\n"};
  }
  const std::size_t size = message.body().size();
  const HttpRequest request = read_request(message, socket, context.proxies);
  if (request.path.empty()) co_return refusal(http::error::bad_target, context.metrics);
  if (!context.hub.budgets().charge("", limited_address(request.client, context.proxies),
                                    cost_of_http(size), context.hub.now())) {
    context.metrics.add(Count::kTooOften);
    co_return failed({"server-too-often", "", {}}, 429);
  }
  if (request.path == "/ws") {
    co_return HttpResponse{.status = 426,
                           .type = "text/plain",
                           .body = "A WebSocket is spoken here.\n",
                           .headers = {{"Upgrade", "websocket"}}};
  }
  co_return co_await answer(context, request);
}

}  // namespace

Task<void> serve_http(Socket socket, ServerContext& context) {
  // Trailers of a chunked body have no limit but the buffer's. Beast throws if one is longer than
  // its fields can be.
  beast::flat_buffer buffer(2 * kLargestHeader);
  Patience patience(socket);
  ConnectionLimit::Slot slot;
  if (!has_room(peer_of(socket).to_string(), context, slot)) co_return;
  for (bool keep = true; keep;) {
    Failure failure;
    auto message = co_await read_next(socket, buffer, patience, context.options, failure);
    if (!message) break;
    const auto began = SteadyClock::now();
    const std::string name = context.log.request_id(given_name(*message, socket, context.proxies));
    if (!failure && becomes_socket(*message, context) && !is_banned(*message, socket, context) &&
        (slot || has_room(client_of(*message, socket, context.proxies), context, slot))) {
      const Executor executor = socket.get_executor();
      Caller caller{
          .request = name,
          .token = token_of(*message),
          .address = limited_address(client_of(*message, socket, context.proxies), context.proxies),
          .slot = std::move(slot)};
      // In a coroutine of its own, so that the request does not stay in memory while the socket is
      // open.
      asio::co_spawn(
          executor,
          serve_socket(std::move(socket), context, *std::move(message), std::move(caller)),
          asio::detached);
      co_return;
    }
    // (No conditional expression: g++ 12 destroys co_await's result twice in one.)
    HttpResponse answered;
    if (failure) {
      answered = refusal(failure, context.metrics);
    } else {
      answered = co_await answer_message(*message, socket, context);
    }
    answered.headers.emplace_back("X-Request-Id", name);
    log_request(context.log, name, *message, answered.status, ms_since(began));
    keep = !failure && message->keep_alive();
    if (!co_await write_any(socket, answered, *message, keep, patience, context)) break;
  }
  Failure ignored;
  socket.shutdown(Socket::shutdown_send, ignored);
}

}  // namespace lair
