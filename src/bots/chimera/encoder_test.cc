#include "bots/chimera/encoder.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace lair::chimera {
namespace {

Cards card(const char* text) { return bit(*parse_card(text)); }

// Somebody who pays little attention has the high cards and the last tricks in mind, no more.
TEST(ChimeraMemory, ForgetsLowCardsOfEarlierTricks) {
  auto known = std::make_unique<Knowledge<Game>>();
  const auto trick = [&](Cards cards) {
    known->view.table.played[1] |= cards;
    known->events.push_back({.kind = EventKind::kTrick, .seat = seat_at(1), .cards = cards});
  };
  trick(card("3j") | card("9j") | card("Hj"));
  trick(card("4j") | card("12j"));
  trick(card("5j"));
  trick(card("6j") | card("7j"));
  known->view.table.played[2] = known->view.table.trick = card("8j");
  EXPECT_EQ(Passes::vague(*known).forgotten, card("3j") | card("9j") | card("4j"));
  EXPECT_EQ(Passes(*known).forgotten, 0U);
}

// A search notes moves in deals of its own; a player has the events. Both remember the same.
TEST(ChimeraMemory, IsTheSameFromEventsAndFromMoves) {
  Rng rng(3);
  for (int round = 0; round < 50; ++round) {
    State state = start(Options{}, kSeats);
    deal(state, random_deal(state, rng));
    auto known = std::make_unique<Knowledge<Game>>();
    Passes noted;
    while (status(state) == Status::kAwaitsMove) {
      MoveList moves;
      legal_moves(state, moves);
      const Action action =
          resolve(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      const State before = state;
      noted.note(before, action.move);
      apply(state, action);
      EventList events;
      move_events(before, action, state, events);
      for (const Event& event : events) {
        if (event.audience.has(seat_at(0))) known->events.push_back(event);
      }
      known->view = view(state, seat_at(0));
      if (state.table.phase != Phase::kPlay) continue;
      const Passes heard(*known);
      EXPECT_EQ(heard.said, noted.said);
      EXPECT_EQ(heard.tops, noted.tops);
    }
  }
}

// A partner who bid looks different from one who passed, though the contract is the same.
TEST(ChimeraEncoder, KnowsWhoBid) {
  View view;
  view.table.phase = Phase::kPlay;
  view.table.bid = 40;
  view.hand = card("3j") | card("9j");
  const auto inputs = [&](Said partner) {
    Passes passes;
    passes.said = {Said::k40, Said::kPass, partner};
    view.seat = seat_at(1);
    Features features;
    TableEncoder(view, passes).position(features);
    return std::vector<Feature>(features.begin(), features.end());
  };
  EXPECT_NE(inputs(Said::k30), inputs(Said::kPass));
  EXPECT_EQ(inputs(Said::k30), inputs(Said::k30));
}

}  // namespace
}  // namespace lair::chimera
