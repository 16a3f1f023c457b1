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

#include "net/frames.h"
#include "server/connection.h"
#include "server/request_cost.h"
#include "server/send_buffer.h"

namespace lair {
namespace {

// Limits (docs/hosting.md).
constexpr std::size_t kLargestMessage = 64 * 1024;
constexpr std::chrono::seconds kHelloTime{10}, kGoodbyeTime{10}, kPingAfter{30}, kSocketIdle{60};

// A client's WebSocket after its handshake.
class SocketConnection final : public Connection, public OpenSocket {
 public:
  SocketConnection(int descriptor, ServerContext& context, std::string request,
                   ConnectionLimit::Slot slot)
      : descriptor_(descriptor),
        context_(context),
        request_(std::move(request)),
        slot_(std::move(slot)),
        unsent_(context.unsent_bytes) {}
  SocketConnection(const SocketConnection&) = delete;
  SocketConnection& operator=(const SocketConnection&) = delete;
  ~SocketConnection() override { ::close(descriptor_); }

  using Connection::send;
  void send(std::string_view text, std::string_view rest, Priority priority) override {
    if (!closing_) send_frame(Opcode::kText, text, rest, priority);
  }

  // Pending messages are sent first.
  void close(CloseCode code, std::string_view reason) override {
    send_close(static_cast<int>(code), reason);
  }

  int descriptor() const override { return descriptor_; }

  void readable(std::span<char> room) override {
    const ssize_t size = recv(descriptor_, room.data(), room.size(), 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (size <= 0) return end();
    if (parted_) return;  // wait until the client closes
    heard_ = SteadyClock::now();
    pinged_ = false;
    reader_.add(room.first(static_cast<std::size_t>(size)));
    try {
      read_frames();
    } catch (const std::exception&) {  // unexpected, such as no memory: other clients go on
      abandon();
    }
  }

  void push() override {
    pushed_ = false;
    if (unsent_.empty()) return;
    const ssize_t size =
        ::send(descriptor_, unsent_.bytes().data(), unsent_.bytes().size(), MSG_NOSIGNAL);
    if (size < 0 && errno != EAGAIN && errno != EINTR) return abandon();
    unsent_.drop(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    const bool waits = !unsent_.empty();
    if (waits != std::exchange(waits_, waits)) context_.sockets.want_push(*this, waits);
    if (parted_ && !waits) shut_down();
  }

  void tick(SteadyClock::time_point now) override {
    if (closing_) {
      if (now - closed_ > kGoodbyeTime) end();
      return;
    }
    if (now - heard_ > kSocketIdle) return abandon();
    if (!pinged_ && now - heard_ > kPingAfter) {
      pinged_ = true;
      send_frame(Opcode::kPing, "");
    }
    if (!hello_due_ || now - began_ <= kHelloTime) return;
    hello_due_ = false;
    if (table.empty()) {
      reject(static_cast<int>(CloseCode::kBadMessage), "hello comes first", Count::kBadMessages);
    }
  }

 private:
  void read_frames() {
    while (!parted_) {
      const auto heard = reader_.next();
      const std::size_t parts = reader_.take_parts();
      if (parts > 0 && !closing_ && !context_.hub.charge(*this, static_cast<double>(parts))) {
        reject(static_cast<int>(CloseCode::kFlood), "too many frames", Count::kFloods);
      }
      if (!heard) break;
      handle_frame(*heard);
    }
    if (reader_.wrong() == 0 || parted_) return;
    const bool big = reader_.wrong() == static_cast<int>(CloseCode::kTooBig);
    if (!closing_) reject(reader_.wrong(), "", big ? Count::kTooBig : Count::kBadMessages);
    ignore_input();
  }

  void handle_frame(const FrameReader::Heard& heard) {
    if (heard.opcode == Opcode::kClose) {
      context_.hub.closed(*this);
      send_close(0, heard.payload.substr(0, 2));
      return ignore_input();
    }
    if (closing_) return;
    if (!context_.hub.charge(*this, cost_of_bytes(heard.payload.size()))) {
      return reject(static_cast<int>(CloseCode::kFlood), "too many messages", Count::kFloods);
    }
    switch (heard.opcode) {
      case Opcode::kText:
        return context_.hub.message(*this, heard.payload);
      case Opcode::kPing:
        return send_frame(Opcode::kPong, heard.payload);
      case Opcode::kPong:
        return;
      default:
        return reject(static_cast<int>(CloseCode::kBadMessage), "text, please",
                      Count::kBadMessages);
    }
  }

  // The client leaves its table at once: others need not wait until the socket is closed.
  void reject(int code, std::string_view reason, Count count) {
    context_.metrics.add(count);
    context_.hub.closed(*this);
    send_close(code, reason);
  }

  // Sends a close frame; without a code the text is its whole payload. The client answers with one,
  // or has already sent it.
  void send_close(int code, std::string_view words) {
    if (closing_) return;
    std::string payload;
    if (code != 0) payload = {static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
    send_frame(Opcode::kClose, payload.append(words));
    if (closing_) return;  // it could not be sent
    closing_ = true;
    closed_ = SteadyClock::now();
    code_ = code;
  }

  std::shared_ptr<OpenSocket> self() {
    return std::static_pointer_cast<SocketConnection>(shared_from_this());
  }

  // Adds a frame to the send buffer; it is sent together with the others.
  void send_frame(Opcode opcode, std::string_view payload, std::string_view rest = {},
                  Priority priority = Priority::kNow) {
    if (priority == Priority::kNow) {
      if (!std::exchange(pushed_, true)) context_.sockets.push_soon(self());
    } else if (unsent_.empty()) {
      context_.sockets.push_later(self());
    }
    unsent_.add(opcode, payload, rest);
    if (!unsent_.too_long()) return;
    push();
    if (!unsent_.too_long()) return;
    context_.metrics.add(Count::kSlowReaders);
    abandon();
  }

  // Ignores further input; pending messages are still sent.
  void ignore_input() {
    parted_ = true;
    if (unsent_.empty()) shut_down();
  }

  // Everything is sent: the client closes the connection.
  void shut_down() const { shutdown(descriptor_, SHUT_WR); }

  // Gives the socket up. The reader sees the shutdown, and ends it.
  void abandon() {
    closing_ = parted_ = true;
    closed_ = SteadyClock::now();
    unsent_.clear();
    shutdown(descriptor_, SHUT_RDWR);
  }

  void end() {
    const auto self = shared_from_this();
    closing_ = parted_ = true;
    unsent_.clear();
    context_.sockets.remove(*this);
    context_.log.add(
        "socket",
        Value::object({{"request", request_}, {"code", code_}, {"ms", ms_since(began_)}}));
    context_.hub.closed(*this);
  }

  const int descriptor_;
  ServerContext& context_;
  std::string request_;
  ConnectionLimit::Slot slot_;  // of its address
  FrameReader reader_{kLargestMessage};
  SendBuffer unsent_;
  const SteadyClock::time_point began_ = SteadyClock::now();
  SteadyClock::time_point heard_ = began_, closed_{};
  int code_ = 0;  // of the close frame
  bool pinged_ = false, hello_due_ = true;
  bool pushed_ = false;   // `push` is scheduled
  bool waits_ = false;    // until the socket is writable
  bool closing_ = false;  // a close frame was sent
  bool parted_ = false;   // the client has answered it, or cannot
};

}  // namespace

Task<void> serve_socket(Socket socket, ServerContext& context,
                        http::request<http::string_body> upgrade, Caller caller) {
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
  auto connection = std::make_shared<SocketConnection>(
      descriptor, context, std::move(caller.request), std::move(caller.slot));
  connection->token = std::move(caller.token);
  connection->address = std::move(caller.address);
  context.hub.opened(connection);
  if (!context.sockets.add(connection)) context.hub.closed(*connection);
}

}  // namespace lair
