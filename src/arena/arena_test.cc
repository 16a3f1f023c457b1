#include "arena/arena.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>
#include <string>
#include <system_error>

#include "record/record_file.h"

namespace lair {
namespace {

struct Outcome {
  ArenaResult result;
  std::string records;
};

Outcome run(std::string_view game, const std::vector<std::string>& bots, int games, int threads) {
  Outcome outcome;
  ArenaSetup setup{.game = game, .bots = bots, .games = games, .seed = 5, .threads = threads};
  setup.record = [&](const std::string& record) { outcome.records += record; };
  auto result = run_arena(setup);
  EXPECT_TRUE(result.ok());
  if (result) outcome.result = *result;
  return outcome;
}

TEST(Arena, GivesTheSameGamesOnAnyNumberOfThreads) {
  for (const std::string_view game : {"chimera", "phantom"}) {
    const Outcome one = run(game, {"greedy", "random", "random"}, 20, 1);
    for (const int threads : {2, 3}) {
      const Outcome more = run(game, {"greedy", "random", "random"}, 20, threads);
      EXPECT_EQ(more.records, one.records);
      for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(more.result.scores[i].points_a_round.mean,
                  one.result.scores[i].points_a_round.mean);
      }
    }
  }
}

TEST(Arena, WritesRecordsThatReplay) {
  for (const std::string_view game : {"chimera", "phantom"}) {
    const Outcome outcome = run(game, {"greedy", "random", "greedy"}, 30, 2);
    std::istringstream file(outcome.records);
    const FileCheck check = check_records(file);
    EXPECT_FALSE(check.error);
    EXPECT_EQ(check.finished, 30);
    EXPECT_EQ(check.decisions, outcome.result.decisions);
  }
}

TEST(Arena, FindsGreedyBetterThanRandom) {
  for (const std::string_view game : {"chimera", "phantom"}) {
    const ArenaResult result = run(game, {"greedy", "random", "random"}, 60, 2).result;
    const auto& scores = result.scores;
    EXPECT_GT(scores[0].points_a_round.mean - scores[0].points_a_round.ci95,
              scores[1].points_a_round.mean + scores[1].points_a_round.ci95);
    EXPECT_GT(scores[0].wins.mean, 0.9);
  }
}

TEST(Arena, StopsWhenAsked) {
  ArenaSetup setup{
      .game = "chimera", .bots = {"random", "random", "random"}, .games = 1'000'000, .threads = 2};
  setup.progress = [](std::int64_t done) { return done < 10; };
  const auto result = run_arena(setup);
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->games, 10);
}

TEST(Arena, HasNoIntervalOfOneGame) {
  const ArenaResult result = run("chimera", {"greedy", "random", "random"}, 1, 1).result;
  EXPECT_TRUE(std::isinf(result.advantage.ci95));
  EXPECT_TRUE(std::isinf(result.scores[0].points_a_round.ci95));
}

// Wilson's interval, by an independent calculation.
TEST(Arena, KnowsHowFarAShareIsToBeTrusted) {
  EXPECT_NEAR(proportion(10, 10).low, 0.7225, 1e-4);
  EXPECT_EQ(proportion(10, 10).high, 1);
  EXPECT_EQ(proportion(0, 10).low, 0);
  EXPECT_NEAR(proportion(0, 10).high, 0.2775, 1e-4);
  EXPECT_NEAR(proportion(50, 100).low, 0.4038, 1e-4);
  EXPECT_NEAR(proportion(50, 100).high, 0.5962, 1e-4);
}

TEST(Arena, SaysThatThereAreNoSuchNetworks) {
  const ArenaSetup setup{
      .game = "chimera", .bots = {"net:/no/such/file", "random", "random"}, .games = 1};
  EXPECT_THROW((void)run_arena(setup), std::system_error);
  EXPECT_EQ(run_arena({.game = "chimera",
                       .bots = {"net:" LAIR_SOURCE_DIR "/networks/phantom.net", "random", "random"},
                       .games = 1})
                .error()
                .code,
            "network-other-game");
}

TEST(Arena, RefusesWhatItCannotPlay) {
  const auto code = [](const ArenaSetup& setup) { return run_arena(setup).error().code; };
  EXPECT_EQ(code({.game = "chess", .bots = {"random"}, .games = 1}), "game-unknown");
  EXPECT_EQ(code({.game = "chimera", .bots = {"random"}, .games = 1}), "seats-exactly");
  EXPECT_EQ(code({.game = "phantom", .bots = {"random"}, .games = 1}), "seats-wrong");
  EXPECT_EQ(code({.game = "chimera", .bots = {"random", "random", "deep-blue"}, .games = 1}),
            "bot-unknown");
  EXPECT_EQ(code({.game = "chimera",
                  .bots = {"random", "random", "random"},
                  .options = Value::object({{"limit", 7}}),
                  .games = 1}),
            "field-not-number");
}

// With every bot in every seat on the same cards nothing is left between equals.
TEST(Duplicate, CancelsTheLuckOfTheCards) {
  const auto result = run_arena(
      {.game = "chimera", .bots = {"greedy", "greedy", "greedy"}, .deals = 20, .seed = 1});
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->games, 20);
  EXPECT_EQ(result->rounds, 60);
  EXPECT_NEAR(result->advantage.mean, 0, 1e-9);
  EXPECT_NEAR(result->advantage.ci95, 0, 1e-9);
}

// The order in which bots are named changes nothing: who plays before whom is balanced.
TEST(Duplicate, PlaysAllSeatingsOfDifferentBots) {
  const auto advantage = [](const std::vector<std::string>& bots) {
    const auto result = run_arena({.game = "chimera", .bots = bots, .deals = 10, .seed = 3});
    EXPECT_EQ(result->rounds, 60);
    return result->advantage.mean;
  };
  EXPECT_DOUBLE_EQ(advantage({"strong", "greedy", "easy"}),
                   advantage({"strong", "easy", "greedy"}));
}

TEST(Duplicate, PlaysEverySeatAsTheChimeraAtAFixedBid) {
  const auto result = run_arena({.game = "chimera",
                                 .bots = {"greedy", "random", "random"},
                                 .deals = 10,
                                 .bid = 30,
                                 .seed = 1});
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->rounds, 90);
  for (const BotScore& score : result->scores) {
    EXPECT_EQ(score.alone.of, 30);
    EXPECT_EQ(score.against.of, 60);
    EXPECT_EQ(score.bids[1], 30);
  }
}

TEST(Duplicate, HasNoBidsWhereNobodyBids) {
  const auto result =
      run_arena({.game = "phantom", .bots = {"greedy", "random"}, .deals = 10, .bid = 30});
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().code, "arena-no-bids");
}

TEST(Duplicate, StopsWhenItIsDecided) {
  const auto result = run_arena({.game = "chimera",
                                 .bots = {"greedy", "random", "random"},
                                 .deals = 100'000,
                                 .until_decided = true,
                                 .seed = 1});
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->decided);
  EXPECT_LT(result->games, 1000);
}

TEST(Duplicate, FindsTheLevelsInTheirOrder) {
  const auto over = [](const char* better, const char* worse) {
    const auto result = run_arena(
        {.game = "chimera", .bots = {better, worse, worse}, .deals = 150, .seed = 4, .threads = 2});
    return result->advantage.mean - result->advantage.ci95;
  };
  EXPECT_GT(over("easy", "random"), 0);
  EXPECT_GT(over("greedy", "easy"), 0);
  EXPECT_GT(over("strong", "medium"), 0);
  EXPECT_GT(over("strong", "greedy"), 10);
}

}  // namespace
}  // namespace lair
