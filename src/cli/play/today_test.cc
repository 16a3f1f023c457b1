#include "cli/play/today.h"

#include <gtest/gtest.h>

namespace lair::cli {
namespace {

const TodaysResult kAlone{.game = "chimera", .date = "2026-11-16", .points = -30, .bot = 20};

TEST(Today, SquaresAreTheShareOfThoseLeftBehind) {
  TodaysResult result = kAlone;
  EXPECT_EQ(squares(result), "");
  result.others = 4;
  EXPECT_EQ(squares(result), "□□□□□");
  result.below = 2;
  EXPECT_EQ(squares(result), "■■■□□");
  result.below = 4;
  EXPECT_EQ(squares(result), "■■■■■");
  result.below = 0;
  result.same = 4;  // a tie is half a win
  EXPECT_EQ(squares(result), "■■■□□");
}

TEST(Today, TheTextToShareTellsOnlyTheResult) {
  const Look look{.language = Language::en};
  const std::string alone = todays_result(look, kAlone);
  EXPECT_NE(alone.find("The bot in your seat: 20 points."), std::string::npos) << alone;
  EXPECT_TRUE(alone.ends_with("\n\nLair · Chimera · 2026-11-16\n−30 points\nthe bot: 20 points\n"))
      << alone;
  for (const Language language : kLanguages) {
    EXPECT_NE(todays_result({.language = language}, kAlone).find("−30"), std::string::npos);
  }
  TodaysResult result = kAlone;
  result.others = 5;
  result.below = 5;
  result.where = "https://example.org";
  const std::string among = todays_result(look, result);
  EXPECT_TRUE(
      among.ends_with("\nLair · Chimera · 2026-11-16\n■■■■■ −30 points\nbetter than 5 of "
                      "5\nthe bot: 20 points\nhttps://example.org\n"))
      << among;
}

}  // namespace
}  // namespace lair::cli
