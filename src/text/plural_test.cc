#include "text/plural.h"

#include <gtest/gtest.h>

#include <limits>

namespace lair {
namespace {

TEST(Plural, OneIsSingularInEnglishGermanAndHungarian) {
  for (const Language language : {Language::en, Language::de, Language::hu}) {
    EXPECT_EQ(plural_category(language, 0), "other");
    EXPECT_EQ(plural_category(language, 1), "one");
    EXPECT_EQ(plural_category(language, -1), "one");
    EXPECT_EQ(plural_category(language, 2), "other");
    EXPECT_EQ(plural_category(language, 11), "other");
    EXPECT_EQ(plural_category(language, 1'000'000), "other");
  }
}

TEST(Plural, ZeroIsSingularInFrench) {
  EXPECT_EQ(plural_category(Language::fr, 0), "one");
  EXPECT_EQ(plural_category(Language::fr, 1), "one");
  EXPECT_EQ(plural_category(Language::fr, -1), "one");
  EXPECT_EQ(plural_category(Language::fr, 2), "other");
  EXPECT_EQ(plural_category(Language::fr, 1'000'000), "many");
  EXPECT_EQ(plural_category(Language::fr, 1'000'001), "other");
}

TEST(Plural, KoreanHasNone) {
  for (const std::int64_t number : {0, 1, 2, 1'000'000}) {
    EXPECT_EQ(plural_category(Language::ko, number), "other");
  }
}

TEST(Plural, TakesTheLowestNumber) {
  for (const Language language : kLanguages) {
    EXPECT_EQ(plural_category(language, std::numeric_limits<std::int64_t>::min()), "other");
  }
}

}  // namespace
}  // namespace lair
