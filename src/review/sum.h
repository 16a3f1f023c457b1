#pragma once

#include <cstdint>

namespace lair {

// A sum and a count: a mean that can be added to another mean exactly.
struct Sum {
  std::int64_t sum = 0, count = 0;

  void add(std::int64_t value) {
    sum += value;
    ++count;
  }
  void add(const Sum& more) {
    sum += more.sum;
    count += more.count;
  }
  double mean() const {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
  }
  friend bool operator==(const Sum&, const Sum&) = default;
};

}  // namespace lair
