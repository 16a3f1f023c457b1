#pragma once

#include <chrono>
#include <cmath>
#include <string>
#include <unordered_map>

namespace lair {

inline double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// The time that workers have recently spent for each player or table. It halves every ten seconds,
// so that nobody pays for long for what is over.
class UsedTime {
 public:
  // In seconds, like `now`.
  void add(const std::string& who, double seconds, double now) {
    Entry& entry = entries_[who];
    entry = {of(entry, now) + seconds, now};
    if (entries_.size() > kKnownAtMost) forget(now);
  }
  double of(const std::string& who, double now) const {
    const auto found = entries_.find(who);
    return found == entries_.end() ? 0 : of(found->second, now);
  }

 private:
  static constexpr double kHalfLife = 10;         // seconds
  static constexpr double kNegligible = 0.000'1;  // seconds
  static constexpr std::size_t kKnownAtMost = 10'000;

  struct Entry {
    double seconds = 0, at = 0;
  };
  static double of(const Entry& entry, double now) {
    return entry.seconds * std::exp2((entry.at - now) / kHalfLife);
  }
  void forget(double now) {
    std::erase_if(entries_, [&](const auto& each) { return of(each.second, now) < kNegligible; });
    if (entries_.size() > kKnownAtMost) entries_.clear();
  }

  std::unordered_map<std::string, Entry> entries_;
};

}  // namespace lair
