#include "server/socket_connection.h"

#include <algorithm>
#include <boost/asio/redirect_error.hpp>
#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "server/connection.h"

namespace lair {
namespace {

// Limits (docs/hosting.md).
constexpr std::size_t kLargestMessage = 64 * 1024;
constexpr std::size_t kLargestBacklog = 512 * 1024;  // bytes a slow reader may leave unread
constexpr double kMessagesPerSecond = 500, kMessageBurst = 1'500;
constexpr std::chrono::seconds kHelloTime{10}, kSocketIdle{60};

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
  SocketConnection(Socket&& socket, Running& running, std::string request, Crowd::Place place)
      : ws_(std::move(socket)),
        running_(running),
        request_(std::move(request)),
        place_(std::move(place)) {}

  Task<void> run(http::request<http::string_body> upgrade) {
    ws_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = kHelloTime, .idle_timeout = kSocketIdle, .keep_alive_pings = true});
    ws_.read_message_max(kLargestMessage);
    ws_.text(true);
    Failure failure;
    co_await ws_.async_accept(upgrade, asio::redirect_error(kAwait, failure));
    if (failure) co_return;
    upgrade = {};
    running_.hub.opened(shared_from_this());
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
      running_.hub.message(*this, {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
      if (buffer.capacity() > 4096) buffer.shrink_to_fit();
    }
    count_failure(failure);
    running_.log.add("socket", Value::object({{"request", request_},
                                              {"code", static_cast<int>(close_reason_.code)},
                                              {"ms", ms_since(began)}}));
    running_.hub.closed(*this);
  }

  void send(std::string frame) override {
    if (closing_) return;
    waiting_bytes_ += frame.size();
    if (waiting_bytes_ > kLargestBacklog) {
      running_.metrics.add(Count::kSlowReaders);
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
    running_.metrics.add(count);
    running_.hub.closed(*this);
    close(code, reason);
  }

  // Frames that are none; Beast has answered them with a close code.
  void count_failure(Failure failure) {
    static const auto& frames = websocket::make_error_code(websocket::error::closed).category();
    if (failure.category() != frames || failure == websocket::error::closed) return;
    const bool big = failure == websocket::error::message_too_big;
    running_.metrics.add(big ? Count::kTooBig : Count::kBadMessages);
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
                      std::string().swap(frame_);  // a whole table may have been in it
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
  Running& running_;
  std::string request_;
  Crowd::Place place_;  // among its address's
  Timer hello_timer_{ws_.get_executor()};
  Allowance allowance_;
  std::vector<std::string> queue_;
  std::size_t written_ = 0;  // of the queue
  std::string frame_;        // being written
  std::size_t waiting_bytes_ = 0;
  bool writing_ = false, closing_ = false;
  websocket::close_reason close_reason_;
};

}  // namespace

Task<void> serve_socket(Socket socket, Running& running, http::request<http::string_body> upgrade,
                        std::string request, std::string token, Crowd::Place place) {
  auto connection = std::make_shared<SocketConnection>(std::move(socket), running,
                                                       std::move(request), std::move(place));
  connection->token = std::move(token);
  co_await connection->run(std::move(upgrade));
}

}  // namespace lair
