#pragma once

#include <sys/random.h>

#include <chrono>
#include <functional>
#include <utility>

#include "fair/seeds.h"
#include "table/table.h"

// The world of a hub that is no test's.

namespace lair {

class SystemSecrets final : public Secrets {
 public:
  std::string draw() override {
    fair::Seed bytes{};
    std::size_t have = 0;
    while (have < bytes.size()) {
      const ssize_t got = getrandom(bytes.data() + have, bytes.size() - have, 0);
      if (got > 0) have += static_cast<std::size_t>(got);
    }
    return fair::to_hex(bytes);
  }
};

inline Millis now_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

inline Millis steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// The time of day for those who measure time by it: it goes on evenly, also when the system's clock
// is set or the machine has slept. What that was by is counted when somebody asks for it.
class EvenClock {
 public:
  using Now = std::function<Millis()>;
  explicit EvenClock(Now day = now_ms, Now steady = steady_ms)
      : day_(std::move(day)), steady_(std::move(steady)), ahead_(day_() - steady_()) {}

  Millis now() const { return steady_() + ahead_; }
  // How far the time of day is ahead of this one, which from now on is the same.
  Millis catch_up() {
    constexpr Millis kTolerated = 1000;  // clocks are also set little by little
    const Millis by = day_() - now();
    if (by > -kTolerated && by < kTolerated) return 0;
    ahead_ += by;
    return by;
  }

 private:
  Now day_, steady_;
  Millis ahead_;
};

}  // namespace lair
