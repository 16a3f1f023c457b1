#include "cli/remote_talk.h"

#include <gtest/gtest.h>

namespace lair::cli {
namespace {

TEST(RemoteTalk, LinesThatSpeakBeginWithSay) {
  EXPECT_TRUE(is_talk("say"));
  EXPECT_TRUE(is_talk("  Say 3"));
  EXPECT_TRUE(is_talk("say\tnice"));
  EXPECT_FALSE(is_talk("s"));
  EXPECT_FALSE(is_talk("saying"));
  EXPECT_FALSE(is_talk("7 7 7"));
  EXPECT_FALSE(is_talk(""));
}

TEST(RemoteTalk, PhrasesGoByNumberAndByName) {
  const Value nice = Value::object({{"say", "nice"}});
  const Value luck = Value::object({{"say", "good-luck"}});
  for (const bool free : {false, true}) {
    EXPECT_EQ(*read_talk("say 3", free), nice);
    EXPECT_EQ(*read_talk("say #3", free), nice);
    EXPECT_EQ(*read_talk(" SAY  Nice ", free), nice);
    EXPECT_EQ(*read_talk("say good luck", free), luck);
    EXPECT_EQ(*read_talk("say good-luck", free), luck);
    EXPECT_TRUE(read_talk("say", free)->is_null());
    EXPECT_TRUE(read_talk(" say  ", free)->is_null());
  }
}

TEST(RemoteTalk, OwnWordsAreForTablesThatAllowThem) {
  EXPECT_EQ(*read_talk("say  Well played, Ben ", true),
            Value::object({{"text", "Well played, Ben"}}));
  EXPECT_EQ(*read_talk("say 11", true), Value::object({{"text", "11"}}));
  for (const char* line : {"say Well played", "say 0", "say 11"}) {
    ASSERT_FALSE(read_talk(line, false).ok()) << line;
    EXPECT_EQ(read_talk(line, false).error().code, "table-phrase-unknown");
  }
}

TEST(RemoteTalk, WhatOthersSayIsShownInTheReadersLanguage) {
  Look look;
  const Value nice = Value::object({{"seat", 1}, {"name", "Ben"}, {"phrase", "nice"}});
  EXPECT_EQ(heard_talk(look, nice), "Ben: Nice one!");
  look.language = Language::ko;
  EXPECT_EQ(heard_talk(look, nice), "Ben: 잘했어요!");
  look.language = Language::en;
  const Value text = Value::object({{"name", "B\x1b[31men"}, {"text", "a\x1b[2Jb"}});
  EXPECT_EQ(heard_talk(look, text).find('\x1b'), std::string::npos);
  EXPECT_EQ(heard_talk(look, Value::object({{"name", "Ben"}, {"phrase", "no-such"}})), "");
  EXPECT_EQ(heard_talk(look, Value::object({{"name", "Ben"}})), "");
}

TEST(RemoteTalk, TheListFitsANarrowTerminal) {
  Look look;
  look.columns = 40;
  for (const Language language : kLanguages) {
    look.language = language;
    for (const bool free : {false, true}) {
      const std::string text = phrases_listed(look, free);
      for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        EXPECT_LE(shown_width(text.substr(begin, end - begin)), 40) << text;
        begin = end + 1;
      }
    }
  }
}

}  // namespace
}  // namespace lair::cli
