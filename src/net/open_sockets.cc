#include "net/open_sockets.h"

#include <boost/asio/post.hpp>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <utility>

namespace lair {
namespace {

int make_set() {
  const int set = epoll_create1(EPOLL_CLOEXEC);
  if (set < 0) throw std::system_error(errno, std::generic_category(), "epoll_create1");
  return set;
}

bool change(int set, int action, OpenSocket& socket, bool write) {
  epoll_event event{};
  event.events = EPOLLIN | (write ? EPOLLOUT : 0U);
  event.data.ptr = &socket;
  return epoll_ctl(set, action, socket.descriptor(), &event) == 0;
}

}  // namespace

OpenSockets::OpenSockets(const Executor& executor)
    : set_(executor, make_set()), clock_(executor), later_(executor) {
  wait();
}

bool OpenSockets::add(const std::shared_ptr<OpenSocket>& socket) {
  if (!change(set_.native_handle(), EPOLL_CTL_ADD, *socket, false)) return false;
  sockets_[socket.get()] = socket;
  if (!ticking_) start_clock();
  return true;
}

void OpenSockets::push_soon(std::shared_ptr<OpenSocket> socket) {
  if (pushing_.empty()) asio::post(set_.get_executor(), [this] { push_all(); });
  pushing_.push_back(std::move(socket));
}

void OpenSockets::push_later(std::shared_ptr<OpenSocket> socket) {
  if (pushing_later_.empty()) {
    later_.expires_after(kLater);
    later_.async_wait([this](Failure failure) {
      if (failure) return;
      for (const auto& each : std::exchange(pushing_later_, {})) each->push();
    });
  }
  pushing_later_.push_back(std::move(socket));
}

void OpenSockets::push_all() {
  for (const auto& socket : std::exchange(pushing_, {})) socket->push();
}

void OpenSockets::want_push(OpenSocket& socket, bool wanted) {
  change(set_.native_handle(), EPOLL_CTL_MOD, socket, wanted);
}

void OpenSockets::remove(OpenSocket& socket) {
  epoll_ctl(set_.native_handle(), EPOLL_CTL_DEL, socket.descriptor(), nullptr);
  sockets_.erase(&socket);
}

std::shared_ptr<OpenSocket> OpenSockets::find(OpenSocket* socket) const {
  const auto found = sockets_.find(socket);
  return found == sockets_.end() ? nullptr : found->second;
}

void OpenSockets::wait() {
  set_.async_wait(asio::posix::descriptor_base::wait_read, [this](Failure failure) {
    if (failure) return;
    look();
    wait();
  });
}

// Some at a time: others want this thread, too.
void OpenSockets::look() {
  const int count = epoll_wait(set_.native_handle(), events_.data(), kAtOnce, 0);
  for (int i = 0; i < count; ++i) {
    const epoll_event event = events_[static_cast<std::size_t>(i)];
    // What comes to one may have removed another.
    const auto socket = find(static_cast<OpenSocket*>(event.data.ptr));
    if (!socket) continue;
    const bool writable = (event.events & EPOLLOUT) != 0;
    if (writable) socket->push();
    if ((event.events & ~EPOLLOUT) == 0 || (writable && !find(socket.get()))) continue;
    socket->readable(*room_);
  }
}

void OpenSockets::start_clock() {
  ticking_ = true;
  clock_.expires_after(std::chrono::seconds(1));
  clock_.async_wait([this](Failure failure) {
    ticking_ = false;
    if (failure) return;
    const auto now = SteadyClock::now();
    std::vector<std::shared_ptr<OpenSocket>> all;  // which may go meanwhile
    all.reserve(sockets_.size());
    for (const auto& [key, socket] : sockets_) all.push_back(socket);
    for (const auto& socket : all) {
      if (find(socket.get())) socket->tick(now);
    }
    if (!sockets_.empty()) start_clock();
  });
}

}  // namespace lair
