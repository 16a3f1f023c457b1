#include "cli/terminal/terminal.h"

#include <sys/select.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "text/verbatim.h"

namespace lair::cli {
namespace {

volatile std::sig_atomic_t caught = 0;

extern "C" void catch_signal(int number) { caught = number; }

}  // namespace

// The two signals are blocked except while waiting for a line, so that none can arrive between the
// check of `caught` and the wait.
Terminal::Terminal(int in, int out, const Look& look)
    : in_(in), out_(out), look_(look), echoes_(isatty(in) == 0) {
  caught = 0;
  sigset_t both;
  sigemptyset(&both);
  sigaddset(&both, SIGINT);
  sigaddset(&both, SIGTERM);
  sigprocmask(SIG_BLOCK, &both, &before_);
  struct sigaction action {};
  action.sa_handler = catch_signal;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &before_int_);
  sigaction(SIGTERM, &action, &before_term_);
}

Terminal::~Terminal() {
  flush();
  sigset_t both;
  sigemptyset(&both);
  sigaddset(&both, SIGINT);
  sigaddset(&both, SIGTERM);
  const timespec now{};
  while (sigtimedwait(&both, nullptr, &now) > 0) continue;  // answered already
  sigaction(SIGINT, &before_int_, nullptr);
  sigaction(SIGTERM, &before_term_, nullptr);
  sigprocmask(SIG_SETMASK, &before_, nullptr);
}

void Terminal::say(std::string_view text) {
  if (!std::exchange(open_, "").empty()) shown_ += '\n';
  shown_ += look_.symbols ? std::string(text) : in_ascii(text);
  shown_ += '\n';
}

void Terminal::flush() {
  std::string_view rest = shown_;
  while (!rest.empty() && !broken_) {
    const ssize_t written = write(out_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR && errno != EAGAIN) {
      broken_ = true;
    }
  }
  shown_.clear();
}

Terminal::Heard Terminal::ask(std::string_view prompt, std::string& line) {
  if (open_ != prompt) shown_ += prompt;
  open_ = prompt;
  flush();
  const Heard heard = listen(line);
  if (heard == Heard::kNews) return heard;
  open_.clear();
  if (heard == Heard::kEnd || heard == Heard::kInterrupted) {
    shown_ += '\n';  // the prompt's line is left
  } else if (echoes_) {
    say(verbatim(line));
  }
  return heard;
}

Terminal::Heard Terminal::await(std::string& line) {
  flush();
  return echoes_ ? wait(false) : listen(line);
}

Terminal::Heard Terminal::listen(std::string& line) {
  Heard heard = Heard::kLine;
  while (!take_line(line, heard)) {
    heard = broken_ || ended_ ? Heard::kEnd : wait(true);
    if (heard != Heard::kLine) return heard;
    ended_ = !read_more();
  }
  look_.columns = columns_of(out_);
  return heard;
}

bool Terminal::interrupted() const {
  sigset_t pending;
  sigpending(&pending);
  return caught != 0 || sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1;
}

Terminal::Heard Terminal::wait(bool reads) {
  sigset_t open = before_;
  sigdelset(&open, SIGINT);
  sigdelset(&open, SIGTERM);
  while (true) {
    fd_set ready;
    FD_ZERO(&ready);
    if (reads) FD_SET(in_, &ready);
    if (watched_ >= 0) FD_SET(watched_, &ready);
    const int last = std::max(in_, watched_);
    const int found = pselect(last + 1, &ready, nullptr, nullptr, nullptr, &open);
    if (caught != 0) return Heard::kInterrupted;
    if (found > 0) {
      return watched_ >= 0 && FD_ISSET(watched_, &ready) ? Heard::kNews : Heard::kLine;
    }
    if (found < 0 && errno != EINTR) return Heard::kEnd;
  }
}

// Takes a line from the buffer; false if there is no whole line. At the end of the input the rest
// is a line too.
bool Terminal::take_line(std::string& line, Heard& heard) {
  const std::size_t end = heard_.find('\n');
  const bool last = end == std::string::npos;
  if (last && heard_.size() > kMaxLine) {
    skipping_ = true;
    heard_.clear();
  }
  if (last && (!ended_ || (heard_.empty() && !skipping_))) return false;
  line = heard_.substr(0, end);
  heard_.erase(0, last ? end : end + 1);
  if (line.ends_with('\r')) line.pop_back();
  const bool too_long = std::exchange(skipping_, false) || line.size() > kMaxLine;
  heard = too_long ? Heard::kTooLong : Heard::kLine;
  if (too_long) line.clear();
  return true;
}

// False at the end of the input.
bool Terminal::read_more() {
  std::array<char, 4096> chunk;
  const ssize_t count = read(in_, chunk.data(), chunk.size());
  if (count < 0) return errno == EINTR || errno == EAGAIN;
  heard_.append(chunk.data(), static_cast<std::size_t>(count));
  return count > 0;
}

}  // namespace lair::cli
