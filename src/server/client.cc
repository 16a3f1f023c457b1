#include "server/client.h"

#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <cerrno>
#include <chrono>
#include <deque>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#include "record/json.h"
#include "server/asio.h"
#include "server/close_code.h"

namespace lair {
namespace {

using Plain = beast::basic_stream<asio::ip::tcp, Executor>;
using Secure = asio::ssl::stream<Plain>;

constexpr auto kPatience = std::chrono::seconds(15);  // for a server to answer
constexpr auto kSilence = std::chrono::seconds(40);   // until a connection counts as lost
constexpr auto kGoodbye = std::chrono::milliseconds(500);
constexpr std::size_t kLongestMessage = std::size_t{4} << 20;
constexpr std::size_t kLongestAnswer = std::size_t{16} << 20;

// After these there is no use in coming back (docs/protocol.md).
bool is_final(int code) {
  constexpr std::array kCodes = {CloseCode::kBadMessage, CloseCode::kNoPlayer,
                                 CloseCode::kForbidden,  CloseCode::kNoTable,
                                 CloseCode::kGone,       CloseCode::kOutdated};
  return std::find(kCodes.begin(), kCodes.end(), static_cast<CloseCode>(code)) != kCodes.end();
}

bool is_numeric(const std::string& host) {
  Failure failure;
  asio::ip::make_address(host, failure);
  return !failure;
}

// A list of what stands on each line.
Result<Value> parse_json_lines(std::string_view text) {
  Value list = Value::array();
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    auto line = parse_json(text.substr(0, end));
    if (!line) return std::move(line.error());
    list.push_back(std::move(*line));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

}  // namespace

class Client::Wire {
 public:
  explicit Wire(Link link) : link_(std::move(link)) {
    if (bell_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
    Failure ignored;
    tls_.set_default_verify_paths(ignored);
    tls_.set_verify_mode(asio::ssl::verify_peer, ignored);
    thread_ = std::thread([this] { io_.run(); });
  }

  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() {
    try {
      asio::post(io_, [this] { leave(); });
    } catch (const std::exception&) {  // no memory: without a goodbye
      io_.stop();
    }
    thread_.join();
    ::close(bell_);
  }

  int descriptor() const { return bell_; }

  std::optional<News> take() {
    const std::lock_guard lock(mutex_);
    if (news_.empty()) return std::nullopt;
    News first = std::move(news_.front());
    news_.pop_front();
    std::uint64_t count = 0;
    if (news_.empty() && read(bell_, &count, sizeof count) < 0) return first;  // it was silent
    return first;
  }

  void request(const std::string& method, const std::string& path, const std::string& token,
               const Value& body) {
    http::request<http::string_body> request{http::string_to_verb(method), path, 11};
    request.set(http::field::host, link_.authority());
    request.set(http::field::user_agent, "lair");
    request.set(http::field::connection, "close");
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    if (!body.is_null()) {
      request.set(http::field::content_type, "application/json");
      request.body() = to_json(body);
    }
    request.prepare_payload();
    asio::post(io_, [this, request = std::move(request)]() mutable {
      spawn(link_.secure ? exchange_by<Secure>(std::move(request))
                         : exchange_by<Plain>(std::move(request)));
    });
  }

  void join(std::string table, std::string token) {
    asio::post(io_, [this, table = std::move(table), token = std::move(token)]() mutable {
      spawn(stay(std::move(table), std::move(token)));
    });
  }

  void understood(std::int64_t version) { version_ = version; }

  void send(const Value& message) {
    asio::post(io_, [this, text = to_json(message)]() mutable {
      if (!write_) return;
      unsent_.push_back(std::move(text));
      if (unsent_.size() == 1) write_();
    });
  }

  void renew() {
    version_ = -1;
    asio::post(io_, [this] {
      if (close_) close_(false);
    });
  }

 private:
  void leave() {
    leaving_ = true;
    retry_.cancel();
    if (!close_) return io_.stop();
    close_(true);
    patience_.expires_after(kGoodbye);
    patience_.async_wait([this](Failure) { io_.stop(); });
  }

  void spawn(Task<void> task) {
    asio::co_spawn(io_.get_executor(), std::move(task), asio::detached);
  }

  void tell(News news) {
    const std::lock_guard lock(mutex_);
    news_.push_back(std::move(news));
    const std::uint64_t one = 1;
    if (write(bell_, &one, sizeof one) < 0) return;  // it rings already
  }

  template <class Stream>
  Stream make_stream() {
    if constexpr (std::is_same_v<Stream, Secure>) {
      return Stream(io_.get_executor(), tls_);
    } else {
      return Stream(io_.get_executor());
    }
  }

  Error unreachable(const Failure& failure) const {
    return {"connect-unreachable", "", {{"server", link_.origin()}, {"why", failure.message()}}};
  }

  // Connected, and the certificate good for the name; or why not.
  Task<MaybeError> open(Plain& stream) {
    Failure failure;
    asio::ip::basic_resolver<asio::ip::tcp, Executor> resolver(io_.get_executor());
    const auto found = co_await resolver.async_resolve(link_.host, link_.port,
                                                       asio::redirect_error(kAwait, failure));
    if (failure) co_return unreachable(failure);
    stream.expires_after(kPatience);
    co_await stream.async_connect(found, asio::redirect_error(kAwait, failure));
    if (failure) co_return unreachable(failure);
    stream.socket().set_option(asio::ip::tcp::no_delay(true), failure);
    co_return std::nullopt;
  }

  Task<MaybeError> open(Secure& stream) {
    SSL* const tls = stream.native_handle();
    if (is_numeric(link_.host)) {
      X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(tls), link_.host.c_str());
    } else {
      SSL_set_tlsext_host_name(tls, link_.host.c_str());
      SSL_set_hostflags(tls, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
      SSL_set1_host(tls, link_.host.c_str());
    }
    if (MaybeError error = co_await open(stream.next_layer())) co_return error;
    Failure failure;
    co_await stream.async_handshake(asio::ssl::stream_base::client,
                                    asio::redirect_error(kAwait, failure));
    if (!failure) co_return std::nullopt;
    const long verdict = SSL_get_verify_result(tls);
    if (verdict == X509_V_OK) co_return unreachable(failure);
    co_return Error{
        "connect-certificate",
        "",
        {{"server", link_.origin()}, {"why", std::string(X509_verify_cert_error_string(verdict))}}};
  }

  template <class Stream>
  Task<void> exchange_by(http::request<http::string_body> request) {
    const std::string path(request.target());
    auto stream = make_stream<Stream>();
    if (MaybeError error = co_await open(stream)) {
      tell({News::Failed{path, std::move(*error)}});
      co_return;
    }
    Failure failure;
    beast::get_lowest_layer(stream).expires_after(kPatience);
    co_await http::async_write(stream, request, asio::redirect_error(kAwait, failure));
    http::response_parser<http::string_body> parser;
    parser.body_limit(kLongestAnswer);
    beast::flat_buffer buffer;
    if (!failure) {
      co_await http::async_read(stream, buffer, parser, asio::redirect_error(kAwait, failure));
    }
    if (failure) {
      tell({News::Failed{path, unreachable(failure)}});
      co_return;
    }
    const auto& answer = parser.get();
    const bool lines = answer[http::field::content_type] == "application/x-ndjson";
    const auto body = lines ? parse_json_lines(answer.body()) : parse_json(answer.body());
    tell({News::Answer{path, static_cast<int>(answer.result_int()), body ? *body : Value()}});
  }

  Task<void> stay(std::string table, std::string token) {
    for (int losses = 0; !leaving_;) {
      bool heard = false;
      MaybeError error = link_.secure ? co_await sit<Secure>(table, token, heard)
                                      : co_await sit<Plain>(table, token, heard);
      if (leaving_) co_return;
      if (is_final(closed_)) {
        tell({News::Closed{closed_}});
        co_return;
      }
      losses = heard ? 0 : losses + 1;
      // A server that never answered, or that is not to be trusted, is not asked again.
      if (error && (!been_there_ || error->code == "connect-certificate")) {
        tell({News::Failed{"", std::move(*error)}});
        co_return;
      }
      tell({News::Lost{}});
      retry_.expires_after(std::chrono::milliseconds(250 << std::min(losses, 5)));
      Failure ignored;
      co_await retry_.async_wait(asio::redirect_error(kAwait, ignored));
    }
  }

  // One connection to the table, until it ends.
  template <class Stream>
  Task<MaybeError> sit(const std::string& table, const std::string& token, bool& heard) {
    websocket::stream<Stream> socket(make_stream<Stream>());
    closed_ = 0;
    if (MaybeError error = co_await open(socket.next_layer())) co_return error;
    beast::get_lowest_layer(socket).expires_never();
    socket.set_option(websocket::stream_base::timeout{kPatience, kSilence, true});
    socket.read_message_max(kLongestMessage);
    Failure failure;
    co_await socket.async_handshake(link_.authority(), "/ws",
                                    asio::redirect_error(kAwait, failure));
    if (failure) co_return unreachable(failure);
    been_there_ = true;
    Value hello = Value::object({{"v", 1}, {"table", table}, {"token", token}, {"views", true}});
    if (version_ >= 0) hello.set("from", version_.load());
    const std::string first = to_json(Value::object({{"hello", std::move(hello)}}));
    co_await socket.async_write(asio::buffer(first), asio::redirect_error(kAwait, failure));
    attach(socket);
    beast::flat_buffer buffer;
    while (!failure) {
      co_await socket.async_read(buffer, asio::redirect_error(kAwait, failure));
      if (failure) break;
      const auto data = buffer.cdata();
      auto message = parse_json({static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
      heard = true;
      tell({News::Message{message ? std::move(*message) : Value()}});
    }
    closed_ = socket.reason().code;
    close_ = nullptr;
    write_ = nullptr;
    while (writing_ || closing_) {  // what still uses the socket
      retry_.expires_after(std::chrono::milliseconds(5));
      co_await retry_.async_wait(asio::redirect_error(kAwait, failure));
    }
    if (leaving_) io_.stop();
    co_return std::nullopt;
  }

  // Makes the connection one that others can write to and end.
  template <class Stream>
  void attach(websocket::stream<Stream>& socket) {
    unsent_.clear();
    write_ = [this, &socket] {
      writing_ = true;
      socket.async_write(asio::buffer(unsent_.front()), [this](Failure failure, std::size_t) {
        writing_ = false;
        if (!unsent_.empty()) unsent_.pop_front();
        if (!failure && !unsent_.empty() && write_) write_();
      });
    };
    close_ = [this, &socket](bool politely) {
      if (!politely) return beast::get_lowest_layer(socket).close();
      closing_ = true;
      socket.async_close(websocket::close_code::normal, [this](Failure) { closing_ = false; });
    };
  }

  const Link link_;
  const int bell_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  std::mutex mutex_;
  std::deque<News> news_;
  std::atomic<std::int64_t> version_ = -1;

  // Only the thread touches these.
  asio::io_context io_{1};
  asio::executor_work_guard<Executor> work_ = asio::make_work_guard(io_);
  asio::ssl::context tls_{asio::ssl::context::tls_client};
  Timer retry_{io_.get_executor()};
  Timer patience_{io_.get_executor()};
  std::deque<std::string> unsent_;
  std::function<void()> write_;      // the first of these; empty without a connection
  std::function<void(bool)> close_;  // likewise
  bool writing_ = false, closing_ = false;
  bool leaving_ = false, been_there_ = false;
  int closed_ = 0;  // the code with which the last connection was
  std::thread thread_;
};

Client::Client(const Link& link) : wire_(std::make_unique<Wire>(link)) {}
Client::~Client() = default;
int Client::descriptor() const { return wire_->descriptor(); }
std::optional<News> Client::take() { return wire_->take(); }
void Client::request(const std::string& method, const std::string& path, const std::string& token,
                     const Value& body) {
  wire_->request(method, path, token, body);
}
void Client::join(std::string table, std::string token) {
  wire_->join(std::move(table), std::move(token));
}
void Client::understood(std::int64_t version) { wire_->understood(version); }
void Client::send(const Value& message) { wire_->send(message); }
void Client::renew() { wire_->renew(); }

}  // namespace lair
