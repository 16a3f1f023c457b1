#pragma once

#include <algorithm>
#include <cmath>

#include "protocol/settings.h"

namespace lair {

// How fast an allowance refills, and how much of it may be used at once. The unit is the cost of a
// short message; docs/hosting.md lists the costs.
struct Rate {
  double per_second = 0;
  double burst = 0;
};

// The cost that one client has caused: a leaky bucket.
class Allowance {
 public:
  // False if the client has used more than the rate allows.
  bool charge(double cost, const Rate& rate, Millis now) {
    const double passed = seconds_since(now);
    level_ = std::max(0.0, level_ - passed * rate.per_second) + cost;
    recent_ = recent_ * std::exp(-passed / kRecentSeconds) + cost;
    last_ = now;
    return level_ <= rate.burst;
  }
  // The cost per second, averaged over about ten seconds.
  double per_second(Millis now) const {
    return recent_ * std::exp(-seconds_since(now) / kRecentSeconds) / kRecentSeconds;
  }
  // Nothing would change if the allowance were forgotten.
  bool full(const Rate& rate, Millis now) const {
    return level_ <= seconds_since(now) * rate.per_second;
  }

 private:
  static constexpr double kRecentSeconds = 10;
  // 0 if the clock was set back.
  double seconds_since(Millis now) const {
    return static_cast<double>(std::max<Millis>(0, now - last_)) / 1000;
  }

  double level_ = 0, recent_ = 0;
  Millis last_ = 0;
};

}  // namespace lair
