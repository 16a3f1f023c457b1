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

TEST(League, NeedsTwoBots) {
  const auto league = run_league({.game = "chimera", .bots = {"random"}, .deals = 2}, 3);
  ASSERT_FALSE(league.ok());
  EXPECT_EQ(league.error().code, "league-too-small");
}

TEST(League, SaysWhoFailed) {
  const auto league =
      run_league({.game = "chimera", .bots = {"exec:exit 1 # <&", "random"}, .deals = 2}, 3);
  ASSERT_TRUE(league.ok());
  // Two deals in three seats: once alone, once in the two other seats.
  EXPECT_EQ(league->failures[0].times, 6 + 12);
  EXPECT_EQ(league->failures[0].first, "ended");
  EXPECT_EQ(league->failures[1].times, 0);
  EXPECT_NE(league_plot(*league).find("exec:exit 1 # &lt;&amp;</text>"), std::string::npos);
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
