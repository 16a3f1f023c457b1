#include "rules/chimera/arrangement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "core/rng.h"
#include "rules/chimera/moves.h"

namespace lair::chimera {
namespace {

Cards hand_of(const std::string& text) {
  std::istringstream words(text);
  Cards cards = 0;
  for (std::string word; words >> word;) cards |= bit(*parse_card(word));
  return cards;
}

std::string shown(Cards hand) {
  std::string text;
  for (const Group& group : arrange(hand)) {
    text += (text.empty() ? "" : ", ") + std::string(name(group.kind));
  }
  return text;
}

TEST(Arrange, FindsRunsAndWhatIsAlike) {
  EXPECT_EQ(shown(0), "");
  EXPECT_EQ(shown(hand_of("3j 4j 5j 6j 7j 7s 9j 9s 9p 9t PY CH")),
            "straight, single, trap, flight");
  EXPECT_EQ(shown(hand_of("3j 3s 4j 4s 5j 5s 8j 8s 8p Hj PY")), "pair-run, triple, single, single");
  EXPECT_EQ(shown(hand_of("6j 6s 6p 7j 7s 7p 2j")), "single, triple-run");
}

// A straight that would leave more groups than it makes is not taken.
TEST(Arrange, TakesTheFewestGroups) {
  EXPECT_EQ(shown(hand_of("3j 3s 4j 4s 5j 5s 6j 6s 7j 7s")), "pair-run");
  EXPECT_EQ(shown(hand_of("3j 3s 3p 4j 4s 4p 5j 6j 7j")), "straight, pair, pair");
}

TEST(Arrange, EveryGroupIsTheCombinationItSays) {
  Rng rng(5);
  for (int round = 0; round < 500; ++round) {
    Cards hand = 0;
    while (count(hand) < 20) hand |= bit(static_cast<Card>(rng.below(64))) & kAllCards;
    Cards together = 0;
    for (const Group& group : arrange(hand)) {
      ASSERT_EQ(together & group.cards, 0U);
      together |= group.cards;
      const auto found = readings(group.cards);
      ASSERT_TRUE(std::any_of(found.begin(), found.end(),
                              [&](Move move) { return move.kind() == group.kind; }));
    }
    ASSERT_EQ(together, hand);
  }
}

}  // namespace
}  // namespace lair::chimera
