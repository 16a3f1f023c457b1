#include "cli/chimera/screen_cards.h"

#include <gtest/gtest.h>

#include <string>

namespace lair::cli {
namespace {

using chimera::Cards;

constexpr Look kPlain{.colour = false, .columns = 80};
constexpr Look kColour{.colour = true, .columns = 80};

Cards cards_of(std::string_view text) {
  Cards cards = 0;
  for (const std::string& name : words(text)) cards |= chimera::bit(*chimera::parse_card(name));
  return cards;
}

std::string described(std::string_view cards, std::size_t reading = 0) {
  return cli::described(kPlain, chimera::readings(cards_of(cards))[reading]);
}

TEST(ChimeraCards, AreDrawnByShapeThenColour) {
  const chimera::Card seven = *chimera::parse_card("7j");
  EXPECT_EQ(drawn(kPlain, seven), "7○");
  EXPECT_EQ(drawn({.symbols = false}, seven), "7j");
  EXPECT_EQ(drawn(kPlain, *chimera::parse_card("PY")), "PY");
  EXPECT_EQ(shown_width(drawn(kColour, seven)), 3);
  EXPECT_EQ(shown_width(drawn(kColour, *chimera::parse_card("12t"))), 4);
}

TEST(ChimeraCards, StandByRank) {
  const std::vector<std::string> items = drawn(kPlain, cards_of("Hs 7t 7j 10p CH"));
  EXPECT_EQ(items, (std::vector<std::string>{"7○ 7✦", "10▲", "H†", "CH"}));
}

TEST(ChimeraCards, CombinationsHaveWords) {
  EXPECT_EQ(described("7j"), "a single 7");
  EXPECT_EQ(described("Hj"), "a Hero");
  EXPECT_EQ(described("PY"), "Pi Ya");
  EXPECT_EQ(described("CH"), "the Chimera card");
  EXPECT_EQ(described("8j 8s"), "a pair of 8");
  EXPECT_EQ(described("Hj Hs"), "a pair of Heroes");
  EXPECT_EQ(described("3j 3s 4j 4s 5j 5s"), "pairs from 3 to 5");
  EXPECT_EQ(described("7j 7s 7p"), "a triple of 7");
  EXPECT_EQ(described("7j 7s 7p 8j 8s 8p"), "triples from 7 to 8");
  EXPECT_EQ(described("7j 7s 7p PY"), "a triple of 7 with a single PY");
  EXPECT_EQ(described("Hj Hs Hp 5j 5s"), "a triple of Heroes with a pair of 5");
  EXPECT_EQ(described("7j 7s 7p 8j 8s 8p 3j Hj"), "triples from 7 to 8 with 3, H");
  EXPECT_EQ(described("7j 7s 7p 8j 8s 8p 3j 3s 5j 5s"), "triples from 7 to 8 with pairs of 3, 5");
  EXPECT_EQ(described("8j 9s 10p 11t PY"), "a straight from 8 to 12 (Pi Ya as 12)");
  EXPECT_EQ(described("8j 9s 10p 11t PY", 1), "a straight from 7 to 11 (Pi Ya as 7)");
  EXPECT_EQ(described("7j 7s 7p 7t 2j 10j"), "a quad of 7 with 2, 10");
  EXPECT_EQ(described("Hj Hs Hp Ht 2j 2s 10j 10s"), "four Heroes with pairs of 2, 10");
  EXPECT_EQ(described("9j 9s 9p 9t"), "a trap of 9");
  EXPECT_EQ(described("PY CH"), "the flight");
}

TEST(ChimeraCards, SayWhatIsNeeded) {
  const auto need = [](std::string_view cards, bool flight = true, int plays = 2) {
    return needed(kPlain, chimera::readings(cards_of(cards))[0], flight, plays);
  };
  const std::string two = " 2 plays fit: l\u00a0lists them, p\u00a0passes.";
  const std::string too = " A trap or the flight will do too." + two;
  EXPECT_EQ(need("8j 8s"), "You need a pair above 8." + too);
  EXPECT_EQ(need("7j 8s 9p 10t 11t"), "You need a straight of 5 cards above 11." + too);
  EXPECT_EQ(need("Hj"), "You need Pi Ya or the Chimera card." + too);
  EXPECT_EQ(need("PY", false), "You need the Chimera card. A trap will do too." + two);
  EXPECT_EQ(need("9j 9s 9p 9t"), "You need a trap above 9 or the flight." + two);
  EXPECT_EQ(need("9j 9s 9p 9t", false), "You need a trap above 9." + two);
  EXPECT_EQ(need("9j", true, 1),
            "You need a single above 9. A trap or the flight will do too."
            " One play fits: l\u00a0shows it, p\u00a0passes.");
}

TEST(ChimeraCards, SayThatNothingOfTheKindIsHigher) {
  const auto need = [](std::string_view cards, bool flight = true) {
    return needed(kPlain, chimera::readings(cards_of(cards))[0], flight, 1);
  };
  const std::string one = " One play fits: l\u00a0shows it, p\u00a0passes.";
  for (const std::string_view cards :
       {"Hj Hs", "Hj Hs Hp", "Hj Hs Hp 1j", "Hj Hs Hp Ht 1j 2j", "8j 9s 10p 11t 12t",
        "10j 10s 11j 11s 12j 12s", "11j 11s 11p 12j 12s 12p"}) {
    EXPECT_EQ(need(cards), "You need a trap or the flight." + one) << cards;
  }
  EXPECT_EQ(need("CH", false), "You need a trap." + one);
  EXPECT_EQ(need("Hj Hs Hp Ht"), "You need the flight." + one);
}

TEST(ChimeraCards, ShowTheirRanksAsTheyAreLaid) {
  EXPECT_EQ(ranks_of(chimera::readings(cards_of("5j 7j 7s 7p"))[0]), "7 7 7 5");
  EXPECT_EQ(ranks_of(chimera::readings(cards_of("8j 9s PY 11t 12t"))[0]), "8 9 PY 11 12");
}

}  // namespace
}  // namespace lair::cli
