#include "rules/phantom/score.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "rules/phantom/position_test.h"

namespace lair::phantom {
namespace {

Score of(const std::string& hand, std::initializer_list<const char*> laid,
         const std::string& turned, bool advanced, NameMask shown = 0) {
  GoneOut out{bag(hand), {}, shown};
  for (const char* set : laid) out.laid.add(three(set));
  return score(out, cards(turned), advanced);
}

int points(const Score& score, std::string_view what) {
  int sum = 0;
  for (const ScorePart& part : score.parts) sum += part.what == what ? part.points : 0;
  return sum;
}

// P-7.3.
TEST(Score, Basic) {
  const Score score = of("h1* h2 h3 iB iB* d7", {"a1 a2 a3*", "d4 d4 d4"}, "a1 h1 iB a1 d7 h2",
                         false, bag("h1 h2 h3 iB").names());
  EXPECT_EQ(points(score, "laid-sets"), 2);
  EXPECT_EQ(points(score, "red-cards"), 3);
  EXPECT_EQ(points(score, "turned"), 4);
  EXPECT_EQ(score.points, 9);
  EXPECT_FALSE(score.wins_game);
}

TEST(Score, PartsOfNothingAreLeftOut) {
  const Score score = of("h1 h1", {"a1 a2 a3"}, "d1", false);
  ASSERT_EQ(score.parts.size(), 1U);
  EXPECT_EQ(score.parts[0].rule, "P-7.3");
}

// P-8.2, each condition by itself.
TEST(Score, RedOnesAndSevens) {
  EXPECT_EQ(points(of("h1*", {"a2 a3 a4"}, "", true), "red-1-7"), 0);
  EXPECT_EQ(points(of("h1*", {"a1 a2 a3"}, "", true), "red-1-7"), 2);
  EXPECT_EQ(points(of("h7*", {"a5 a6 a7"}, "", true), "red-1-7"), 2);
  EXPECT_EQ(points(of("h7*", {"iB iB iB"}, "", true), "red-1-7"), 2);
  EXPECT_EQ(points(of("", {"a1* a2 a3"}, "", true), "red-1-7"), 2);
  // The hand does not help.
  EXPECT_EQ(points(of("h1* h7 iB", {"a2 a3 a4"}, "", true), "red-1-7"), 0);
}

TEST(Score, RedTwosAndSixes) {
  EXPECT_EQ(points(of("h2* a6* h1 h7 iB", {"a2 a3 a4"}, "", true), "red-2-6"), 4);
  EXPECT_EQ(points(of("h2*", {"a1 a2 a3"}, "", true), "red-2-6"), 0);
  EXPECT_EQ(points(of("h6*", {"a5 a6 a7"}, "", true), "red-2-6"), 0);
  EXPECT_EQ(points(of("h6*", {"iT iT iT"}, "", true), "red-2-6"), 0);
}

TEST(Score, RedThreesAndFives) {
  EXPECT_EQ(points(of("h3* a5*", {"d2 d2 d2", "d4 d4 d4"}, "", true), "red-3-5"), 0);
  EXPECT_EQ(points(of("h3* a5*", {"d2 d2 d2", "d4 d4 d4", "d3 d3 d3*"}, "", true), "red-3-5"), 6);
}

TEST(Score, RedFours) {
  EXPECT_EQ(points(of("h4* h7 h7", {"h1 h2 h3"}, "", true), "red-4"), 5);
  EXPECT_EQ(points(of("h4* iB iB", {"h1 h2 h3", "iC iC iC"}, "", true), "red-4"), 5);
  EXPECT_EQ(points(of("h4* a1", {"h1 h2 h3"}, "", true), "red-4"), 0);
  EXPECT_EQ(points(of("h4*", {"h1 h2 h3", "a1 a1 a1"}, "", true), "red-4"), 0);
  EXPECT_EQ(points(of("h4* a4*", {"h1 h2 h3"}, "", true), "red-4"), 0);
}

TEST(Score, SpecialItemsAndLaidSetsAdvanced) {
  const Score score = of("iB* iC*", {"iK iK iK*"}, "", true);
  EXPECT_EQ(points(score, "special-item"), 3);
  EXPECT_EQ(points(score, "laid-sets"), 1);
  EXPECT_EQ(score.points, 4);
}

// P-8.1.
TEST(Score, NothingIsTurnedInTheAdvancedGame) {
  EXPECT_EQ(of("h1 h1", {"a1 a2 a3"}, "a1 a2", true).points, 1);
}

// P-8.3.
TEST(Score, ThreeItemGroupsWinTheGame) {
  const std::initializer_list<const char*> laid = {"iB iB iB*", "iC iC iC*", "iK iK iK"};
  EXPECT_TRUE(of("h1 h1", laid, "", true).wins_game);
  EXPECT_EQ(of("h1 h1", laid, "", true).points, 0);
  EXPECT_FALSE(of("h1 h1", laid, "", false).wins_game);
  EXPECT_EQ(of("h1 h1", laid, "", false).points, 5);
  EXPECT_FALSE(of("iK iK iK h1 h1", {"iB iB iB", "iC iC iC"}, "", true).wins_game);
}

TEST(Score, TurnedCards) {
  const NameMask names = bag("h1 h2").names();
  EXPECT_EQ(cards_turned(names, cards("h1 h2* h1* a1 h1")), 4);
  EXPECT_EQ(cards_turned(names, cards("a1 h1")), 1);
  EXPECT_EQ(cards_turned(names, cards("h1 h2")), 2);
  EXPECT_EQ(cards_turned(names, {}), 0);
}

}  // namespace
}  // namespace lair::phantom
