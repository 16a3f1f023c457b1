#pragma once

#include <sys/random.h>

#include <chrono>
#include <functional>
#include <utility>

#include "fair/seeds.h"
#include "table/table.h"

// The environment of a hub outside tests.

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

// The time of day without jumps: it runs evenly even if the system's clock is set or the machine
// sleeps. It stands still while the process does (a debugger, SIGSTOP, a virtual machine that is
// moved): nobody could play meanwhile. `catch_up` then adds the difference.
class EvenClock {
 public:
  using Now = std::function<Millis()>;
  explicit EvenClock(Now day = now_ms, Now steady = steady_ms)
      : day_(std::move(day)),
        steady_(std::move(steady)),
        seen_(steady_()),
        ahead_(day_() - seen_) {}

  // Must be called several times a second, or the clock takes the silence for a standstill.
  Millis now() {
    constexpr Millis kStandstill = 1000;
    const Millis steady = steady_();
    const Millis passed = steady - std::exchange(seen_, steady);
    if (passed > kStandstill) ahead_ -= passed;
    return steady + ahead_;
  }
  // Sets this clock to the time of day; returns the difference.
  Millis catch_up() {
    constexpr Millis kTolerated = 1000;  // small corrections are left alone
    const Millis by = day_() - now();
    if (by > -kTolerated && by < kTolerated) return 0;
    ahead_ += by;
    return by;
  }

 private:
  Now day_, steady_;
  Millis seen_;  // when it was last asked
  Millis ahead_;
};

}  // namespace lair
