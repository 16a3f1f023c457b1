#include "server/socket_connection.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/redirect_error.hpp>
#include <cerrno>
#include <chrono>
#include <exception>
#include <memory>
#include <utility>

#include "protocol/frames.h"
#include "server/connection.h"

namespace lair {
namespace {

// Limits (docs/hosting.md).
constexpr std::size_t kLargestMessage = 64 * 1024;
constexpr std::size_t kLargestBacklog = 512 * 1024;  // bytes a slow reader may leave unread
constexpr std::size_t kKeptRoom = 512;               // bytes, for what is sent next
constexpr double kMessagesPerSecond = 500, kMessageBurst = 1'500;
constexpr std::size_t kBytesOfMessage = 4096;  // a longer one counts as several
constexpr std::chrono::seconds kHelloTime{10}, kGoodbyeTime{10}, kPingAfter{30}, kSocketIdle{60};

// Sends at most so much in a while. A long message costs more: it takes longer to read.
class Allowance {
 public:
  explicit Allowance(SteadyClock::time_point now) : last_(now) {}
  bool take(SteadyClock::time_point now, std::size_t bytes) {
    const std::chrono::duration<double> passed = now - last_;
    last_ = now;
    left_ = std::min(kMessageBurst, left_ + passed.count() * kMessagesPerSecond);
    const std::size_t counted = 1 + bytes / kBytesOfMessage;
    left_ -= static_cast<double>(counted);
    return left_ >= 0;
  }

 private:
  double left_ = kMessageBurst;
  SteadyClock::time_point last_;
};

// A client's WebSocket, from its handshake on.
class SocketConnection final : public Connection, public OpenSocket {
 public:
  SocketConnection(int descriptor, Running& running, std::string request, Crowd::Place place)
      : descriptor_(descriptor),
        running_(running),
        request_(std::move(request)),
        place_(std::move(place)) {}
  SocketConnection(const SocketConnection&) = delete;
  SocketConnection& operator=(const SocketConnection&) = delete;
  ~SocketConnection() override { ::close(descriptor_); }

  using Connection::send;
  void send(std::string_view text, std::string_view rest, Haste haste) override {
    if (!closing_) put(Opcode::kText, text, rest, haste);
  }

  // What is not sent yet goes first.
  void close(CloseCode code, std::string_view reason) override {
    say_goodbye(static_cast<int>(code), reason);
  }

  int descriptor() const override { return descriptor_; }

  void readable(std::span<char> room) override {
    const ssize_t size = recv(descriptor_, room.data(), room.size(), 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (size <= 0) return end();
    if (parted_) return;  // and wait until the other side closes
    heard_ = SteadyClock::now();
    pinged_ = false;
    reader_.add(room.first(static_cast<std::size_t>(size)));
    try {
      hear_all();
    } catch (const std::exception&) {  // what nobody foresaw, such as no memory: no other suffers
      abandon();
    }
  }

  void push() override {
    pushed_ = false;
    if (unsent_.empty()) return;
    const ssize_t size = ::send(descriptor_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
    if (size < 0 && errno != EAGAIN && errno != EINTR) return abandon();
    unsent_.erase(0, static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    // Whole tables may have been in it; the room of an update is soon wanted again.
    if (unsent_.empty() && unsent_.capacity() > kKeptRoom) std::string().swap(unsent_);
    const bool waits = !unsent_.empty();
    if (waits != std::exchange(waits_, waits)) running_.sockets.want_push(*this, waits);
    if (parted_ && !waits) leave();
  }

  void tick(SteadyClock::time_point now) override {
    if (closing_) {
      if (now - closed_ > kGoodbyeTime) end();
      return;
    }
    if (now - heard_ > kSocketIdle) return abandon();
    if (!pinged_ && now - heard_ > kPingAfter) {
      pinged_ = true;
      put(Opcode::kPing, "");
    }
    if (!hello_due_ || now - began_ <= kHelloTime) return;
    hello_due_ = false;
    if (table.empty()) {
      reject(static_cast<int>(CloseCode::kBadMessage), "hello comes first", Count::kBadMessages);
    }
  }

 private:
  void hear_all() {
    while (!parted_) {
      const auto heard = reader_.next();
      if (!heard) break;
      hear(*heard);
    }
    if (reader_.wrong() == 0 || parted_) return;
    const bool big = reader_.wrong() == static_cast<int>(CloseCode::kTooBig);
    if (!closing_) reject(reader_.wrong(), "", big ? Count::kTooBig : Count::kBadMessages);
    part();
  }

  void hear(const FrameReader::Heard& heard) {
    if (heard.opcode == Opcode::kClose) {
      running_.hub.closed(*this);
      say_goodbye(0, heard.payload.substr(0, 2));
      return part();
    }
    if (closing_) return;
    if (!allowance_.take(heard_, heard.payload.size())) {
      return reject(static_cast<int>(CloseCode::kFlood), "too many messages", Count::kFloods);
    }
    switch (heard.opcode) {
      case Opcode::kText:
        return running_.hub.message(*this, heard.payload);
      case Opcode::kPing:
        return put(Opcode::kPong, heard.payload);
      case Opcode::kPong:
        return;
      default:
        return reject(static_cast<int>(CloseCode::kBadMessage), "text, please",
                      Count::kBadMessages);
    }
  }

  // It leaves its table at once: the others need not wait until the socket is closed.
  void reject(int code, std::string_view reason, Count count) {
    running_.metrics.add(count);
    running_.hub.closed(*this);
    say_goodbye(code, reason);
  }

  // A close frame; without a code the words are all of it. The other side answers with one, or has
  // sent it.
  void say_goodbye(int code, std::string_view words) {
    if (closing_) return;
    std::string payload;
    if (code != 0) payload = {static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
    put(Opcode::kClose, payload.append(words));
    if (closing_) return;  // it could not be sent
    closing_ = true;
    closed_ = SteadyClock::now();
    code_ = code;
  }

  std::shared_ptr<OpenSocket> self() {
    return std::static_pointer_cast<SocketConnection>(shared_from_this());
  }

  // Leaves together with what else is sent then.
  void put(Opcode opcode, std::string_view payload, std::string_view rest = {},
           Haste haste = Haste::kNow) {
    if (haste == Haste::kNow) {
      if (!std::exchange(pushed_, true)) running_.sockets.push_soon(self());
    } else if (unsent_.empty()) {
      running_.sockets.push_later(self());
    }
    append_frame(unsent_, opcode, payload, rest);
    if (unsent_.size() <= kLargestBacklog) return;
    push();
    if (unsent_.size() <= kLargestBacklog) return;
    running_.metrics.add(Count::kSlowReaders);
    abandon();
  }

  // Nothing that comes counts any more; what is not sent yet still goes.
  void part() {
    parted_ = true;
    if (unsent_.empty()) leave();
  }

  // All is said: the other side closes.
  void leave() const { shutdown(descriptor_, SHUT_WR); }

  // The socket is of no use any more; its reader notices, and ends it.
  void abandon() {
    closing_ = parted_ = true;
    closed_ = SteadyClock::now();
    std::string().swap(unsent_);
    shutdown(descriptor_, SHUT_RDWR);
  }

  void end() {
    const auto self = shared_from_this();
    closing_ = parted_ = true;
    std::string().swap(unsent_);
    running_.sockets.remove(*this);
    running_.log.add(
        "socket",
        Value::object({{"request", request_}, {"code", code_}, {"ms", ms_since(began_)}}));
    running_.hub.closed(*this);
  }

  const int descriptor_;
  Running& running_;
  std::string request_;
  Crowd::Place place_;  // among its address's
  FrameReader reader_{kLargestMessage};
  std::string unsent_;
  const SteadyClock::time_point began_ = SteadyClock::now();
  SteadyClock::time_point heard_ = began_, closed_{};
  Allowance allowance_{began_};
  int code_ = 0;  // with which it was closed
  bool pinged_ = false, hello_due_ = true;
  bool pushed_ = false;   // `push` comes as soon as may be
  bool waits_ = false;    // for the system to take more
  bool closing_ = false;  // it has been told so
  bool parted_ = false;   // and the other side has answered, or cannot
};

}  // namespace

Task<void> serve_socket(Socket socket, Running& running, http::request<http::string_body> upgrade,
                        std::string request, std::string token, Crowd::Place place) {
  websocket::stream<Socket, false> shaking(std::move(socket));
  shaking.set_option(websocket::stream_base::timeout{.handshake_timeout = kHelloTime,
                                                     .idle_timeout = websocket::stream_base::none(),
                                                     .keep_alive_pings = false});
  Failure failure;
  co_await shaking.async_accept(upgrade, asio::redirect_error(kAwait, failure));
  if (failure) co_return;
  Socket& open = beast::get_lowest_layer(shaking);
  open.native_non_blocking(true, failure);
  if (failure) co_return;
  const int descriptor = open.release(failure);
  if (failure) co_return;
  auto connection =
      std::make_shared<SocketConnection>(descriptor, running, std::move(request), std::move(place));
  connection->token = std::move(token);
  running.hub.opened(connection);
  if (!running.sockets.add(connection)) running.hub.closed(*connection);
}

}  // namespace lair
