#include "cli/terminal/terminal_look.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace lair::cli {
namespace {

constexpr Look kColour{.colour = true, .columns = 20};
constexpr Look kNarrow{.colour = false, .columns = 20};

TEST(TerminalLook, PaintsOnlyWithColour) {
  EXPECT_EQ(paint(kColour, kStrong, "Ben"), "\x1b[1mBen\x1b[0m");
  EXPECT_EQ(paint(kNarrow, kStrong, "Ben"), "Ben");
  EXPECT_EQ(paint_word(kColour, kStrong, "so Ben it is", "Ben"), "so \x1b[1mBen\x1b[0m it is");
  EXPECT_EQ(paint_word(kColour, kStrong, "nobody", "Ben"), "nobody");
}

TEST(TerminalLook, PaintsNoWordTwice) {  // its numbers are no words of the text
  const std::string name = paint_word(kColour, {"1;38;5;29"}, "Ben 5 wins 5 points", "Ben 5");
  EXPECT_EQ(paint_word(kColour, kStrong, name, "5"),
            "\x1b[1;38;5;29mBen 5\x1b[0m wins \x1b[1m5\x1b[0m points");
  EXPECT_EQ(paint_word(kColour, kStrong, paint(kColour, kGold, "all 5"), "5"),
            paint(kColour, kGold, "all 5"));
}

TEST(TerminalLook, MeasuresWithoutPaint) {
  EXPECT_EQ(shown_width(paint(kColour, kStrong, "7○") + " x"), 4);
  EXPECT_EQ(shown_width("\x1b["), 0);
  EXPECT_EQ(shown_width(""), 0);
}

TEST(TerminalLook, BreaksLinesBetweenItems) {
  const std::vector<std::string> items = {"12345678", paint(kColour, kStrong, "12345678"), "1234"};
  EXPECT_EQ(flow(kColour, items, {1, 3, " "}), " 12345678 \x1b[1m12345678\x1b[0m\n   1234");
  EXPECT_EQ(wrapped(kNarrow, "one two three four five\nsix"), "one two three four\nfive\nsix");
  EXPECT_EQ(wrapped(kNarrow, "1234567890123456789012345 x", 2), "  1234567890123456789012345\n  x");
}

TEST(TerminalLook, BreaksItemsThatAreWiderThanALine) {
  const std::vector<std::string> items = {"Ben", "Cleo (a partner) 17 cards", "x"};
  EXPECT_EQ(flow(kNarrow, items, {2, 2, " · "}), "  Ben · Cleo (a\n  partner) 17 cards\n  x");
}

TEST(TerminalLook, FitsOnlyLinesThatAreTooWide) {
  EXPECT_EQ(fitted(kNarrow, "a   table   row\n\n  one two three four five\n"),
            "a   table   row\n\n  one two three four\n    five\n");
  EXPECT_EQ(fitted(kNarrow, "x"), "x\n");
  EXPECT_EQ(fitted(kNarrow, ""), "");
}

TEST(TerminalLook, RulesALineAcross) {
  EXPECT_EQ(ruled(kNarrow, "Round 1"), "── Round 1 ─────────");
  EXPECT_EQ(shown_width(ruled(kColour, "Round 1")), 20);
  EXPECT_EQ(ruled(kNarrow, "123456789 123456"), "── 123456789 123456 ");
  EXPECT_EQ(ruled(kNarrow, "123456789 12345678"), "── 123456789\n   12345678");
}

TEST(TerminalLook, WritesAscii) {
  EXPECT_EQ(in_ascii("“a” – b · c…"), "\"a\" - b | c...");
  EXPECT_EQ(in_ascii("Űző, große Fée «ça»"), "Uzo, grosse Fee \"ca\"");
  EXPECT_EQ(in_ascii("\xff"), "?");
}

TEST(TerminalLook, SaysErrorsWithTheirClause) {
  EXPECT_EQ(said(kNarrow, Error{"chimera-on-flight", "C-5.3", {}}),
            "Nothing beats the flight. Pass. [C-5.3]");
}

}  // namespace
}  // namespace lair::cli
