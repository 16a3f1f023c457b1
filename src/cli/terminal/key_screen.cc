#include "cli/terminal/key_screen.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <string_view>
#include <utility>

namespace lair::cli {
namespace {

constexpr std::string_view kTakeOver = "\x1b[?1049h\x1b[?25l\x1b[?7l";  // lines are not broken
constexpr std::string_view kGiveBack = "\x1b[?7h\x1b[?25h\x1b[?1049l";
constexpr int kUsualRows = 24;
constexpr int kEscapeWait = 30;  // milliseconds for the rest of a key's bytes

// Behind "ESC [" or "ESC O".
Key named_key(std::string_view rest) {
  constexpr std::array<std::pair<std::string_view, Key>, 12> kKeys = {{{"A", Key::kUp},
                                                                       {"B", Key::kDown},
                                                                       {"C", Key::kRight},
                                                                       {"D", Key::kLeft},
                                                                       {"H", Key::kHome},
                                                                       {"F", Key::kEnd},
                                                                       {"1~", Key::kHome},
                                                                       {"7~", Key::kHome},
                                                                       {"4~", Key::kEnd},
                                                                       {"8~", Key::kEnd},
                                                                       {"5~", Key::kPageUp},
                                                                       {"6~", Key::kPageDown}}};
  for (const auto& [bytes, key] : kKeys) {
    if (bytes == rest) return key;
  }
  return Key::kOther;
}

}  // namespace

Pressed take_key(std::string& sent) {
  const char first = sent[0];
  if (first != '\x1b') {
    sent.erase(0, 1);
    const bool printed = first >= ' ' && first <= '~';
    if (first == '\r' || first == '\n') return {Key::kLetter, '\n'};
    return printed ? Pressed{Key::kLetter, first} : Pressed{};
  }
  const bool sequence = sent.size() > 1 && (sent[1] == '[' || sent[1] == 'O');
  if (!sequence) {
    sent.erase(0, 1);
    return {};
  }
  std::size_t end = 2;
  while (end < sent.size() && (sent[end] < '@' || sent[end] > '~')) ++end;
  const Key key = named_key(std::string_view(sent).substr(2, end - 1));
  sent.erase(0, std::min(end + 1, sent.size()));
  return {key};
}

KeyScreen::KeyScreen(int in, int out, const Look& look) : in_(in), out_(out), look_(look) {
  sigset_t caught;
  sigemptyset(&caught);
  for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGWINCH}) sigaddset(&caught, number);
  sigprocmask(SIG_BLOCK, &caught, &before_mask_);
  signals_ = signalfd(-1, &caught, SFD_CLOEXEC);
  tcgetattr(in_, &before_);
  termios raw = before_;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  raw.c_cc[VSUSP] = _POSIX_VDISABLE;  // a stopped program would leave its page behind
  tcsetattr(in_, TCSAFLUSH, &raw);
  send(kTakeOver);
}

KeyScreen::~KeyScreen() {
  send(kGiveBack);
  tcsetattr(in_, TCSAFLUSH, &before_);
  if (signals_ >= 0) close(signals_);
  sigset_t caught;
  sigemptyset(&caught);
  for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGWINCH}) sigaddset(&caught, number);
  const timespec now{};
  while (sigtimedwait(&caught, nullptr, &now) > 0) continue;  // answered already
  sigprocmask(SIG_SETMASK, &before_mask_, nullptr);
}

int KeyScreen::rows() const {
  winsize size{};
  return ioctl(out_, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 ? int{size.ws_row} : kUsualRows;
}

void KeyScreen::show(const std::vector<std::string>& lines) {
  std::string page = "\x1b[H";
  const std::size_t count = std::min(lines.size(), static_cast<std::size_t>(rows()));
  // Wiped before it is written: behind a full line the cursor stands on its last letter.
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) page += "\r\n";
    page += "\x1b[K";
    page += look_.symbols ? lines[i] : in_ascii(lines[i]);
  }
  if (static_cast<int>(count) < rows()) page += "\r\n\x1b[J";
  send(page);
}

Pressed KeyScreen::wait() {
  while (true) {
    // An escape alone may be the first byte of a key.
    if (!sent_.empty() && (sent_ != "\x1b" || !arrives(kEscapeWait))) return take_key(sent_);
    std::array<pollfd, 2> sources = {pollfd{in_, POLLIN, 0}, pollfd{signals_, POLLIN, 0}};
    if (poll(sources.data(), sources.size(), -1) < 0 && errno != EINTR) return {Key::kGone};
    if (sources[1].revents != 0) return signalled();
    if (sources[0].revents == 0) continue;
    std::array<char, 256> chunk;
    const ssize_t count = read(in_, chunk.data(), chunk.size());
    if (count <= 0 && !(count < 0 && errno == EINTR)) return {Key::kGone};
    sent_.append(chunk.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  }
}

bool KeyScreen::arrives(int milliseconds) {
  pollfd source{in_, POLLIN, 0};
  return poll(&source, 1, milliseconds) > 0;
}

Pressed KeyScreen::signalled() {
  signalfd_siginfo info{};
  if (read(signals_, &info, sizeof info) != static_cast<ssize_t>(sizeof info)) return {Key::kGone};
  if (info.ssi_signo == SIGHUP) return {Key::kGone};
  if (info.ssi_signo != SIGWINCH) return {Key::kInterrupted};
  look_.columns = columns_of(out_);
  return {Key::kResized};
}

void KeyScreen::send(std::string_view text) const {
  while (!text.empty()) {
    const ssize_t written = write(out_, text.data(), text.size());
    if (written < 0 && errno != EINTR && errno != EAGAIN) return;
    text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
  }
}

}  // namespace lair::cli
