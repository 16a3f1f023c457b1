#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "bots/network/network.h"

namespace lair {

// A network's inputs are laid out as groups, one after the other; this hands out their places in
// that order.
class Inputs {
 public:
  explicit Inputs(Features& features, int begin = 0) : features_(features), next_(begin) {}

  // One of `size`: the one at `place`, or the last if that is too high.
  void one_of(int size, int place) {
    on(std::min(place, size - 1));
    next_ += size;
  }
  void flag(bool set) {
    if (set) on(0);
    ++next_;
  }
  // One input for each of the lowest `size` bits.
  void bits(int size, std::uint32_t set) {
    for (; set != 0; set &= set - 1) on(std::countr_zero(set));
    next_ += size;
  }

 private:
  void on(int place) { features_.push_back(static_cast<Feature>(next_ + place)); }

  Features& features_;
  int next_;
};

}  // namespace lair
