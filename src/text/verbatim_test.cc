#include "text/verbatim.h"

#include <gtest/gtest.h>

#include "text/display_width.h"
#include "text/utf8.h"

namespace lair {
namespace {

TEST(Verbatim, LeavesPlainTextAlone) {
  EXPECT_EQ(verbatim(""), "");
  EXPECT_EQ(verbatim("Zoë 한국어 👨‍👩‍👧 { $x }"),
            "Zoë 한국어 👨‍👩‍👧 { $x }");
}

TEST(Verbatim, TakesControlsAway) {
  EXPECT_EQ(verbatim("a\x1b[31mb\x07"), "a[31mb");
  EXPECT_EQ(verbatim("a\nb\tc\r\nd\u2028e"), "a b c  d e");
  EXPECT_EQ(verbatim(std::string_view("a\0b\x7F", 4)), "ab");
  EXPECT_EQ(verbatim("a\u009b31mb"), "a31mb") << "C1 introducer";
  EXPECT_EQ(verbatim("a\u202Eb\u2066c\u200Bd\uFEFF"), "abcd") << "marks of direction";
}

TEST(Verbatim, ReplacesWhatIsNotUtf8) {
  EXPECT_EQ(verbatim("a\xFF\xC0\xAF"), "a\uFFFD\uFFFD\uFFFD");
  EXPECT_EQ(verbatim("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD") << "a surrogate";
  EXPECT_EQ(verbatim("\xE2\x82"), "\uFFFD\uFFFD") << "cut off";
}

TEST(Verbatim, CutsLongText) {
  const std::string most(kMaxVerbatim, 'x');
  EXPECT_EQ(verbatim(most), most);
  EXPECT_EQ(verbatim(most + "y"), most + "…");
  EXPECT_EQ(verbatim(most + "\n\x1b"), most + "…");
  EXPECT_EQ(verbatim(most + "\x1b"), most) << "what is not shown needs no room";
  EXPECT_EQ(verbatim("한국어", 2), "한국…");
  std::string marks = "e";
  for (int i = 0; i < 1000; ++i) marks += "\u0301";
  EXPECT_LT(verbatim(marks).size(), 200U) << "marks without width count too";
}

TEST(Verbatim, GivesUtf8ForEveryByte) {
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string text = {static_cast<char>(first), static_cast<char>(second), 'x'};
      EXPECT_EQ(find_invalid_utf8(verbatim(text)), std::nullopt);
    }
  }
}

}  // namespace
}  // namespace lair
