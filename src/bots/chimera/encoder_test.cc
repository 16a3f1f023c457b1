#include "bots/chimera/encoder.h"

#include <gtest/gtest.h>

#include <memory>

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

}  // namespace
}  // namespace lair::chimera
