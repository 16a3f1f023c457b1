// HTTP and WebSocket. With load.cc the only file that knows Boost.Beast.

#include "server/server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/tcp.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "rules/registry.h"
#include "server/address.h"
#include "server/admin.h"
#include "server/admin_socket.h"
#include "server/api.h"
#include "server/asio.h"
#include "server/client_address.h"
#include "server/event_log.h"
#include "server/hub.h"
#include "server/system_world.h"

namespace lair {
namespace {

using Acceptor = asio::basic_socket_acceptor<asio::ip::tcp, Executor>;

// Limits (docs/hosting.md).
constexpr std::size_t kLargestMessage = 64 * 1024;
constexpr std::size_t kLargestBody = 64 * 1024;
constexpr std::size_t kLargestBacklog = 512 * 1024;  // bytes a slow reader may leave unread
constexpr double kMessagesPerSecond = 500, kMessageBurst = 1'500;
constexpr std::chrono::seconds kHelloTime{10}, kHttpIdle{60}, kSocketIdle{60};

// What all parts of a running server share.
struct Shared {
  asio::io_context& io;
  Hub& hub;
  Api& api;
  Metrics& metrics;
  const ServeOptions& options;
  const TrustedProxies& proxies;
  EventLog& log;
};

std::int64_t ms_since(SteadyClock::time_point began) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - began).count();
}

// Sends at most so much in a while.
class Allowance {
 public:
  bool take() {
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::duration<double> passed = now - last_;
    last_ = now;
    left_ = std::min(kMessageBurst, left_ + passed.count() * kMessagesPerSecond);
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double left_ = kMessageBurst;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// A client's WebSocket.
class SocketConnection final : public Connection {
 public:
  SocketConnection(Socket&& socket, Shared& shared, std::string request)
      : ws_(std::move(socket)), shared_(shared), request_(std::move(request)) {}

  Task<void> run(http::request<http::string_body> upgrade) {
    ws_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = kHelloTime, .idle_timeout = kSocketIdle, .keep_alive_pings = true});
    ws_.read_message_max(kLargestMessage);
    ws_.text(true);
    Failure failure;
    co_await ws_.async_accept(upgrade, asio::redirect_error(kAwait, failure));
    if (failure) co_return;
    shared_.hub.opened(shared_from_this());
    const auto began = SteadyClock::now();
    expect_hello();
    beast::flat_buffer buffer;
    while (true) {
      co_await ws_.async_read(buffer, asio::redirect_error(kAwait, failure));
      if (failure || closing_) break;
      if (!ws_.got_text()) {
        reject(CloseCode::kBadMessage, "text, please", Count::kBadMessages);
        continue;
      }
      if (!allowance_.take()) {
        reject(CloseCode::kFlood, "too many messages", Count::kFloods);
        continue;
      }
      const auto data = buffer.cdata();
      shared_.hub.message(*this, {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
      if (buffer.capacity() > 4096) buffer.shrink_to_fit();
    }
    count_failure(failure);
    shared_.log.add("socket", Value::object({{"request", request_},
                                             {"code", static_cast<int>(close_reason_.code)},
                                             {"ms", ms_since(began)}}));
    shared_.hub.closed(*this);
  }

  void send(std::string frame) override {
    if (closing_) return;
    waiting_bytes_ += frame.size();
    if (waiting_bytes_ > kLargestBacklog) {
      shared_.metrics.add(Count::kSlowReaders);
      return abandon();
    }
    queue_.push_back(std::move(frame));
    if (!writing_) write_next();
  }

  void close(CloseCode code, std::string_view reason) override {
    if (closing_) return;
    closing_ = true;
    close_reason_ = {static_cast<websocket::close_code>(code), reason};
    if (!writing_) close_now();
  }

 private:
  void expect_hello() {
    hello_timer_.expires_after(kHelloTime);
    hello_timer_.async_wait([self = weak_from_this(), this](Failure failure) {
      if (failure || self.expired() || !table.empty() || closing_) return;
      reject(CloseCode::kBadMessage, "hello comes first", Count::kBadMessages);
    });
  }

  // It leaves its table at once: the others need not wait until the socket is closed.
  void reject(CloseCode code, std::string_view reason, Count count) {
    shared_.metrics.add(count);
    shared_.hub.closed(*this);
    close(code, reason);
  }

  // Frames that are none; Beast has answered them with a close code.
  void count_failure(Failure failure) {
    static const auto& frames = websocket::make_error_code(websocket::error::closed).category();
    if (failure.category() != frames || failure == websocket::error::closed) return;
    const bool big = failure == websocket::error::message_too_big;
    shared_.metrics.add(big ? Count::kTooBig : Count::kBadMessages);
  }

  void write_next() {
    writing_ = true;
    frame_ = std::move(queue_[written_]);
    if (++written_ == queue_.size()) {
      queue_.clear();
      written_ = 0;
    }
    ws_.async_write(asio::buffer(frame_),
                    [self = shared_from_this(), this](Failure failure, std::size_t) {
                      writing_ = false;
                      if (failure) return abandon();
                      waiting_bytes_ -= frame_.size();
                      if (!queue_.empty()) return write_next();
                      if (closing_) close_now();
                    });
  }

  void close_now() {
    writing_ = true;
    ws_.async_close(close_reason_, [self = shared_from_this(), this](Failure) { abandon(); });
  }

  // The socket is of no use any more; its reader notices and leaves.
  void abandon() {
    closing_ = true;
    Failure ignored;
    beast::get_lowest_layer(ws_).close(ignored);
  }

  websocket::stream<Socket, false> ws_;
  Shared& shared_;
  std::string request_;
  Timer hello_timer_{ws_.get_executor()};
  Allowance allowance_;
  std::vector<std::string> queue_;
  std::size_t written_ = 0;  // of the queue
  std::string frame_;        // being written
  std::size_t waiting_bytes_ = 0;
  bool writing_ = false, closing_ = false;
  websocket::close_reason close_reason_;
};

std::string_view header(const http::request<http::string_body>& request, http::field name) {
  const auto found = request.find(name);
  if (found == request.end()) return {};
  return {found->value().data(), found->value().size()};
}

std::string token_of(const http::request<http::string_body>& request) {
  const std::string_view bearer = header(request, http::field::authorization);
  if (bearer.starts_with("Bearer ")) return std::string(bearer.substr(7));
  return std::string(cookie_in(header(request, http::field::cookie), "lair"));
}

// A page of another site must not use this one's cookie. Programs send no origin.
bool is_foreign(const http::request<http::string_body>& request, const ServeOptions& options) {
  std::string_view origin = header(request, http::field::origin);
  if (origin.empty()) return false;
  if (!options.public_url.empty() && options.public_url == origin) return false;
  const std::size_t scheme = origin.find("://");
  if (scheme != std::string_view::npos) origin.remove_prefix(scheme + 3);
  return origin != header(request, http::field::host);
}

// Of several lines the last: proxies add theirs behind those of a client.
std::string_view last_header(const http::request<http::string_body>& request,
                             std::string_view name) {
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
std::string_view given_name(const http::request<http::string_body>& message, const Socket& socket,
                            const TrustedProxies& proxies) {
  const std::string_view name = last_header(message, "X-Request-Id");
  return !name.empty() && proxies.trusts(peer_of(socket).to_string()) ? name : "";
}

HttpRequest read_request(http::request<http::string_body>& message, const Socket& socket,
                         const Shared& shared) {
  const auto peer = peer_of(socket);
  HttpRequest request{.method = std::string(message.method_string()),
                      .body = std::move(message.body()),
                      .token = token_of(message),
                      .tag = std::string(header(message, http::field::if_none_match))};
  const std::string_view target(message.target().data(), message.target().size());
  const std::size_t mark = target.find('?');
  if (mark != std::string_view::npos) request.query = target.substr(mark + 1);
  request.path = decoded_path(target.substr(0, mark)).value_or("");
  request.zip =
      header(message, http::field::accept_encoding).find("gzip") != std::string_view::npos;
  const std::string_view forwarded = last_header(message, "X-Forwarded-For");
  request.client = shared.proxies.client(peer.to_string(), forwarded);
  // Whatever comes through a proxy does not come from here, even if nobody told us to trust it.
  request.local = peer.is_loopback() && forwarded.empty();
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

Task<HttpResponse> answer(Shared& shared, const HttpRequest& request) {
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>,
                                          void(HttpResponse)>(
      [&shared, &request](auto handler) {
        auto held = std::make_shared<decltype(handler)>(std::move(handler));
        shared.api.answer(request, [held, &shared](HttpResponse response) {
          asio::post(shared.io, [held, response = std::move(response)]() mutable {
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
  const bool big = failure == http::error::body_limit || failure == http::error::header_limit;
  metrics.add(big ? Count::kTooBig : Count::kBadMessages);
  return {.status = big ? 413 : 400,
          .type = "text/plain",
          .body = big ? "That is too big.\n" : "That is no request.\n"};
}

// Without its query, and without what a client might have put anywhere else.
void log_request(const EventLog& log, const std::string& name,
                 const http::request<http::string_body>& message, int status, std::int64_t ms) {
  if (!log.on()) return;
  constexpr std::size_t kLongest = 100;
  const std::string_view target(message.target().data(), message.target().size());
  log.add("http", Value::object({{"request", name},
                                 {"method", std::string(http::to_string(message.method()))},
                                 {"path", target.substr(0, std::min(target.find('?'), kLongest))},
                                 {"status", status},
                                 {"ms", ms}}));
}

Task<void> serve_http(Socket socket, Shared& shared) {
  beast::flat_buffer buffer;
  Timer idle(socket.get_executor());
  Failure failure;
  while (true) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(kLargestBody);
    parser.header_limit(16 * 1024);
    idle.expires_after(kHttpIdle);
    idle.async_wait([&socket](Failure cancelled) {
      if (cancelled) return;
      Failure ignored;
      socket.close(ignored);
    });
    co_await http::async_read(socket, buffer, parser, asio::redirect_error(kAwait, failure));
    idle.cancel();
    const bool understood = !failure;
    if (failure && !is_bad_request(failure)) break;
    auto message = understood ? parser.release() : http::request<http::string_body>{};
    const auto began = SteadyClock::now();
    const std::string name = shared.log.request_id(given_name(message, socket, shared.proxies));
    HttpResponse answered;
    if (understood && websocket::is_upgrade(message)) {
      if (message.target() == "/ws" && !is_foreign(message, shared.options)) {
        auto connection = std::make_shared<SocketConnection>(std::move(socket), shared, name);
        connection->token = token_of(message);
        co_await connection->run(std::move(message));
        co_return;
      }
      shared.metrics.add(Count::kForeignOrigins);
      answered = {.status = 403, .type = "text/plain", .body = "Not for pages of other sites.\n"};
    } else if (understood) {
      const HttpRequest request = read_request(message, socket, shared);
      // (No conditional expression: g++ 12 destroys co_await's result twice in one.)
      if (!request.path.empty()) {
        answered = co_await answer(shared, request);
      } else {
        answered = refusal(http::error::bad_target, shared.metrics);
      }
    } else {
      answered = refusal(failure, shared.metrics);
    }
    const bool keep = understood && message.keep_alive();
    answered.headers.emplace_back("X-Request-Id", name);
    log_request(shared.log, name, message, answered.status, ms_since(began));
    const HttpMessage response =
        write_response(answered, keep, message.method() == http::verb::head);
    http::response_serializer<http::span_body<const char>> serializer(
        const_cast<HttpMessage&>(response));  // NOLINT(*-const-cast): it is not changed
    co_await http::async_write(socket, serializer, asio::redirect_error(kAwait, failure));
    if (failure || !keep) break;
  }
  Failure ignored;
  socket.shutdown(Socket::shutdown_send, ignored);
}

// No file is left to open, perhaps.
Task<void> rest(Acceptor& acceptor) {
  Timer timer(acceptor.get_executor(), std::chrono::milliseconds(100));
  Failure ignored;
  co_await timer.async_wait(asio::redirect_error(kAwait, ignored));
}

Task<void> accept_all(Acceptor& acceptor, Shared& shared) {
  while (acceptor.is_open()) {
    Failure failure;
    Socket socket = co_await acceptor.async_accept(asio::redirect_error(kAwait, failure));
    if (failure) {
      co_await rest(acceptor);
      continue;
    }
    socket.set_option(asio::ip::tcp::no_delay(true), failure);
    asio::co_spawn(acceptor.get_executor(), serve_http(std::move(socket), shared), asio::detached);
  }
}

Task<void> serve_metrics(Acceptor& acceptor, const Metrics& metrics) {
  while (acceptor.is_open()) {
    Failure failure;
    Socket socket = co_await acceptor.async_accept(asio::redirect_error(kAwait, failure));
    if (failure) {
      co_await rest(acceptor);
      continue;
    }
    asio::co_spawn(
        acceptor.get_executor(),
        [](Socket peer, const Metrics& counts) -> Task<void> {
          beast::flat_buffer buffer;
          http::request<http::string_body> request;
          Failure broken;
          co_await http::async_read(peer, buffer, request, asio::redirect_error(kAwait, broken));
          if (broken) co_return;
          http::response<http::string_body> response{http::status::ok, 11};
          response.set(http::field::content_type, "text/plain; version=0.0.4");
          response.body() = counts.text();
          response.keep_alive(false);
          response.prepare_payload();
          co_await http::async_write(peer, response, asio::redirect_error(kAwait, broken));
        }(std::move(socket), metrics),
        asio::detached);
  }
}

MaybeError open_acceptor(Acceptor& acceptor, const std::string& text, std::string_view option) {
  const auto address = read_address(text);
  if (!address) return address.error();
  Failure failure;
  const auto host = asio::ip::make_address(address->host, failure);
  if (failure) return Error{"serve-address", "", {{"address", text}}};
  const asio::ip::tcp::endpoint endpoint(host, address->port);
  acceptor.open(endpoint.protocol(), failure);
  if (!failure) acceptor.set_option(asio::socket_base::reuse_address(true), failure);
  if (!failure) acceptor.bind(endpoint, failure);
  if (!failure) acceptor.listen(4096, failure);
  if (!failure) return std::nullopt;
  if (failure == asio::error::address_in_use)
    return Error{"serve-port-taken", "", {{"address", text}, {"option", std::string(option)}}};
  return Error{"serve-listen", "", {{"address", text}, {"why", failure.message()}}};
}

std::string address_of(const Acceptor& acceptor) {
  const auto endpoint = acceptor.local_endpoint();
  const std::string host = endpoint.address().to_string();
  return (endpoint.address().is_v6() ? "[" + host + "]" : host) + ":" +
         std::to_string(endpoint.port());
}

// What to open in a browser: this machine's addresses where it listens to all.
std::vector<std::string> addresses_of(const Acceptor& acceptor) {
  const auto endpoint = acceptor.local_endpoint();
  if (!endpoint.address().is_unspecified()) return {"http://" + address_of(acceptor) + "/"};
  const std::string port = std::to_string(endpoint.port());
  std::vector<std::string> list = {"http://127.0.0.1:" + port + "/"};
  ifaddrs* all = nullptr;
  if (getifaddrs(&all) != 0) return list;
  for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    if ((each->ifa_flags & IFF_LOOPBACK) != 0 || (each->ifa_flags & IFF_UP) == 0) continue;
    char text[INET_ADDRSTRLEN] = {};
    inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(each->ifa_addr)->sin_addr, text,
              sizeof text);
    list.push_back("http://" + std::string(text) + ":" + port + "/");
  }
  freeifaddrs(all);
  return list;
}

// What the rules look up is made when it is first wanted: now, and not while a table waits.
void prepare_games() {
  Rng rng(0);
  for (const AnyGame* game : all_games()) {
    const auto match = game->start(Value::object(), game->min_seats());
    if (match && !(*match)->deal((*match)->random_deal(rng))) (*match)->legal();
  }
}

constexpr rlim_t kFilesWanted = 16'384;

MaybeError raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return std::nullopt;
  const rlim_t wanted = std::min<rlim_t>(std::max(kFilesWanted, limit.rlim_cur), limit.rlim_max);
  limit.rlim_cur = wanted;
  setrlimit(RLIMIT_NOFILE, &limit);
  if (wanted >= kFilesWanted) return std::nullopt;
  return Error{"serve-files", "", {{"count", static_cast<std::int64_t>(wanted)}}};
}

}  // namespace

MaybeError serve(const ServeOptions& options, const ServeNews& news,
                 const std::function<bool()>& stop) {
  if (MaybeError error = raise_file_limit()) news.warning(*error);
  const auto proxies = TrustedProxies::read(options.trusted_proxies);
  if (!proxies) return proxies.error();
  if (!options.public_url.empty() && options.trusted_proxies.empty()) {
    news.warning({"serve-no-proxy", "", {}});
  }
  asio::io_context io(1);
  Acceptor acceptor(io.get_executor()), metrics_acceptor(io.get_executor());
  if (MaybeError error = open_acceptor(acceptor, options.listen, "--listen")) return error;
  if (!options.metrics.empty()) {
    if (MaybeError error = open_acceptor(metrics_acceptor, options.metrics, "--metrics"))
      return error;
  }
  auto store = open_store(options.data, {.sync = options.sync});
  if (!store) return std::move(store.error());

  prepare_games();

  SystemSecrets secrets;
  Metrics metrics;
  auto work = asio::make_work_guard(io);
  const auto post = [&io](std::function<void()> task) { asio::post(io, std::move(task)); };
  auto bots = std::make_unique<BotPool>(options.bot_threads, metrics);
  Hub hub(**store, *bots, metrics,
          {.now = now_ms,
           .post = post,
           .secrets = &secrets,
           .keep = options.keep_days * Millis{24 * 3'600'000}});
  auto reviews = std::make_unique<ReviewQueue>(options.review_depth);
  Api api(hub, *reviews, metrics,
          {.secure = options.public_url.starts_with("https:"),
           .version = options.version,
           .keep_days = options.keep_days,
           .usual = options.usual});
  EventLog log(news.log);
  Shared shared{.io = io,
                .hub = hub,
                .api = api,
                .metrics = metrics,
                .options = options,
                .proxies = *proxies,
                .log = log};

  Admin admin(hub, log);
  AdminSocket admin_socket(io.get_executor(), options.data, admin);
  if (MaybeError error = admin_socket.open()) news.warning(*error);

  // Time: one timer for whatever is due first.
  Timer timer(io.get_executor());
  std::function<void()> arm = [&] {
    const Millis wait =
        std::clamp<Millis>(hub.due().value_or(now_ms() + 60'000) - now_ms(), 0, 60'000);
    timer.expires_after(std::chrono::milliseconds(wait));
    timer.async_wait([&](Failure failure) {
      if (failure) return;
      hub.tick();
      arm();
    });
  };
  hub.on_due = arm;
  arm();

  Timer watch(io.get_executor());
  bool stopping = false;
  std::function<void()> look = [&] {
    if (stop() && !stopping) {
      stopping = true;
      Failure ignored;
      acceptor.close(ignored);
      metrics_acceptor.close(ignored);
      admin_socket.close();
      hub.stop([&](const MaybeError&) {
        // Clients get a moment to hear it.
        watch.expires_after(std::chrono::milliseconds(200));
        watch.async_wait([&](Failure) { io.stop(); });
      });
      return;
    }
    watch.expires_after(std::chrono::milliseconds(100));
    watch.async_wait([&](Failure failure) {
      if (!failure) look();
    });
  };
  look();

  asio::co_spawn(io.get_executor(), accept_all(acceptor, shared), asio::detached);
  if (metrics_acceptor.is_open()) {
    asio::co_spawn(io.get_executor(), serve_metrics(metrics_acceptor, metrics), asio::detached);
  }
  std::vector<std::string> addresses = addresses_of(acceptor);
  if (!options.public_url.empty()) addresses.insert(addresses.begin(), options.public_url + "/");
  news.ready(addresses, metrics_acceptor.is_open() ? address_of(metrics_acceptor) : "");
  log.add("start", Value::object({{"version", options.version}}));
  io.run();
  log.add("stop");
  reviews.reset();
  bots.reset();    // thoughts still under way find nobody
  store->reset();  // what is waiting becomes durable
  return std::nullopt;
}

}  // namespace lair
