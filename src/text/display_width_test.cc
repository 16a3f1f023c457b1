#include "text/display_width.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TEST(DisplayWidth, CountsColumns) {
  EXPECT_EQ(display_width(""), 0);
  EXPECT_EQ(display_width("Chimera"), 7);
  EXPECT_EQ(display_width("Chimäre"), 7);
  EXPECT_EQ(display_width("Chima\u0308re"), 7) << "a mark that combines";
  EXPECT_EQ(display_width("키메라"), 6);
  EXPECT_EQ(display_width("쿼드 + 페어"), 11);
  EXPECT_EQ(display_width("\u1112\u1161\u11ab"), 2) << "한 in its letters";
  EXPECT_EQ(display_width("漢字、Ａ"), 8);
  EXPECT_EQ(display_width("“…” – ’"), 7);
  EXPECT_EQ(display_width("🐉"), 2);
  EXPECT_EQ(display_width("a\u200Bb\u200D"), 2);
  EXPECT_EQ(display_width("a\x1b\n"), 1);
}

TEST(DisplayWidth, TakesAnyBytes) {
  EXPECT_EQ(display_width("\xFF\xFE"), 2);
  EXPECT_EQ(display_width("\xED\x82"), 2) << "cut off";
  EXPECT_EQ(display_width("\xF4\x90\x80\x80"), 4) << "beyond U+10FFFF";
  EXPECT_EQ(display_width("\xF4\x8F\xBF\xBD"), 1) << "U+10FFFD";
}

TEST(Pad, FillsToTheWidth) {
  EXPECT_EQ(pad("키메라", 8), "키메라  ");
  EXPECT_EQ(pad("Held", 8), "Held    ");
  EXPECT_EQ(pad("", 2), "  ");
  EXPECT_EQ(pad("키메라", 6), "키메라");
  EXPECT_EQ(pad("키메라", 3), "키메라");
  EXPECT_EQ(pad("x", -1), "x");
}

}  // namespace
}  // namespace lair
