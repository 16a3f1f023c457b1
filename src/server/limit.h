#pragma once

#include <string>
#include <unordered_map>
#include <utility>

#include "table/table.h"

namespace lair {

// A rate limit: how often each key may act within a period. A key is forgotten when its period is
// over and `forget` is called.
class Limit {
 public:
  Limit(int at_most, Millis within) : at_most_(at_most), within_(within) {}

  // Counts one more action; true if that exceeds the limit.
  bool passed(const std::string& who, Millis now) {
    if (counts_.size() > kKnownAtMost) counts_.clear();
    auto& [since, count] = counts_.try_emplace(who, now, 0).first->second;
    if (is_over(since, now)) {
      since = now;
      count = 0;
    }
    return ++count > at_most_;
  }
  void forget(Millis now) {
    std::erase_if(counts_, [&](const auto& each) { return is_over(each.second.first, now); });
  }
  std::size_t known() const { return counts_.size(); }

 private:
  static constexpr std::size_t kKnownAtMost = 100'000;
  // True also if the clock was set back.
  bool is_over(Millis since, Millis now) const { return now < since || now - since > within_; }

  int at_most_;
  Millis within_;
  std::unordered_map<std::string, std::pair<Millis, int>> counts_;  // start of the period, actions
};

}  // namespace lair
