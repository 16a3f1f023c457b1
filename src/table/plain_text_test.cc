#include "table/plain_text.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace lair {
namespace {

TEST(PlainText, KeepsWhatPeopleWrite) {
  for (const char* name : {"Ana", "Zoë", "Őry Űlla", "홍길동", "山田", "Ana 2", "🐉"}) {
    const auto text = plain_text(name, kLongestName);
    ASSERT_TRUE(text.ok()) << name;
    EXPECT_EQ(*text, name);
  }
}

TEST(PlainText, ComposesAndTrims) {
  EXPECT_EQ(*plain_text("  Zoe\u0308  B ", kLongestName), "Zoë B");
}

// As phones write them: U+FE0F and U+200D are nothing that anybody typed.
TEST(PlainText, TakesEmojiWithoutWhatCannotBeSeenInThem) {
  EXPECT_EQ(*plain_text("Ana \u2764\uFE0F", kLongestName), "Ana \u2764");
  EXPECT_EQ(*plain_text("\U0001F469\u200D\U0001F373", kLongestName), "\U0001F469\U0001F373");
  EXPECT_EQ(plain_text("\uFE0F\u200D", kLongestName).error().code, "text-length");
}

TEST(PlainText, CountsCharactersAsPeopleDo) {
  std::string family;
  for (int i = 0; i < 24; ++i) family += "e\u0301";
  EXPECT_TRUE(plain_text(family, 24).ok());
  EXPECT_EQ(plain_text(family + "e", 24).error().code, "text-length");
  EXPECT_EQ(plain_text("", 24).error().code, "text-length");
  EXPECT_EQ(plain_text(" \u3000 ", 24).error().code, "text-length");
}

TEST(PlainText, RefusesWhatCannotBeSeen) {
  for (const char* name : {"A\u200Bna", "A\u202Ena", "A\tna", "A\u2060na", "\u3164", "A\uFEFFna",
                           "\u0300", "\u20E3Ana"}) {  // marks on nothing
    const auto text = plain_text(name, 24);
    ASSERT_FALSE(text.ok()) << name;
    EXPECT_EQ(text.error().code, "text-invisible");
  }
  EXPECT_EQ(plain_text("A\xff", 24).error().code, "text-not-utf8");
  EXPECT_FALSE(plain_text(std::string(1'000'000, 'a'), 24).ok());
}

TEST(PlainText, RefusesHeapsOfMarks) {
  std::string heap = "e";
  for (int i = 0; i < 500; ++i) heap += "\u0300";
  EXPECT_EQ(plain_text(heap, 24).error().code, "text-marks");
  EXPECT_TRUE(plain_text("Nguy\u1EC5n", 24).ok());
  EXPECT_TRUE(plain_text("q\u0323\u0307", 24).ok());
}

TEST(PlainText, ShortensByCharacters) {
  EXPECT_EQ(shortened("e\u0301e\u0301e\u0301", 2), "e\u0301e\u0301");
  EXPECT_EQ(shortened("Ana Bo", 4), "Ana");
  EXPECT_EQ(shortened("Ana", 4), "Ana");
}

TEST(Skeleton, TellsLookalikes) {
  EXPECT_EQ(skeleton("Anna"), skeleton("аnnа"));  // Cyrillic
  EXPECT_EQ(skeleton("Bill"), skeleton("BiIl"));
  EXPECT_EQ(skeleton("Zoë"), skeleton("ZOE"));
  EXPECT_EQ(skeleton("A na"), skeleton("Ana"));
  for (const auto& [name, other] : std::vector<std::pair<const char*, const char*>>{
           {"Nina", "\u039Dina"},    // Greek capitals: Nu,
           {"Hans", "\u0397ans"},    // Eta,
           {"Zoe", "\u0396oe"},      // Zeta,
           {"Peter", "\u03A1eter"},  // Rho
           {"max", "rnax"},
           {"Wanda", "VVanda"},
           {"Kirin", "K\u0131r\u0131n"},  // dotless
           {"TOM", "\u13A2O\u13B7"},      // Cherokee
           {"Ana", "\uA4EEna"},           // Lisu
           {"Soren", "S\u00F8ren"},
           {"NINA", "\u039D\u0399\u039D\u0391"}}) {
    EXPECT_EQ(skeleton(name), skeleton(other)) << other;
  }
  EXPECT_NE(skeleton("Ana"), skeleton("Anna"));
  EXPECT_NE(skeleton("Nina"), skeleton("Vina"));
}

}  // namespace
}  // namespace lair
