#include "rules/chimera/moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "core/rng.h"

namespace lair::chimera {
namespace {

// Looks for the hand with the most leads by changing one card at a time.
std::size_t most_leads(Rng& rng, MoveList& moves) {
  Cards hand = 0;
  const auto random_card = [&](Cards from) {
    Cards left = from;
    for (auto skip = rng.below(static_cast<std::uint32_t>(count(from))); skip > 0; --skip)
      left &= left - 1;
    return bit(first(left));
  };
  while (count(hand) < 20) hand |= random_card(kAllCards & ~hand);
  lead_moves(hand, moves);
  std::size_t most = moves.size();
  for (int tries = 0; tries < 3000; ++tries) {
    const Cards other = (hand & ~random_card(hand)) | random_card(kAllCards & ~hand);
    lead_moves(other, moves);
    if (moves.size() < most) continue;
    most = moves.size();
    hand = other;
  }
  return most;
}

// The list has room for half as many again, and for the row of eight that write_row always writes.
TEST(LeadMoves, FitTheListWithRoomToSpare) {
  auto moves = std::make_unique<MoveList>();
  Rng rng(3);
  std::size_t most = 0;
  for (int start = 0; start < 100; ++start) most = std::max(most, most_leads(rng, *moves));
  RecordProperty("most", static_cast<int>(most));
  EXPECT_GT(most, 650U);  // the search does find dense hands
  EXPECT_LT(most, 700U);
}

TEST(LeadMoves, AreReadBackFromTheirCards) {
  auto moves = std::make_unique<MoveList>();
  Rng rng(4);
  for (int round = 0; round < 2000; ++round) {
    Cards hand = 0;
    while (count(hand) < 20) hand |= bit(static_cast<Card>(rng.below(64))) & kAllCards;
    lead_moves(hand, *moves);
    for (const Move move : *moves) {
      const Cards cards = choose_cards(hand, move, 0);
      ASSERT_EQ(cards & ~hand, 0U);
      ASSERT_EQ(count(cards), card_count(move));
      const auto found = readings(cards);
      ASSERT_NE(std::find(found.begin(), found.end(), move), found.end());
    }
  }
}

TEST(ChooseCards, TakesTheLowestFamilyAndTheFaceUpCardLast) {
  const Cards hand = bit(*parse_card("7j")) | bit(*parse_card("7s")) | bit(*parse_card("7t"));
  const Move one(Kind::kSingle, 1, 6), two(Kind::kPair, 1, 6), three(Kind::kTriple, 1, 6);
  EXPECT_EQ(choose_cards(hand, one, 0), bit(*parse_card("7j")));
  EXPECT_EQ(choose_cards(hand, one, bit(*parse_card("7j"))), bit(*parse_card("7s")));
  EXPECT_EQ(choose_cards(hand, two, bit(*parse_card("7s"))),
            bit(*parse_card("7j")) | bit(*parse_card("7t")));
  EXPECT_EQ(choose_cards(hand, three, bit(*parse_card("7s"))), hand);
}

}  // namespace
}  // namespace lair::chimera
