#include "arena/league.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TEST(League, RatesTheBotsByTheirStrength) {
  const auto league = run_league(
      {.game = "chimera", .bots = {"random", "strong", "greedy"}, .deals = 60, .seed = 1}, 3);
  ASSERT_TRUE(league.ok());
  ASSERT_TRUE(league->finished);
  EXPECT_LT(league->ratings[0].mean, league->ratings[2].mean);
  EXPECT_LT(league->ratings[2].mean, league->ratings[1].mean);
  EXPECT_GT(league->over[1][0].mean, 0);
  EXPECT_TRUE(league_plot(*league).starts_with("<svg"));
}

TEST(League, EndsWhenToldTo) {
  const auto league = run_league({.game = "chimera",
                                  .bots = {"random", "greedy"},
                                  .deals = 100,
                                  .seed = 1,
                                  .progress = [](std::int64_t done) { return done < 130; }},
                                 3);
  ASSERT_TRUE(league.ok());
  EXPECT_FALSE(league->finished);
}

}  // namespace
}  // namespace lair
