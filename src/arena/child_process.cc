#include "arena/child_process.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>

namespace lair {
namespace {

constexpr std::size_t kLongestAnswer = 1 << 20;
constexpr std::chrono::milliseconds kSlice{100};  // between two looks whether to stop

// In the child: the socket as input and output, a group of its own, the shell.
[[noreturn]] void become(int socket, const char* command) {
  setpgid(0, 0);
  dup2(socket, STDIN_FILENO);
  dup2(socket, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
  _exit(127);
}

}  // namespace

ChildProcess::ChildProcess(const std::string& command) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
  pid_ = fork();
  if (pid_ == 0) become(ends[1], command.c_str());
  close(ends[1]);
  socket_ = ends[0];
}

ChildProcess::~ChildProcess() {
  if (socket_ >= 0) close(socket_);
  if (pid_ <= 0) return;
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);  // should its group not exist yet
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

bool ChildProcess::wait_for(short event, Wait& wait) const {
  while (true) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(wait.deadline - Clock::now());
    pollfd waited{socket_, event, 0};
    const auto slice = std::clamp(left, std::chrono::milliseconds(0), kSlice);
    const int ready = poll(&waited, 1, static_cast<int>(slice.count()));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
    if (wait.patience.stop && wait.patience.stop()) {
      wait.failure = Answer::kStopped;
      return false;
    }
    if (left.count() <= 0) {
      wait.failure = Answer::kLate;
      return false;
    }
  }
}

ssize_t ChildProcess::receive() {
  std::array<char, 65536> part;
  const ssize_t count = recv(socket_, part.data(), part.size(), MSG_DONTWAIT);
  if (count > 0) unread_.append(part.data(), static_cast<std::size_t>(count));
  return count;
}

ChildProcess::Answer ChildProcess::send_line(const std::string& text, Wait& wait) {
  for (std::size_t sent = 0; sent < text.size();) {
    if (!wait_for(POLLOUT, wait)) return wait.failure;
    const ssize_t count =
        send(socket_, text.data() + sent, text.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count > 0) sent += static_cast<std::size_t>(count);
    if (count < 0 && errno != EAGAIN && errno != EINTR) return Answer::kEnded;
  }
  return Answer::kLine;
}

ChildProcess::Answer ChildProcess::tell(const std::string& line, const Patience& patience) {
  if (pid_ <= 0) return Answer::kEnded;
  Wait wait{patience, Clock::now() + patience.most};
  return send_line(line + '\n', wait);
}

ChildProcess::Answer ChildProcess::ask(const std::string& line, const Patience& patience,
                                       std::string& answer) {
  if (pid_ <= 0) return Answer::kEnded;
  // An answer that was there before its question would be taken for the answer to this one.
  if (receive() == 0) return Answer::kEnded;
  if (!unread_.empty()) return Answer::kUnasked;
  Wait wait{patience, Clock::now() + patience.most};
  if (const Answer sent = send_line(line + '\n', wait); sent != Answer::kLine) return sent;
  while (true) {
    if (const std::size_t end = unread_.find('\n'); end != std::string::npos) {
      answer = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return Answer::kLine;
    }
    if (unread_.size() > kLongestAnswer) return Answer::kTooLong;
    if (!wait_for(POLLIN, wait)) return wait.failure;
    const ssize_t count = receive();
    if (count == 0) return Answer::kEnded;
    if (count < 0 && errno != EAGAIN && errno != EINTR) return Answer::kEnded;
  }
}

}  // namespace lair
