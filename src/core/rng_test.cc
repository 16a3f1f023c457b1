#include "core/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace lair {
namespace {

// Every item is equally often in every place, by the batched draws and by the single ones.
TEST(Rng, ShufflesEvenly) {
  constexpr int kItems = 9, kShuffles = 90'000;
  constexpr double kExpected = static_cast<double>(kShuffles) / kItems;
  std::array<std::array<int, kItems>, kItems> seen{};
  Rng rng(1);
  for (int i = 0; i < kShuffles; ++i) {
    std::array<int, kItems> items{};
    std::iota(items.begin(), items.end(), 0);
    rng.shuffle(std::span<int>(items));
    for (std::size_t place = 0; place < kItems; ++place) {
      ++seen[place][static_cast<std::size_t>(items[place])];
    }
  }
  for (const auto& place : seen) {
    for (const int times : place) EXPECT_NEAR(times, kExpected, 5 * std::sqrt(kExpected));
  }
}

// Larger packs than the batches serve keep all their items.
TEST(Rng, ShufflesPacksOfAnySize) {
  for (const std::size_t size : {0U, 1U, 2U, 6U, 7U, 54U, 256U, 257U, 1000U}) {
    std::vector<int> items(size);
    std::iota(items.begin(), items.end(), 0);
    const std::vector<int> sorted = items;
    Rng rng(size);
    rng.shuffle(std::span<int>(items));
    if (size > 6) {
      EXPECT_NE(items, sorted);
    }
    std::sort(items.begin(), items.end());
    EXPECT_EQ(items, sorted);
  }
}

}  // namespace
}  // namespace lair
