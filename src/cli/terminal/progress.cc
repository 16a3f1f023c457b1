#include "cli/terminal/progress.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <span>
#include <utility>
#include <vector>

#include "cli/command_line/command.h"
#include "text/display_width.h"
#include "text/text.h"

namespace lair::cli {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kBetween{100};
constexpr milliseconds kPatience{300};  // shorter work needs no bar
constexpr int kBarWidth = 20;

// Three digits at least: 950, 9999, 12.3k, 4.56M.
std::string short_number(double number) {
  if (number < 10000) return fmt::format("{:.0f}", number);
  constexpr std::array<char, 4> kUnits = {'k', 'M', 'G', 'T'};
  std::size_t unit = 0;
  number /= 1000;
  while (number >= 999.5 && unit + 1 < kUnits.size()) {
    number /= 1000;
    ++unit;
  }
  return fmt::format("{:.{}f}{}", number,
                     number < 9.995   ? 2
                     : number < 99.95 ? 1
                                      : 0,
                     kUnits[unit]);
}

std::string time_left(double seconds, Language language) {
  constexpr double kLongest = 99 * 3600.0;
  const auto whole = static_cast<std::int64_t>(std::ceil(std::min(seconds, kLongest)));
  const std::array args = {Arg{"hours", whole / 3600},
                           Arg{"minutes", whole < 3600 ? (whole + 59) / 60 : whole / 60 % 60},
                           Arg{"seconds", whole}};
  const std::string_view id = whole < 100    ? "progress-seconds-left"
                              : whole < 3600 ? "progress-minutes-left"
                                             : "progress-hours-left";
  return say(language, id, args);
}

std::string percentage(double share) { return fmt::format("{:3.0f}%", std::floor(share * 100)); }

std::string bar(double share) {
  const auto full = static_cast<std::size_t>(share * kBarWidth);
  std::string text(full, '=');
  if (full < kBarWidth) text += '>';
  text.resize(kBarWidth, ' ');
  return percentage(share) + " [" + text + "]";
}

// The parts that fit, in that order, two spaces apart.
std::string joined(std::span<const std::string> parts, int columns) {
  std::string line;
  for (const std::string& part : parts) {
    const std::string_view gap = line.empty() ? "" : "  ";
    if (display_width(line) + display_width(gap) + display_width(part) > columns) break;
    line.append(gap).append(part);
  }
  return line;
}

int terminal_columns() {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col - 1 : 79;  // a full last column would wrap on some terminals
}

bool can_draw() {
  const char* terminal = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe)
  return isatty(STDERR_FILENO) == 1 && terminal != nullptr && std::string_view(terminal) != "dumb";
}

}  // namespace

std::string progress_line(const Progression& work, int columns, Language language) {
  const auto done = static_cast<double>(work.done), total = static_cast<double>(work.total);
  const double rate = work.seconds > 0 ? done / work.seconds : 0;
  std::vector<std::string> parts = {std::string(work.what)};
  if (work.total > 0) {
    const double share = std::clamp(done / total, 0.0, 1.0);
    const std::vector<std::string> wide = {parts[0], bar(share)};
    const bool narrow = joined(wide, columns) == parts[0];
    parts.push_back(narrow ? percentage(share) : bar(share));
    parts.push_back(short_number(done) + "/" + short_number(total));
  } else {
    parts.push_back(short_number(done));
  }
  if (rate >= 10) parts.push_back(short_number(rate) + "/s");  // slower, the time says more
  if (work.total > 0 && rate > 0) {
    parts.push_back(time_left(std::max(0.0, total - done) / rate, language));
  }
  return joined(parts, columns);
}

Progress::Progress(std::string what, std::int64_t total)
    : what_(std::move(what)), total_(total), on_terminal_(can_draw()), next_(begun_ + kPatience) {}

void Progress::show(std::int64_t done) {
  if (!on_terminal_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + kBetween;
  drawn_ = true;
  const double seconds = std::chrono::duration<double>(now - begun_).count();
  std::cerr << '\r'
            << progress_line({what_, done, total_, seconds}, terminal_columns(), user_language())
            << "\x1b[K" << std::flush;
}

void Progress::wipe() {
  if (!drawn_) return;
  drawn_ = false;
  std::cerr << "\r\x1b[K" << std::flush;
}

}  // namespace lair::cli
