#include "rules/phantom/card.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "rules/phantom/position_test.h"

namespace lair::phantom {
namespace {

// P-1.1, P-1.2.
TEST(Card, TheDeckHasFourOfEachNameOneOfThemRed) {
  std::map<std::string, int> copies;
  for (const Card card : whole_deck()) {
    ASSERT_TRUE(is_card(card));
    ++copies[to_text(card)];
  }
  EXPECT_EQ(copies.size(), 50U);
  for (const auto& [text, count] : copies) EXPECT_EQ(count, text.size() == 3 ? 1 : 3) << text;
}

// P-1.6.
TEST(Card, TextReadsBack) {
  for (const Card card : whole_deck()) EXPECT_EQ(card_from(to_text(card)), card);
  for (const char* text : {"", "h", "h0", "h8", "x1", "H1", "i1", "iX", "hB", "h1**", "h1 ", "*h1",
                           "h1x", "iB*x", "10"}) {
    EXPECT_FALSE(card_from(text)) << text;
  }
}

TEST(Card, OrderIsThatOfTheWrittenForm) {
  const std::vector<Card> sorted = cards("h1 h1* h2 h7 h7* a1 a7 d1 d7* iB iB* iC iK iT iT*");
  EXPECT_TRUE(std::is_sorted(sorted.begin(), sorted.end()));
}

TEST(Cards, CountsAddsAndRemoves) {
  Cards some = bag("h1 h1 h1* a7 iT*");
  EXPECT_EQ(some.size(), 5);
  EXPECT_EQ(some.count(one("h1")), 2);
  EXPECT_EQ(some.count(name_of(one("h1"))), 3);
  EXPECT_FALSE(some.has(one("iT")));
  EXPECT_TRUE(some.has(one("iT*")));
  EXPECT_FALSE(some.has_room_for(one("h1*")));
  some.add(one("h1"));
  EXPECT_FALSE(some.has_room_for(one("h1")));
  some.remove(one("h1*"));
  EXPECT_TRUE(some.has_room_for(one("h1*")));
  EXPECT_FALSE(some.has_room_for(one("h1")));
  some.remove(one("h1"));
  EXPECT_EQ(some, bag("a7 h1 iT* h1"));
  int bits = 0;
  for (std::uint64_t left = some.card_bits(); left != 0; left &= left - 1) ++bits;
  EXPECT_EQ(bits, 3);
}

// P-2.2, P-2.3.
TEST(BigSets, GroupsAndRuns) {
  for (const char* set : {"h1 h1 h1*", "iB iB iB", "h1 h2 h3", "d5 d6* d7", "a3 a4 a5"}) {
    EXPECT_TRUE(big_set(three(set))) << set;
  }
  for (const char* set : {"h1 h1 h2", "h6 h7 a1", "h7 a1 a2", "iB iC iK", "h1 a1 d1", "h1 h3 h5",
                          "d6 d7 iB", "h1 h2 h4"}) {
    EXPECT_FALSE(big_set(three(set))) << set;
  }
}

}  // namespace
}  // namespace lair::phantom
