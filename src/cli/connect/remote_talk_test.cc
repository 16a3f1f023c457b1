#include "cli/connect/remote_talk.h"

#include <gtest/gtest.h>

#include <utility>

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

RemoteSeat person(std::string name, std::string bot = "") {
  return {false, std::move(name), std::move(bot), true, false};
}
RemoteSeat bot(std::string name) { return person(std::move(name), "easy"); }

RemoteTable table_of(std::vector<RemoteSeat> seats, int own) {
  RemoteTable table;
  table.seats = std::move(seats);
  table.seat = own;
  return table;
}

TEST(Muted, WhomThePersonNamesIsNotHeardUntilNamedAgain) {
  const RemoteTable table = table_of({person("Ana"), person("Ben"), person("Béla")}, 0);
  const Value ben = Value::object({{"seat", 1}, {"name", "Ben"}, {"phrase", "nice"}});
  const Value bela = Value::object({{"seat", 2}, {"name", "Béla"}, {"text", "hi"}});
  const Look look;
  Muted muted;
  EXPECT_TRUE(Muted::is_meant(" Mute ben"));
  EXPECT_FALSE(Muted::is_meant("mutes"));
  EXPECT_FALSE(muted.covers(ben));
  EXPECT_NE(muted.answer(look, "mute be", table).find("no longer hear Ben"), std::string::npos);
  EXPECT_TRUE(muted.covers(ben));
  EXPECT_FALSE(muted.covers(bela));
  EXPECT_NE(muted.answer(look, "mute", table).find("2) Ben (muted)  3) Béla"), std::string::npos);
  muted.answer(look, "mute 3", table);
  EXPECT_TRUE(muted.covers(bela));
  EXPECT_NE(muted.answer(look, "MUTE 2", table).find("hear Ben again"), std::string::npos);
  EXPECT_FALSE(muted.covers(ben));
  EXPECT_TRUE(muted.covers(bela));
}

TEST(Muted, ALineThatNamesNobodyMutesNobody) {
  const RemoteTable table = table_of({person("Ana"), person("Ben"), person("Bob"), bot("Cleo")}, 0);
  const Look look;
  for (const char* line :
       {"mute", "mute b", "mute 1", "mute 4", "mute 9", "mute ana", "mute cleo"}) {
    Muted muted;
    EXPECT_NE(muted.answer(look, line, table).find("2) Ben  3) Bob"), std::string::npos) << line;
  }
  const RemoteTable alone = table_of({person("Ana"), bot("Cleo")}, 0);
  EXPECT_EQ(Muted().answer(look, "mute", alone).find(')'), std::string::npos);
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
