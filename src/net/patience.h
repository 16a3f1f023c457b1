#pragma once

#include <chrono>
#include <memory>

#include "net/asio.h"

namespace lair {

// Closes a socket whose other end takes too long, so that whatever waits for it fails.
class Patience {
 public:
  explicit Patience(Socket& socket)
      : timer_(socket.get_executor()), socket_(std::make_shared<Socket*>(&socket)) {}

  void begin(std::chrono::milliseconds time) {
    over_ = false;
    timer_.expires_after(time);
    // The socket may be gone when the timer is heard.
    timer_.async_wait([this, there = std::weak_ptr(socket_)](Failure cancelled) {
      const auto waiting = there.lock();
      if (cancelled || !waiting) return;
      over_ = true;
      Failure ignored;
      (*waiting)->close(ignored);
    });
  }
  void end() { timer_.cancel(); }
  bool over() const { return over_; }  // it was too long

 private:
  Timer timer_;
  std::shared_ptr<Socket*> socket_;
  bool over_ = false;
};

}  // namespace lair
