#include "client/client.h"

#include <openssl/evp.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <cerrno>
#include <chrono>
#include <deque>
#include <mutex>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

#include "net/asio.h"
#include "net/channel.h"
#include "net/frames.h"
#include "protocol/close_code.h"
#include "record/json.h"

namespace lair {
namespace {

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

using Answer = http::response_parser<http::string_body>;

// Reads an answer whole. What came behind it is left in `rest`.
Task<Failure> receive(Channel& channel, Answer& answer, std::string& rest) {
  answer.body_limit(kLongestAnswer);
  answer.eager(true);
  std::array<char, 8192> room;
  while (!answer.is_done()) {
    Failure failure;
    const std::size_t size = co_await channel.read(room, failure);
    if (failure == asio::error::eof && answer.is_header_done()) {  // which may be its end
      failure = {};
      answer.put_eof(failure);
      co_return failure;
    }
    if (failure) co_return failure;
    rest.append(room.data(), size);
    rest.erase(0, answer.put(asio::buffer(rest), failure));
    if (failure && failure != http::error::need_more) co_return failure;
  }
  co_return Failure();
}

std::string in_base64(std::span<const unsigned char> bytes) {
  std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');  // with the 0 that it ends it with
  text.resize(
      static_cast<std::size_t>(EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()),
                                               bytes.data(), static_cast<int>(bytes.size()))));
  return text;
}

// What a server answers that has understood a request for a WebSocket (RFC 6455, 1.3).
std::string accepted(const std::string& key) {
  const std::string text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  std::array<unsigned char, 20> hash{};
  EVP_Digest(text.data(), text.size(), hash.data(), nullptr, EVP_sha1(), nullptr);
  return in_base64(hash);
}

}  // namespace

class Client::Wire {
 public:
  explicit Wire(Link link) : link_(std::move(link)) {
    if (bell_ < 0) throw std::system_error(errno, std::generic_category(), "eventfd");
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
    const std::scoped_lock lock(mutex_);
    if (news_.empty()) return std::nullopt;
    News first = std::move(news_.front());
    news_.pop_front();
    std::uint64_t count = 0;
    if (news_.empty() && read(bell_, &count, sizeof count) < 0) return first;  // it was silent
    return first;
  }

  void request(const std::string& method, const std::string& path, const std::string& token,
               const Value& body) {
    std::string text =
        method + " " + path + " HTTP/1.1\r\n" + common_fields() + "Connection: close\r\n";
    if (!token.empty()) text += "Authorization: Bearer " + token + "\r\n";
    const std::string content = body.is_null() ? "" : to_json(body);
    if (!content.empty()) text += "Content-Type: application/json\r\n";
    text += "Content-Length: " + std::to_string(content.size()) + "\r\n\r\n" + content;
    asio::post(io_, [this, path, text = std::move(text)] { spawn(exchange(path, text)); });
  }

  void join(std::string table, std::string token) {
    asio::post(io_, [this, table = std::move(table), token = std::move(token)]() mutable {
      spawn(stay(std::move(table), std::move(token)));
    });
  }

  void understood(std::int64_t version) { version_ = version; }

  void send(const Value& message) {
    asio::post(io_, [this, text = to_json(message)] {
      if (channel_ != nullptr) put(Opcode::kText, text);
    });
  }

  void renew() {
    version_ = -1;
    asio::post(io_, [this] {
      if (channel_ != nullptr) channel_->close();
    });
  }

 private:
  void leave() {
    leaving_ = true;
    retry_.cancel();
    if (channel_ == nullptr) return io_.stop();
    put(Opcode::kClose, "\x03\xe8");  // 1000: all is well
    patience_.expires_after(kGoodbye);
    patience_.async_wait([this](Failure) { io_.stop(); });
  }

  void spawn(Task<void> task) {
    asio::co_spawn(io_.get_executor(), std::move(task), asio::detached);
  }

  void tell(News news) {
    const std::scoped_lock lock(mutex_);
    news_.push_back(std::move(news));
    const std::uint64_t one = 1;
    if (write(bell_, &one, sizeof one) < 0) return;  // it rings already
  }

  std::string common_fields() const {
    return "Host: " + link_.authority() + "\r\nUser-Agent: lair\r\n";
  }

  Task<void> exchange(std::string path, std::string request) {
    const auto channel = make_channel(link_, io_.get_executor());
    channel->expire_after(kPatience);
    if (MaybeError error = co_await channel->open()) {
      tell({News::Failed{path, std::move(*error)}});
      co_return;
    }
    Failure failure;
    channel->expire_after(kPatience);
    co_await channel->write(request, failure);
    Answer answer;
    std::string rest;
    if (!failure) failure = co_await receive(*channel, answer, rest);
    if (failure) {
      tell({News::Failed{path, unreachable(link_, failure)}});
      co_return;
    }
    const std::string& text = answer.get().body();
    const bool lines = answer.get()[http::field::content_type] == "application/x-ndjson";
    const auto body = lines ? parse_json_lines(text) : parse_json(text);
    tell({News::Answer{path, static_cast<int>(answer.get().result_int()), body ? *body : Value()}});
  }

  Task<void> stay(std::string table, std::string token) {
    for (int losses = 0; !leaving_;) {
      bool heard = false;
      MaybeError error = co_await sit(table, token, heard);
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
  Task<MaybeError> sit(const std::string& table, const std::string& token, bool& heard) {
    const auto channel = make_channel(link_, io_.get_executor());
    closed_ = 0;
    channel->expire_after(kPatience);
    if (MaybeError error = co_await channel->open()) co_return error;
    std::string bytes;
    Failure failure = co_await shake_hands(*channel, bytes);
    if (failure) co_return unreachable(link_, failure);
    been_there_ = true;
    channel_ = channel.get();
    unsent_.clear();
    Value hello = Value::object({{"v", 1}, {"table", table}, {"token", token}, {"views", true}});
    if (version_ >= 0) hello.set("from", version_.load());
    put(Opcode::kText, to_json(Value::object({{"hello", std::move(hello)}})));
    co_await listen(*channel, std::move(bytes), heard);
    channel_ = nullptr;
    channel->expire_after(kGoodbye);
    while (writing_) {  // which still uses the channel
      retry_.expires_after(std::chrono::milliseconds(5));
      co_await retry_.async_wait(asio::redirect_error(kAwait, failure));
    }
    if (leaving_) io_.stop();
    co_return std::nullopt;
  }

  // Makes a WebSocket of the connection; what the server has said in it already is in `rest`.
  Task<Failure> shake_hands(Channel& channel, std::string& rest) {
    std::array<unsigned char, 16> drawn;
    for (unsigned char& byte : drawn) byte = static_cast<unsigned char>(random_());
    const std::string key = in_base64(drawn);
    Failure failure;
    const std::string request = "GET /ws HTTP/1.1\r\n" + common_fields() +
                                "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " +
                                key + "\r\n\r\n";
    co_await channel.write(request, failure);
    Answer answer;
    if (!failure) failure = co_await receive(channel, answer, rest);
    if (failure) co_return failure;
    const bool agreed = answer.get().result() == http::status::switching_protocols &&
                        answer.get()[http::field::sec_websocket_accept] == accepted(key);
    co_return agreed ? Failure() : make_error_code(websocket::error::upgrade_declined);
  }

  // Until the connection ends. The server is never silent for long.
  Task<void> listen(Channel& channel, std::string bytes, bool& heard) {
    FrameReader reader(kLongestMessage, Side::kServer);
    std::size_t size = bytes.size();
    bytes.resize(std::max<std::size_t>(size, 16 * 1024));
    Failure failure;
    while (!failure) {
      reader.add(std::span(bytes).first(size));
      while (const auto frame = reader.next()) {
        if (frame->opcode == Opcode::kText) {
          heard = true;
          auto message = parse_json(frame->payload);
          tell({News::Message{message ? std::move(*message) : Value()}});
        } else if (frame->opcode == Opcode::kPing) {
          put(Opcode::kPong, frame->payload);
        } else if (frame->opcode == Opcode::kClose) {
          co_return note_close(frame->payload);
        }
      }
      if (reader.wrong() != 0) co_return;
      channel.expire_after(kSilence);
      size = co_await channel.read(bytes, failure);
    }
  }

  void note_close(std::string_view payload) {
    if (wrong_in_close(payload) == 0 && payload.size() >= 2) {
      closed_ =
          static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
    }
    if (!leaving_) put(Opcode::kClose, payload.substr(0, 2));
  }

  // To be called only while there is a channel.
  void put(Opcode opcode, std::string_view payload) {
    append_frame(unsent_, opcode, payload, std::bit_cast<Mask>(random_()));
    if (!std::exchange(writing_, true)) spawn(push(*channel_));
  }

  Task<void> push(Channel& channel) {
    Failure failure;
    while (!failure && !unsent_.empty()) {
      const std::string text = std::exchange(unsent_, {});
      co_await channel.write(text, failure);
    }
    writing_ = false;
  }

  const Link link_;
  const int bell_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  std::mutex mutex_;
  std::deque<News> news_;
  std::atomic<std::int64_t> version_ = -1;

  // Only the thread touches these.
  asio::io_context io_{1};
  asio::executor_work_guard<Executor> work_ = asio::make_work_guard(io_);
  Timer retry_{io_.get_executor()};
  Timer patience_{io_.get_executor()};
  std::random_device random_;
  Channel* channel_ = nullptr;  // to the table, while there is a connection
  std::string unsent_;          // frames
  bool writing_ = false;        // them
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
