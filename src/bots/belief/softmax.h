#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "bots/belief/log_weight.h"
#include "core/rng.h"

namespace lair {

// How a player is expected to choose: a move that lies `half` behind the best one (as values of a
// network) is made half as often, and one decision in 2^`careless` is made at random.
struct Softmax {
  int half = 1;
  int careless = 5;

  // The place of a move that such a player might make.
  std::size_t draw(std::span<const int> values, Rng& rng) const {
    if (rng.below(1U << careless) == 0) {
      return rng.below(static_cast<std::uint32_t>(values.size()));
    }
    const int best = *std::max_element(values.begin(), values.end());
    std::int64_t sum = 0;
    for (const int value : values) sum += weight(value - best);
    auto left = static_cast<std::int64_t>(rng.next() % static_cast<std::uint64_t>(sum));
    std::size_t place = 0;
    while (left >= weight(values[place] - best)) left -= weight(values[place++] - best);
    return place;
  }

  // kBit * log2 of how likely the move at `place` is, if these are the values of all moves.
  int log_likelihood(std::span<const int> values, std::size_t place) const {
    const int best = *std::max_element(values.begin(), values.end());
    std::int64_t sum = 0;
    for (const int value : values) sum += weight(value - best);
    const std::int64_t chosen = (weight(values[place] - best) << 20) / sum;
    const std::int64_t any = (std::int64_t{1} << 20) / static_cast<std::int64_t>(values.size());
    const std::int64_t chance = chosen - (chosen >> careless) + (any >> careless) + 1;
    return log2_of(static_cast<std::uint64_t>(chance)) - 20 * kBit;
  }

  // Of a move that lies so far above the best one (0 or less); the best has 2^20.
  std::int64_t weight(int above) const { return exp2_of(std::int64_t{above} * kBit / half) >> 10; }
};

}  // namespace lair
