#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "bots/games.h"
#include "bots/level.h"
#include "bots/random_positions_test.h"
#include "rules/registry.h"

namespace lair {
namespace {

template <class G>
class Bots : public testing::Test {};
using AllGames = testing::Types<chimera::Game, phantom::Game>;
TYPED_TEST_SUITE(Bots, AllGames, );

// What a bot answers hangs on what its seat knows and on the random numbers alone: in two truths
// that its seat cannot tell apart it does the same, and an answer given before changes nothing.
TYPED_TEST(Bots, AnswerByTheirKnowledgeAlone) {
  using G = TypeParam;
  std::vector<std::string> levels = {"random", "easy",   "greedy", "medium",
                                     "strong", "pimc:2", "best:8"};
  if constexpr (std::is_same_v<G, chimera::Game>) levels.emplace_back("strong:plain-bids");
  Rng rng(1);
  RandomPositions<G> positions(rng);
  int different = 0;
  for (const std::string& level : levels) {
    const auto bot = make_bot<G>(level);
    const auto fresh = make_bot<G>(level);
    ASSERT_TRUE(bot.ok() && fresh.ok()) << level;
    for (int i = 0; i < 40; ++i) {
      const auto position = positions.next();
      const Seat seat = position->knowledge.view.seat;
      const typename G::State other = sample(position->knowledge.view, rng);
      ASSERT_EQ(view(other, seat), position->knowledge.view);
      auto again = std::make_unique<Knowledge<G>>(position->knowledge);
      again->view = view(other, seat);
      auto its_moves = std::make_unique<typename G::MoveList>();
      legal_moves(other, *its_moves);
      different += other == position->state ? 0 : 1;
      Rng first(9), second(9);
      const auto move = (*bot)->choose(position->knowledge, position->moves, first);
      const auto& moves = position->moves;
      EXPECT_NE(std::find(moves.begin(), moves.end(), move), moves.end()) << level;
      EXPECT_EQ(move, (*fresh)->choose(*again, *its_moves, second)) << level;
    }
  }
  EXPECT_GT(different, 200);  // of 280 or more pairs of truths
}

TYPED_TEST(Bots, AreNamedOrRefused) {
  for (const std::string_view level : bot_levels<TypeParam>()) {
    EXPECT_TRUE(make_bot<TypeParam>(level).ok()) << level;
  }
  for (const char* level : {"", "strongest", "pimc", "pimc:", "pimc:0", "pimc:-1", "pimc:1x",
                            "best:", "best:0", "pimc:99999999999999999999", "Strong"}) {
    const auto bot = make_bot<TypeParam>(level);
    ASSERT_FALSE(bot.ok()) << level;
    EXPECT_EQ(bot.error().code, "bot-unknown");
  }
}

// A game without networks has every level, too.
TEST(PlainLevels, AreThoseOfEveryGame) {
  using G = phantom::Game;
  const auto make = make_plain_level<G, RandomBot<G>>;
  for (const std::string_view level : kLevels) EXPECT_TRUE(make(level).ok()) << level;
  for (const char* level : {"", "best:8", "pimc:1", "strong:plain-bids"}) {
    EXPECT_EQ(make(level).error().code, "bot-unknown") << level;
  }
}

// The rule player of Chimera goes out when it can. (Others may first play a trap for its bonus.)
TEST(ChimeraRulePlayer, GoesOutWhenItCan) {
  Rng rng(3);
  RandomPositions<chimera::Game> positions(rng);
  const auto bot = make_bot<chimera::Game>("greedy");
  for (int seen = 0; seen < 20;) {
    const auto position = positions.next();
    const chimera::View& view = position->knowledge.view;
    const auto goes_out = [&](chimera::Move move) {
      return move.is_combination() && card_count(move) == chimera::count(view.hand);
    };
    if (view.table.phase != chimera::Phase::kPlay) continue;
    if (std::none_of(position->moves.begin(), position->moves.end(), goes_out)) continue;
    ++seen;
    EXPECT_TRUE(goes_out((*bot)->choose(position->knowledge, position->moves, rng)));
  }
}

}  // namespace
}  // namespace lair
