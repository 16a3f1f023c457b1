#include "bots/any_bot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bots/games.h"
#include "bots/random_positions_test.h"
#include "rules/registry.h"

namespace lair {
namespace {

// A whole game with a bot in every seat, moved by nothing but lines.
template <Game G>
void play_by_lines(int seats, std::string_view level, std::uint64_t seed) {
  Rng rng(seed);
  auto bot = make_any_bot(G::kName, level);
  ASSERT_TRUE(bot.ok());
  typename G::State state = start(typename G::Options{}, seats);
  deal(state, random_deal(state, rng));
  auto known = std::make_unique<KnowledgeOf<G>>();
  while (status(state) == Status::kAwaitsMove) {
    const Seat seat = to_move(state);
    known->knowledge.view = view(state, seat);
    const auto decisions = read_decision(state, (*bot)->choose(*known, rng));
    ASSERT_TRUE(decisions.ok());
    ASSERT_EQ(decisions->size(), 1U);
    ASSERT_EQ((*decisions)[0].seat, seat);
    ASSERT_FALSE(check(state, seat, (*decisions)[0].action));
    apply(state, (*decisions)[0].action);
  }
}

TEST(AnyBot, PlaysLegalLinesInEveryGame) {
  for (const std::string_view level : {"random", "greedy", "easy", "strong", "best:2"}) {
    const int rounds = level == "best:2" ? 1 : 20;
    for (int seed = 0; seed < rounds; ++seed) {
      const auto stream = static_cast<std::uint64_t>(seed);
      play_by_lines<chimera::Game>(3, level, stream);
      for (int seats = 2; seats <= 4; ++seats) play_by_lines<phantom::Game>(seats, level, stream);
    }
  }
}

// One for each thread, made from the same networks; each answers as it would alone.
TEST(AnyBot, ThinksInSeveralThreads) {
  Rng rng(4);
  RandomPositions<chimera::Game> positions(rng);
  std::vector<std::unique_ptr<KnowledgeOf<chimera::Game>>> known;
  for (int i = 0; i < 20; ++i) {
    known.push_back(std::make_unique<KnowledgeOf<chimera::Game>>());
    known.back()->knowledge = positions.next()->knowledge;
  }
  const auto answers = [&] {
    std::vector<Value> lines;
    auto bot = make_any_bot("chimera", "best:4");
    for (const auto& one : known) {
      Rng own(7);
      lines.push_back((*bot)->choose(*one, own));
    }
    return lines;
  };
  const std::vector<Value> alone = answers();
  std::vector<std::vector<Value>> together(3);
  std::vector<std::thread> threads;
  for (auto& lines : together) threads.emplace_back([&] { lines = answers(); });
  for (std::thread& thread : threads) thread.join();
  for (const auto& lines : together) EXPECT_EQ(lines, alone);
}

TEST(AnyBot, IsNamedOrRefused) {
  for (const AnyGame* game : all_games()) {
    EXPECT_FALSE(levels_of(game->name()).empty());
    EXPECT_EQ(levels_of(game->name()).data(), levels_of(game->short_name()).data());
    for (const std::string_view level : levels_of(game->name())) {
      EXPECT_TRUE(make_any_bot(game->name(), level).ok()) << level;
    }
    EXPECT_EQ(make_any_bot(game->name(), "strongest").error().code, "bot-unknown");
  }
  EXPECT_TRUE(levels_of("chess").empty());
  EXPECT_EQ(make_any_bot("chess", "strong").error().code, "game-unknown");
}

}  // namespace
}  // namespace lair
