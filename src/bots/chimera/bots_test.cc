#include "bots/chimera/bots.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

namespace lair {
namespace {

using Chimera = chimera::Game;

const std::vector<std::string> kCheap = {
    "random", "easy", "greedy", "medium", "strong", "pimc:2", "strong:plain-bids", "best"};

// A position of some round, as its player knows it.
struct Position {
  chimera::State state;
  Knowledge<Chimera> knowledge;
  chimera::MoveList moves;
};

// Plays at random and stops at some decision that leaves a choice.
std::unique_ptr<Position> random_position(Rng& rng) {
  auto position = std::make_unique<Position>();
  chimera::State& state = position->state;
  auto& events = position->knowledge.events;
  state = start(chimera::Options{}, 3);
  std::array<Knowledge<Chimera>, 3> known;
  const auto tell = [&](const chimera::EventList& list) {
    for (const auto& event : list) {
      for (int seat = 0; seat < 3; ++seat) {
        if (event.audience.has(seat_at(seat)))
          known[static_cast<std::size_t>(seat)].events.push_back(event);
      }
    }
  };
  int left = rng.between(0, 40);
  while (true) {
    chimera::EventList list;
    if (status(state) != Status::kAwaitsMove) {
      state = start(chimera::Options{}, 3);
      deal(state, random_deal(state, rng));
      for (auto& seat : known) seat.events.clear();
      deal_events(state, list);
      tell(list);
    }
    legal_moves(state, position->moves);
    if (left-- <= 0 && position->moves.size() > 1) break;
    const auto action = resolve(
        state, position->moves[rng.below(static_cast<std::uint32_t>(position->moves.size()))]);
    const chimera::State before = state;
    apply(state, action);
    move_events(before, action, state, list);
    tell(list);
  }
  const Seat seat = to_move(state);
  events = known[at(seat)].events;
  position->knowledge.view = view(state, seat);
  return position;
}

bool legal(const chimera::MoveList& moves, chimera::Move move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// What a bot answers hangs on what its seat knows and on the random numbers alone: of another truth
// behind the same knowledge it cannot know, and an answer given before changes nothing.
TEST(ChimeraBots, AnswerByTheirKnowledgeAlone) {
  Rng rng(1);
  for (const std::string& level : kCheap) {
    auto bot = make_bot<Chimera>(level);
    auto fresh = make_bot<Chimera>(level);
    ASSERT_TRUE(bot.ok() && fresh.ok()) << level;
    for (int i = 0; i < 40; ++i) {
      const auto position = random_position(rng);
      const chimera::State other = sample(position->knowledge.view, rng);
      ASSERT_EQ(view(other, position->knowledge.view.seat), position->knowledge.view);
      auto again = std::make_unique<Knowledge<Chimera>>(position->knowledge);
      again->view = view(other, position->knowledge.view.seat);
      Rng first(9), second(9);
      const chimera::Move move = (*bot)->choose(position->knowledge, position->moves, first);
      EXPECT_TRUE(legal(position->moves, move)) << level;
      EXPECT_EQ(move, (*fresh)->choose(*again, position->moves, second)) << level;
    }
  }
}

TEST(ChimeraBots, AreNamedOrRefused) {
  for (const std::string_view level : bot_levels<Chimera>()) {
    EXPECT_TRUE(make_bot<Chimera>(level).ok()) << level;
  }
  for (const char* level : {"", "strongest", "pimc", "pimc:", "pimc:0", "pimc:-1", "pimc:1x",
                            "pimc:99999999999999999999", "Strong"}) {
    const auto bot = make_bot<Chimera>(level);
    ASSERT_FALSE(bot.ok()) << level;
    EXPECT_EQ(bot.error().code, "bot-unknown");
  }
}

// The rule player goes out when it can. (Others may first play a trap for its bonus.)
TEST(ChimeraBots, GoOutWhenTheyCan) {
  Rng rng(3);
  const auto bot = make_bot<Chimera>("greedy");
  int seen = 0;
  while (seen < 20) {
    const auto position = random_position(rng);
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
