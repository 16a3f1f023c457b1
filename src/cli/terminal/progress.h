#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/language.h"

namespace lair::cli {

// How far some work is. A total of 0 is unknown: it has no bar and no end in sight then.
struct Progression {
  std::string_view what;
  std::int64_t done = 0;
  std::int64_t total = 0;
  double seconds = 0;  // since it began
};

// One line about it, at most that many columns wide, without line end:
// "games   62% [===========>        ] 620/1000  51.2k/s  7 s left".
std::string progress_line(const Progression& work, int columns, Language language);

// Shows it on standard error while work goes on, if that is a terminal, and wipes it at the end.
class Progress {
 public:
  Progress(std::string what, std::int64_t total);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { wipe(); }

  // To be called from one thread, as often as one likes: it draws some ten times a second.
  void show(std::int64_t done);
  // Takes the line away, before something else is printed.
  void wipe();

 private:
  using Clock = std::chrono::steady_clock;

  std::string what_;
  std::int64_t total_;
  bool on_terminal_;
  bool drawn_ = false;
  Clock::time_point begun_ = Clock::now();
  Clock::time_point next_;
};

}  // namespace lair::cli
