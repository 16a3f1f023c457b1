#include "cli/play/person.h"

#include <gtest/gtest.h>

namespace lair::cli {
namespace {

TEST(Words, HAloneAsksForAHint) {
  EXPECT_EQ(read_word("h"), Word::kHint);
  EXPECT_EQ(read_word(" h "), Word::kHint);
  EXPECT_EQ(read_word("Hint"), Word::kHint);
  for (const char* cards : {"H", "h h", "hh", "hero", "hj"}) {
    EXPECT_EQ(read_word(cards), Word::kOther) << cards;
  }
}

TEST(Replies, AreReadInTheWordsOfTheLanguage) {
  EXPECT_EQ(read_reply(Language::en, " Yes "), Reply::kYes);
  EXPECT_EQ(read_reply(Language::en, "n"), Reply::kNo);
  EXPECT_EQ(read_reply(Language::de, "j"), Reply::kYes);
  EXPECT_EQ(read_reply(Language::de, "Nein"), Reply::kNo);
  EXPECT_EQ(read_reply(Language::fr, "o"), Reply::kYes);
  EXPECT_EQ(read_reply(Language::hu, "igen"), Reply::kYes);
  EXPECT_EQ(read_reply(Language::ko, "네"), Reply::kYes);
  EXPECT_EQ(read_reply(Language::ko, "ㄴ"), Reply::kNo);
}

TEST(Replies, AreReadInEnglishToo) {
  for (const Language language : kLanguages) {
    EXPECT_EQ(read_reply(language, "y"), Reply::kYes) << code(language);
    EXPECT_EQ(read_reply(language, "no"), Reply::kNo) << code(language);
  }
}

TEST(Replies, AreNeitherYesNorNo) {
  for (const char* text : {"", " ", "ja", "o", "yn", "y n", "\xff", "h3"}) {
    EXPECT_EQ(read_reply(Language::en, text), Reply::kNeither) << text;
  }
}

}  // namespace
}  // namespace lair::cli
