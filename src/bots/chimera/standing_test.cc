#include "bots/chimera/standing.h"

#include <gtest/gtest.h>

namespace lair::chimera {
namespace {

double chance(int own, int left, int right) {
  return static_cast<double>(win_chance({own, left, right})) / kCertain;
}

TEST(ChimeraStanding, SharesTheChanceBetweenThree) {
  for (const int need : {20, 100, 250, 400, 3000}) {
    EXPECT_NEAR(chance(need, need, need), 1.0 / 3, 0.01) << need;
  }
  for (const auto& [a, b, c] : {std::array{20, 100, 300}, std::array{55, 60, 210},
                                std::array{400, 380, 120}, std::array{5, 450, 300}}) {
    EXPECT_NEAR(chance(a, b, c) + chance(b, c, a) + chance(c, a, b), 1, 0.01);
    EXPECT_NEAR(chance(a, b, c), chance(a, c, b), 0.001);
  }
}

TEST(ChimeraStanding, IsBetterWithFewerPointsToGo) {
  for (int need = 40; need <= 400; need += 20) {
    EXPECT_GT(chance(need - 20, 200, 200), chance(need, 200, 200)) << need;
    EXPECT_GT(chance(200, need, 200), chance(200, need - 20, 200)) << need;
  }
  EXPECT_GT(chance(20, 200, 200), 0.75);
  EXPECT_LT(chance(300, 20, 200), 0.05);
}

TEST(ChimeraStanding, IsCertainOnceTheLimitIsReached) {
  EXPECT_EQ(chance(0, 20, 100), 1);
  EXPECT_EQ(chance(-5, -10, 100), 0);
  EXPECT_EQ(chance(-10, 300, -10), 0.5);
}

// The more points there are to go, the less a lead of so many is worth.
TEST(ChimeraStanding, MakesALeadWorthMoreNearTheEnd) {
  EXPECT_GT(chance(40, 100, 100), chance(200, 260, 260));
  EXPECT_GT(chance(200, 260, 260), chance(340, 400, 400));
}

// In the score of a game: over when the limit is reached, else by what is still needed.
TEST(ChimeraStanding, ReadsTheScoreOfAGame) {
  State state = start(Options{}, kSeats);
  state.table.totals = {380, 200, 100};
  state.table.phase = Phase::kScored;
  const auto of = [&](int seat) { return Standing<Game>::win_chance(state, seat_at(seat)); };
  EXPECT_EQ(of(0), win_chance({20, 200, 300}));
  EXPECT_EQ(of(2), win_chance({300, 20, 200}));
  EXPECT_GT(Standing<Game>::per_point(state, seat_at(0)), 0);
  state.table.totals = {410, 420, 100};
  state.table.phase = Phase::kOver;
  EXPECT_EQ(of(0), 0);
  EXPECT_EQ(of(1), kCertain);
}

}  // namespace
}  // namespace lair::chimera
