#include "text/language.h"

#include <gtest/gtest.h>

namespace lair {
namespace {

TEST(Language, ReadsItsOwnCodes) {
  for (const Language language : kLanguages) EXPECT_EQ(parse_language(code(language)), language);
}

TEST(Language, ReadsLocalesAndTags) {
  EXPECT_EQ(parse_language("de_DE.UTF-8"), Language::de);
  EXPECT_EQ(parse_language("ko.UTF-8"), Language::ko);
  EXPECT_EQ(parse_language("fr-CA"), Language::fr);
  EXPECT_EQ(parse_language("hu@euro"), Language::hu);
  EXPECT_EQ(parse_language("EN_us"), Language::en);
}

TEST(Language, KnowsNoOther) {
  for (const char* text :
       {"", "C", "C.UTF-8", "POSIX", "it_IT.UTF-8", "deutsch", "d", "_DE", "한국"}) {
    EXPECT_EQ(parse_language(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace lair
