#include "rules/phantom/grouping.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "core/rng.h"
#include "rules/phantom/big_set.h"

namespace lair::phantom {
namespace {

std::string grouped(const std::string& text) {
  std::istringstream words(text);
  Cards hand;
  for (std::string word; words >> word;) hand.add(*card_from(word));
  std::string shown;
  for (const CardGroup& each : group(hand)) {
    shown += (shown.empty() ? "" : " |");
    for (const Card card : each.cards) shown += (shown.empty() ? "" : " ") + to_text(card);
  }
  return shown;
}

TEST(Grouping, SetsThenPairsThenNearSetsThenTheRest) {
  EXPECT_EQ(grouped("a1 h7 h1 h2 h3 iB iB d4 ").substr(0, 16), "h1 h2 h3 | iB iB");
  EXPECT_EQ(grouped("h1 h2 h3 h3 h3"), "h1 h2 h3 | h3 h3");
  EXPECT_EQ(grouped("a1 a3 d5 d6 iB iC h1"), "a1 a3 | d5 d6 | h1 | iB | iC");
  EXPECT_EQ(grouped(""), "");
}

TEST(Grouping, RunsStayWithinTheirKind) {
  EXPECT_EQ(grouped("h6 h7 a1 iK iT"), "h6 h7 | a1 | iK | iT");
  EXPECT_EQ(grouped("h7 a1 a7 d1"), "h7 | a1 | a7 | d1");
  EXPECT_EQ(grouped("d7 iB"), "d7 | iB");
}

TEST(Grouping, RedCopiesGoToTheSets) { EXPECT_EQ(grouped("h3* h3 h3 h1 h2"), "h1 h2 h3* | h3 h3"); }

TEST(Grouping, HoldsTheHand) {
  Rng rng(6);
  for (int round = 0; round < 500; ++round) {
    Cards hand;
    while (hand.size() < 8) {
      const Card card = whole_deck()[rng.below(kDeckCards)];
      if (hand.has_room_for(card)) hand.add(card);
    }
    Cards together;
    for (const CardGroup& each : group(hand)) {
      for (const Card card : each.cards) together.add(card);
      if (each.kind == GroupKind::kSet) {
        ASSERT_TRUE(big_set({each.cards[0], each.cards[1], each.cards[2]}));
      }
    }
    ASSERT_EQ(together, hand);
  }
}

}  // namespace
}  // namespace lair::phantom
