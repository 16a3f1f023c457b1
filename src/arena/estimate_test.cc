#include "arena/estimate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "core/rng.h"

namespace lair {
namespace {

constexpr int kRepeats = 2000;

// A normal number by Box and Muller.
double normal(Rng& rng) {
  constexpr double kTurn = 6.283185307179586;
  return std::sqrt(-2 * std::log(1 - rng.unit())) * std::cos(kTurn * rng.unit());
}

// One deal with a true advantage of `mean`: like Chimera, most deals are even and some are not, and
// one deal in eight has six rounds instead of three.
void add_deal(RatioSums& sums, double mean, Rng& rng) {
  const double rounds = rng.below(8) == 0 ? 6 : 3;
  const double luck = rng.below(4) == 0 ? 60 * normal(rng) : 5 * normal(rng);
  sums.add(mean * rounds + luck, rounds);
}

// The share of repeats whose interval holds the truth.
double coverage(double truth, const std::function<Estimate(Rng&)>& repeat) {
  int held = 0;
  for (int i = 0; i < kRepeats; ++i) {
    Rng rng = Rng::stream(77, static_cast<std::uint64_t>(i));
    const Estimate estimate = repeat(rng);
    held += std::abs(estimate.mean - truth) <= estimate.ci95 ? 1 : 0;
  }
  return static_cast<double>(held) / kRepeats;
}

TEST(Intervals, OfDuplicatesHoldTheTruthIn95Percent) {
  EXPECT_NEAR(coverage(3,
                       [](Rng& rng) {
                         RatioSums sums;
                         for (int deal = 0; deal < 400; ++deal) add_deal(sums, 3, rng);
                         return sums.ratio();
                       }),
              0.95, 0.01);
}

TEST(Intervals, OfLeaguesHoldTheTruthIn95Percent) {
  EXPECT_NEAR(coverage(2,
                       [](Rng& rng) {
                         MeanOfEstimates rating;
                         for (const double over : {-4.0, 0.0, 10.0}) {
                           RatioSums sums;
                           for (int deal = 0; deal < 200; ++deal) add_deal(sums, over, rng);
                           rating.add(sums.ratio());
                         }
                         return rating.mean();
                       }),
              0.95, 0.01);
}

// It stops when the interval lies on one side of 0, and holds the truth at any time: at least 95%.
TEST(Intervals, HoldTheTruthWhenTheyDecideWhereToStop) {
  for (const double truth : {0.0, 2.0}) {
    EXPECT_GE(coverage(truth,
                       [&](Rng& rng) {
                         RatioSums sums;
                         Estimate estimate;
                         for (int deal = 0; deal < 1500; ++deal) {
                           add_deal(sums, truth, rng);
                           estimate = sums.ratio_at_any_time();
                           if (std::abs(estimate.mean) > estimate.ci95) break;
                         }
                         return estimate;
                       }),
              0.94)
        << truth;
  }
}

}  // namespace
}  // namespace lair
