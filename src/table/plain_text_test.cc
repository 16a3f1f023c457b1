#include "table/plain_text.h"

#include <gtest/gtest.h>

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

TEST(PlainText, CountsCharactersAsPeopleDo) {
  std::string family;
  for (int i = 0; i < 24; ++i) family += "e\u0301";
  EXPECT_TRUE(plain_text(family, 24).ok());
  EXPECT_EQ(plain_text(family + "e", 24).error().code, "text-length");
  EXPECT_EQ(plain_text("", 24).error().code, "text-length");
  EXPECT_EQ(plain_text(" \u3000 ", 24).error().code, "text-length");
}

TEST(PlainText, RefusesWhatCannotBeSeen) {
  for (const char* name : {"A\u200Bna", "A\u202Ena", "A\tna", "A\u2060na", "\u3164", "A\uFEFFna"}) {
    const auto text = plain_text(name, 24);
    ASSERT_FALSE(text.ok()) << name;
    EXPECT_EQ(text.error().code, "text-invisible");
  }
  EXPECT_EQ(plain_text("A\xff", 24).error().code, "text-not-utf8");
  EXPECT_FALSE(plain_text(std::string(1'000'000, 'a'), 24).ok());
}

TEST(Skeleton, TellsLookalikes) {
  EXPECT_EQ(skeleton("Anna"), skeleton("аnnа"));  // Cyrillic
  EXPECT_EQ(skeleton("Bill"), skeleton("BiIl"));
  EXPECT_EQ(skeleton("Zoë"), skeleton("ZOE"));
  EXPECT_EQ(skeleton("A na"), skeleton("Ana"));
  EXPECT_NE(skeleton("Ana"), skeleton("Anna"));
}

}  // namespace
}  // namespace lair
