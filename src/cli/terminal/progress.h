#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/language.h"

namespace lair::cli {

// The progress of some work. A total of 0 is unknown: then there is no bar and no remaining time.
struct Progression {
  std::string_view what;
  std::int64_t done = 0;
  std::int64_t total = 0;
  double seconds = 0;  // since it began
};

// Formats it as one line of at most that many columns, without line end:
// "games   62% [===========>        ] 620/1000  51.2k/s  7 s left".
std::string progress_line(const Progression& work, int columns, Language language);

// Shows progress on standard error, if that is a terminal, and erases it at the end.
class Progress {
 public:
  Progress(std::string what, std::int64_t total);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { wipe(); }

  // May be called often, from one thread. It draws about ten times a second.
  void show(std::int64_t done);
  // Erases the line before other output.
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
