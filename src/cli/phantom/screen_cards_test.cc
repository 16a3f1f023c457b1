#include "cli/phantom/screen_cards.h"

#include <gtest/gtest.h>

#include <string>

namespace lair::cli {
namespace {

// "h1 h2 h3 | a4 a4 || d7": sets and near sets, then the rest.
std::string shown(std::string_view hand) {
  phantom::Cards cards;
  for (const std::string& name : words(hand)) cards.add(*phantom::card_from(name));
  const HandGroups groups = grouped(cards);
  std::string text;
  for (const auto& list : {groups.sets, groups.near_sets}) {
    for (const auto& group : list) text += (text.empty() ? "" : " | ") + listed_cards(group);
  }
  return text + (groups.rest.empty() ? "" : " || ") + listed_cards(groups.rest);
}

TEST(PhantomHand, PutsSetsFirst) {
  EXPECT_EQ(shown("a4 h2 d7 h1 a4* h3"), "h1 h2 h3 | a4 a4* || d7");
  EXPECT_EQ(shown("iB iB iB*"), "iB iB iB*");
  EXPECT_EQ(shown("h1 h3 d4 d5"), "h1 h3 | d4 d5");
}

TEST(PhantomHand, FindsTheBestOfSeveralWays) {
  EXPECT_EQ(shown("h1 h2 h3 h3 h3* h4 h5"), "h1 h2 h3 | h3 h4 h5 || h3*");
  EXPECT_EQ(shown("h1 h2 h2 h3"), "h1 h2 h3 || h2");
}

TEST(PhantomHand, LeavesStrangersAlone) {
  EXPECT_EQ(shown("h1 a1 d1 iB iC"), " || h1 a1 d1 iB iC");
  EXPECT_EQ(shown("h7 a1"), " || h7 a1");
  EXPECT_EQ(shown(""), "");
}

}  // namespace
}  // namespace lair::cli
