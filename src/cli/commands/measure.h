#pragma once

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <limits>
#include <string>
#include <vector>

#include "core/hash.h"
#include "core/value.h"

namespace lair::cli {

// One figure of a benchmark: its field in JSON and its description.
struct Figure {
  std::string field, about;
  double value = 0;
};

// CPU seconds of this thread, which do not depend on the load of the machine.
inline double seconds_computed() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

// The figures of a benchmark. The checksum covers all results, so that no compiler can remove the
// work.
class Measures {
 public:
  explicit Measures(int repeats) : repeats_(repeats) {}

  // Seconds for one call of `work`, the best of the repeats. `work` returns a checksum.
  template <class Work>
  double best(Work work) {
    double seconds = std::numeric_limits<double>::max();
    for (int i = 0; i < repeats_; ++i) {
      const double begin = seconds_computed();
      const std::uint64_t sum = work();
      seconds = std::min(seconds, seconds_computed() - begin);
      if (i == 0) checksum_.add(sum);
    }
    return seconds;
  }

  void add(std::string field, std::string about, double value) {
    figures_.push_back({std::move(field), std::move(about), value});
  }
  const std::vector<Figure>& figures() const { return figures_; }
  std::uint64_t checksum() const { return checksum_.value(); }

 private:
  int repeats_;
  Hash checksum_;
  std::vector<Figure> figures_;
};

// A game's own figures: none unless it specialises this (GAME/terminal.h).
template <class G>
void measure(Measures&) {}

}  // namespace lair::cli
