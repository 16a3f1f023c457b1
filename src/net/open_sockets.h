#pragma once

#include <sys/epoll.h>

#include <array>
#include <boost/asio/posix/basic_stream_descriptor.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "net/asio.h"

namespace lair {

// A socket that `OpenSockets` watches.
class OpenSocket {
 public:
  virtual ~OpenSocket() = default;
  virtual int descriptor() const = 0;
  // There is something to read, or nothing will come any more; `room` is for what is read, until
  // this returns.
  virtual void readable(std::span<char> room) = 0;
  virtual void push() = 0;  // it asked for that; what it has to send can be sent now
  // About once a second.
  virtual void tick(SteadyClock::time_point now) = 0;
};

// All WebSockets that are open: one set of descriptors, one room to read into and one clock for all
// of them, so that a silent one costs next to nothing.
class OpenSockets {
 public:
  explicit OpenSockets(const Executor& executor);
  OpenSockets(const OpenSockets&) = delete;
  OpenSockets& operator=(const OpenSockets&) = delete;
  ~OpenSockets() = default;

  // Keeps it until it is removed. False if the system has no room for it.
  bool add(const std::shared_ptr<OpenSocket>& socket);
  // Calls its `push` when whatever happens just now is over, even if it is removed meanwhile.
  void push_soon(std::shared_ptr<OpenSocket> socket);
  // The same, kLater from now at the latest.
  void push_later(std::shared_ptr<OpenSocket> socket);
  // Calls its `push` whenever the system takes more, as long as that is wanted.
  void want_push(OpenSocket& socket, bool wanted);
  void remove(OpenSocket& socket);  // before its descriptor is closed

 private:
  static constexpr std::size_t kRoom = 64 * 1024;
  static constexpr std::size_t kAtOnce = 256;
  static constexpr std::chrono::milliseconds kLater{20};

  void wait();
  void look();
  void push_all();
  void start_clock();
  std::shared_ptr<OpenSocket> find(OpenSocket* socket) const;

  asio::posix::basic_stream_descriptor<Executor> set_;  // of epoll
  Timer clock_, later_;
  bool ticking_ = false;
  std::unordered_map<OpenSocket*, std::shared_ptr<OpenSocket>> sockets_;
  std::vector<std::shared_ptr<OpenSocket>> pushing_, pushing_later_;
  std::array<epoll_event, kAtOnce> events_{};
  std::unique_ptr<std::array<char, kRoom>> room_ = std::make_unique<std::array<char, kRoom>>();
};

}  // namespace lair
