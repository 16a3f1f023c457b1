#include "cli/chimera/input.h"

#include <gtest/gtest.h>

#include <string>

#include "cli/play/person.h"
#include "rules/chimera/errors.h"
#include "rules/chimera/notation/notation.h"

namespace lair::cli {
namespace {

using chimera::Cards;
using chimera::Kind;
using chimera::Move;

Cards hand_of(std::string_view text) {
  Cards cards = 0;
  for (const std::string& name : words(text)) cards |= chimera::bit(*chimera::parse_card(name));
  return cards;
}

const Cards kHand = hand_of("1j 1s 1p 1t 5j 7j 7s 7p 8s 9p 10t 11j 11p 12s Hj Hp PY CH");

// "straight 12 + 7j 8s ..." for every reading; the error's code and rule if there is none.
std::string read(std::string_view text, Cards hand = kHand, Cards last = 0) {
  const auto plays = read_plays(text, hand, last);
  if (!plays) return std::string(plays.error().code) + " " + std::string(plays.error().rule);
  std::string said;
  for (const chimera::Action& play : *plays) {
    if (!said.empty()) said += " / ";
    said.append(chimera::name(play.move.kind()))
        .append(" ")
        .append(top_name(play.move))
        .append(":");
    for (const chimera::Card card : in_order(play)) said += " " + chimera::name(card);
  }
  return said;
}

TEST(ChimeraInput, ReadsRanks) {
  EXPECT_EQ(read("5"), "single 5: 5j");
  EXPECT_EQ(read("7 7"), "pair 7: 7j 7s");
  EXPECT_EQ(read("7 7 7 5"), "triple-single 7: 7j 7s 7p 5j");
  EXPECT_EQ(read("5 7,7+7"), "triple-single 7: 7j 7s 7p 5j");
  EXPECT_EQ(read("  12 "), "single 12: 12s");
}

TEST(ChimeraInput, ReadsRepeatedRanks) {
  EXPECT_EQ(read("777 5"), "triple-single 7: 7j 7s 7p 5j");
  EXPECT_EQ(read("777 hh"), "triple-pair 7: 7j 7s 7p Hj Hp");
  EXPECT_EQ(read("11"), "single 11: 11j");
  EXPECT_EQ(read("111"), "triple 1: 1j 1s 1p");
  EXPECT_EQ(read("1111"), "trap 1: 1j 1s 1p 1t / pair 11: 11j 11p");
  EXPECT_EQ(read("1111", hand_of("11j 11p")), "pair 11: 11j 11p");
}

TEST(ChimeraInput, ReadsNamesOfHighCards) {
  EXPECT_EQ(read("H"), "single H: Hj");
  EXPECT_EQ(read("h h"), "pair H: Hj Hp");
  EXPECT_EQ(read("Hero"), "single H: Hj");
  EXPECT_EQ(read("PY"), "single PY: PY");
  EXPECT_EQ(read("pi ya"), "single PY: PY");
  EXPECT_EQ(read("ch py"), "flight CH: CH PY");
}

TEST(ChimeraInput, ReadsRanges) {
  EXPECT_EQ(read("8-12"), "straight 12: 8s 9p 10t 11j 12s");
  EXPECT_EQ(read("12-8"), read("8-12"));
  EXPECT_EQ(read("8 - 12"), read("8-12"));
  EXPECT_EQ(read("8..12"), read("8-12"));
  EXPECT_EQ(read("8\u201312"), read("8-12"));
  const Cards pairs = hand_of("1j 1s 2j 2s 3j 3s 4j");
  EXPECT_EQ(read("11-33", pairs), "pair-run 3: 1j 1s 2j 2s 3j 3s");
  EXPECT_EQ(read("11 22 33", pairs), "chimera-not-held C-2.3");  // 11 is an eleven
  EXPECT_EQ(read("777-888", hand_of("7j 7s 7p 8j 8s 8p")), "triple-run 8: 7j 7s 7p 8j 8s 8p");
}

TEST(ChimeraInput, AsksWhichStraightWithPiYa) {  // C-7.1, the high one first
  EXPECT_EQ(read("8 9 10 11 py"), "straight 12: 8s 9p 10t 11j PY / straight 11: PY 8s 9p 10t 11j");
  EXPECT_EQ(read("8-11 py"), read("8 9 10 11 py"));
  EXPECT_EQ(read("8-12 py"), "straight 12: PY 8s 9p 10t 11j 12s");
}

TEST(ChimeraInput, PutsPiYaIntoTheGapOfARange) {
  const Cards gap = hand_of("8j 9j 11j 12j PY");
  EXPECT_EQ(read("8-12 py", gap), "straight 12: 8j 9j PY 11j 12j");
  EXPECT_EQ(read("8-12", gap), "chimera-not-held C-2.3");
  const Cards top = hand_of("8j 9j 10j 11j PY");
  EXPECT_EQ(read("8-12 py", top), "straight 12: 8j 9j 10j 11j PY");
  EXPECT_EQ(read("7-11 py", top), "straight 11: PY 8j 9j 10j 11j");
}

TEST(ChimeraInput, ReadsCardsWithTheirFamily) {
  EXPECT_EQ(read("7p"), "single 7: 7p");
  EXPECT_EQ(read("7P 7"), "pair 7: 7j 7p");
  EXPECT_EQ(read("hp"), "single H: Hp");
  EXPECT_EQ(read("7t"), "chimera-not-held C-2.3");
  EXPECT_EQ(read("7p 7p"), "chimera-card-twice C-1.1");
}

TEST(ChimeraInput, KeepsThePublicCardWhereItCan) {
  const Cards public_card = chimera::bit(*chimera::parse_card("7j"));
  EXPECT_EQ(read("7", kHand, public_card), "single 7: 7s");
  EXPECT_EQ(read("777", kHand, public_card), "triple 7: 7j 7s 7p");
}

TEST(ChimeraInput, SaysWhatIsWrong) {
  EXPECT_EQ(read("7 8"), "chimera-no-combination C-5.1");
  EXPECT_EQ(read("py ch 5"), "chimera-pi-ya-and-chimera C-6.15");
  EXPECT_EQ(read("6"), "chimera-not-held C-2.3");
  EXPECT_EQ(read("77777"), "play-held-fewer C-2.3");
  EXPECT_EQ(read("1-12 1-12"), "chimera-too-many-cards C-4.1");
}

TEST(ChimeraInput, RefusesNonsense) {
  for (const std::string_view text : {"", "foo", "13", "0", "-", "8-", "-8", "8-foo", "7-h", "7 x",
                                      "\xff\xfe", "7\x1b[2J", "--"}) {
    EXPECT_EQ(read(text), "play-chimera-not-cards ") << text;
  }
  EXPECT_EQ(read(std::string(4096, '7')), "play-chimera-not-cards ");
  EXPECT_EQ(read(std::string(4096, '-')), "play-chimera-not-cards ");
  std::string many;
  for (int i = 0; i < 800; ++i) many += "1111 ";
  EXPECT_EQ(read(many), "chimera-too-many-cards C-4.1");
}

TEST(ChimeraInput, ReadsGifts) {
  const auto two = read_gift("7 h", kHand, 0);
  ASSERT_TRUE(two);
  EXPECT_EQ(two->cards, hand_of("7j Hj"));
  EXPECT_EQ(two->move.kind(), Kind::kGift);
  EXPECT_EQ(two->move, Move::gift(chimera::Planes(two->cards).one, 2));
  EXPECT_EQ(read_gift("77", kHand, 0)->cards, hand_of("7j 7s"));
  EXPECT_FALSE(read_gift("6", kHand, 0));
  EXPECT_FALSE(read_gift("what", kHand, 0));
}

TEST(PersonInput, KnowsTheWordsOfEveryGame) {
  EXPECT_EQ(read_word(" ? "), Word::kHelp);
  EXPECT_EQ(read_word("HELP"), Word::kHelp);
  EXPECT_EQ(read_word("s"), Word::kScores);
  EXPECT_EQ(read_word("q"), Word::kQuit);
  EXPECT_EQ(read_word(""), Word::kOther);
  EXPECT_EQ(tidied("\t 7 7\r"), "7 7");
}

}  // namespace
}  // namespace lair::cli
