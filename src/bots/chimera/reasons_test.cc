#include "bots/chimera/reasons.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "bots/chimera/unseen.h"
#include "bots/given_reasons_test.h"

namespace lair::chimera {
namespace {

// Cards by rank, "7 7 H PY", each from what is left of the pack.
Cards take(Cards& left, const std::string& text) {
  Cards taken = 0;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto rank = parse_rank(word);
    if (!rank) throw std::invalid_argument(word);
    const Cards there = left & all_of(mask(*rank));
    if (there == 0) throw std::invalid_argument("no more of " + word);
    taken |= bit(first(there));
    left &= ~bit(first(there));
  }
  return taken;
}

// A decision of seat 0, which plays before seat 1. All cards that are not named have been played.
struct Position {
  std::string hand;
  std::string hidden = "";            // in the others' hands
  std::array<int, 2> sizes = {0, 0};  // of the hands of seats 1 and 2
  int chimera = 1;
  std::string on = "";  // nothing: a lead
  int on_seat = 1;
};

class Told {
 public:
  explicit Told(const Position& position) {
    Cards left = kAllCards;
    View& view = known_->view;
    view.hand = take(left, position.hand);
    const Cards hidden = take(left, position.hidden);
    EXPECT_EQ(count(hidden), position.sizes[0] + position.sizes[1]);
    Table& table = view.table;
    table.phase = Phase::kPlay;
    table.bid = 20;
    table.chimera = seat_at(position.chimera);
    table.face_up = Card{};
    table.on_cards = table.trick = take(left, position.on);
    if (table.on_cards != 0) table.on = readings(table.on_cards)[0];
    table.on_seat = seat_at(position.on_seat);
    left |= table.on_cards;
    for (int seat = 0; seat < kSeats; ++seat) {
      const int dealt = seat == position.chimera ? 20 : 17;
      const int held =
          seat == 0 ? count(view.hand) : position.sizes[static_cast<std::size_t>(seat - 1)];
      for (int i = 0; i < dealt - held; ++i) {
        table.played[at(seat_at(seat))] |= bit(first(left));
        left &= left - 1;
      }
    }
    EXPECT_EQ(left, 0U);
  }
  // In the bidding, with this much bid by seat 2.
  static Told bidding(const std::string& hand, int standing = 0) {
    Told told;
    Cards left = kAllCards;
    View& view = told.known_->view;
    view.hand = take(left, hand);
    view.table.phase = Phase::kBidding;
    view.table.bid = static_cast<std::uint8_t>(standing);
    view.table.chimera = seat_at(2);
    return told;
  }
  // A gift of one card, to seat 2 who holds the face-up 9.
  static Told swapping(const std::string& hand) {
    Told told = bidding(hand, 30);
    Table& table = told.known_->view.table;
    table.phase = Phase::kSwap;
    table.chimera = seat_at(1);
    table.holder = seat_at(2);
    table.face_up = card_of(rank_at(8), 3);
    return told;
  }

  const View& view() const { return known_->view; }
  Move play(const std::string& text) const {
    Cards left = known_->view.hand;
    const Cards cards = take(left, text);
    return cards == 0 ? Move::pass() : readings(cards)[0];
  }
  Move gift(const std::string& text) const {
    Cards left = known_->view.hand;
    return Move::gift(Planes(take(left, text)).one, 1);
  }

  bool speaks_for(const char* reason, Move move) const {
    return is_given(reasons_for(*known_, moves(), move), reason);
  }
  bool speaks_for(const char* reason, const std::string& text) const {
    return speaks_for(reason, play(text));
  }
  bool speaks_against(const char* reason, Move move, Move better) const {
    return is_given(reasons_against(*known_, moves(), move, better), reason);
  }
  bool speaks_against(const char* reason, const std::string& text,
                      const std::string& better) const {
    return speaks_against(reason, play(text), play(better));
  }

 private:
  Told() = default;
  MoveList moves() const {
    MoveList list;
    legal_moves(known_->view, list);
    return list;
  }

  std::shared_ptr<Knowledge<Game>> known_ = std::make_shared<Knowledge<Game>>();
};

TEST(ChimeraReasons, SayThatAPlayGoesOut) {
  const Told pair({.hand = "7 7", .hidden = "3 4", .sizes = {1, 1}});
  EXPECT_TRUE(pair.speaks_for("goes-out", "7 7"));
  EXPECT_FALSE(pair.speaks_for("goes-out", "7"));
  EXPECT_TRUE(pair.speaks_against("misses-out", "7", "7 7"));
  const Told singles({.hand = "7 9", .hidden = "3 4", .sizes = {1, 1}});
  EXPECT_FALSE(singles.speaks_against("misses-out", "7", "9"));
}

TEST(ChimeraReasons, SayThatTheLastPlayIsNear) {
  const Told sure({.hand = "CH 4 4", .hidden = "5 6 7 8", .sizes = {2, 2}});
  EXPECT_TRUE(sure.speaks_for("goes-out-next", "CH"));
  EXPECT_FALSE(sure.speaks_for("leaves-one-play", "CH"));
  const Told unsure({.hand = "CH 4 4", .hidden = "5 5 7 8", .sizes = {2, 2}});
  EXPECT_TRUE(unsure.speaks_for("leaves-one-play", "4 4"));
  EXPECT_FALSE(unsure.speaks_for("goes-out-next", "4 4"));
  EXPECT_FALSE(unsure.speaks_for("leaves-one-play", "4"));
}

TEST(ChimeraReasons, SayThatNothingBeatsAPlay) {
  const Told lead({.hand = "CH 4 6 9", .hidden = "5 7 8 H", .sizes = {2, 2}});
  EXPECT_TRUE(lead.speaks_for("keeps-lead", "CH"));
  EXPECT_FALSE(lead.speaks_for("keeps-lead", "9"));
  EXPECT_TRUE(lead.speaks_against("gives-lead-away", "9", "CH"));
  EXPECT_FALSE(lead.speaks_against("gives-lead-away", "CH", "9"));
  // A trap, or the flight, may still be somewhere.
  const Told trap({.hand = "CH 4 6 9", .hidden = "5 5 5 5", .sizes = {4, 0}});
  EXPECT_FALSE(trap.speaks_for("keeps-lead", "CH"));
  const Told apart({.hand = "CH 4 6 9", .hidden = "5 5 5 5 8", .sizes = {3, 2}});
  EXPECT_TRUE(apart.speaks_for("keeps-lead", "CH"));
}

TEST(ChimeraUnseen, ReckonsWithPiYaInStraights) {
  const Told straight({.hand = "1 2 3 4 5 9", .hidden = "2 3 5 6 PY", .sizes = {5, 0}});
  EXPECT_TRUE(can_be_beaten(straight.view(), straight.play("1 2 3 4 5")));
  const Told gaps({.hand = "1 2 3 4 5 9", .hidden = "2 3 6 8 PY", .sizes = {5, 0}});
  EXPECT_FALSE(can_be_beaten(gaps.view(), gaps.play("1 2 3 4 5")));
  EXPECT_TRUE(can_be_beaten(gaps.view(), gaps.play("9")));
}

TEST(ChimeraReasons, ThinkOfThePartner) {
  const Position partners{
      .hand = "8 9", .hidden = "3 4 6", .sizes = {1, 2}, .on = "5", .on_seat = 2};
  EXPECT_TRUE(Told(partners).speaks_for("leaves-to-partner", ""));
  EXPECT_FALSE(Told(partners).speaks_for("leaves-to-partner", "8"));
  EXPECT_TRUE(Told(partners).speaks_against("beats-partner", "8", ""));
  Position chimeras = partners;
  chimeras.on_seat = 1;
  EXPECT_FALSE(Told(chimeras).speaks_for("leaves-to-partner", ""));
  EXPECT_FALSE(Told(chimeras).speaks_against("beats-partner", "8", ""));

  const Told lead({.hand = "3 3 4", .hidden = "9 10 11 12 12", .sizes = {4, 1}});
  EXPECT_TRUE(lead.speaks_for("helps-partner", "4"));
  EXPECT_FALSE(lead.speaks_for("helps-partner", "3 3"));
}

TEST(ChimeraReasons, ThinkOfOpponentsWhoAreNearlyOut) {
  const Position near{.hand = "6 9 9 9 3", .hidden = "4 7 8 10 11", .sizes = {2, 3}, .on = "5"};
  EXPECT_TRUE(Told(near).speaks_for("stops-opponent", "6"));
  EXPECT_FALSE(Told(near).speaks_for("stops-opponent", ""));
  EXPECT_TRUE(Told(near).speaks_against("lets-opponent-lead", "", "6"));
  const Position far{.hand = "6 9 9 9 3", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .on = "5"};
  EXPECT_FALSE(Told(far).speaks_for("stops-opponent", "6"));
  EXPECT_FALSE(Told(far).speaks_against("lets-opponent-lead", "", "6"));

  const Told lead({.hand = "3 6 6 6 8", .hidden = "4 7 7 7 11", .sizes = {2, 3}});
  EXPECT_TRUE(lead.speaks_for("shuts-out", "6 6 6"));
  EXPECT_FALSE(lead.speaks_for("shuts-out", "3"));
  EXPECT_TRUE(lead.speaks_against("feeds-opponent", "6 6", "3"));
  EXPECT_FALSE(lead.speaks_against("feeds-opponent", "3", "6 6"));
}

TEST(ChimeraReasons, CountTreasuresAndBonuses) {
  const Told toad({.hand = "6 9 4", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .on = "2"});
  EXPECT_TRUE(toad.speaks_for("takes-treasure", "9"));
  EXPECT_TRUE(toad.speaks_against("leaves-treasure", "", "9"));
  const Told none({.hand = "6 9 4", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .on = "3"});
  EXPECT_FALSE(none.speaks_for("takes-treasure", "9"));
  EXPECT_FALSE(none.speaks_against("leaves-treasure", "", "9"));

  Position trap{.hand = "6 6 6 6 3 4 8", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .chimera = 0};
  EXPECT_TRUE(Told(trap).speaks_for("adds-bonus", "6 6 6 6"));
  EXPECT_FALSE(Told(trap).speaks_for("adds-bonus", "8"));
  trap.chimera = 1;
  EXPECT_FALSE(Told(trap).speaks_for("adds-bonus", "6 6 6 6"));
  EXPECT_TRUE(Told(trap).speaks_against("spends-trap", "6 6 6 6", "3"));
  EXPECT_FALSE(Told(trap).speaks_against("spends-trap", "3", "6 6 6 6"));
}

TEST(ChimeraReasons, SaveHighCardsAndSets) {
  const Told high({.hand = "H 3 4 6", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .on = "12"});
  EXPECT_TRUE(high.speaks_for("saves-high", ""));
  EXPECT_TRUE(high.speaks_against("wastes-high", "H", ""));
  const Told low({.hand = "H 3 4 6", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .on = "5"});
  EXPECT_FALSE(low.speaks_for("saves-high", ""));
  EXPECT_FALSE(low.speaks_against("wastes-high", "6", ""));

  const Told triple({.hand = "10 10 10 3", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .on = "9"});
  EXPECT_TRUE(triple.speaks_for("saves-sets", ""));
  EXPECT_TRUE(triple.speaks_against("breaks-set", "10", ""));
  const Told single({.hand = "10 3 4", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .on = "9"});
  EXPECT_FALSE(single.speaks_for("saves-sets", ""));
  EXPECT_FALSE(single.speaks_against("breaks-set", "10", ""));

  const Told choice({.hand = "7 9 9 3", .hidden = "4 7 8 10 11", .sizes = {4, 1}, .on = "5"});
  EXPECT_TRUE(choice.speaks_for("breaks-no-set", "7"));
  EXPECT_FALSE(choice.speaks_for("breaks-no-set", "9"));
}

TEST(ChimeraReasons, KnowCheapPlays) {
  const Told follow({.hand = "7 9 11 3", .hidden = "4 7 8 10 12", .sizes = {4, 1}, .on = "5"});
  EXPECT_TRUE(follow.speaks_for("lowest-that-beats", "7"));
  EXPECT_FALSE(follow.speaks_for("lowest-that-beats", "9"));
  const Told trap({.hand = "6 6 6 6 9 3 1", .hidden = "4 7 8 10 12", .sizes = {4, 1}, .on = "5"});
  EXPECT_TRUE(trap.speaks_for("saves-trap", "9"));
  EXPECT_FALSE(trap.speaks_for("saves-trap", "6"));
  EXPECT_TRUE(trap.speaks_against("breaks-trap", "6", "9"));
  EXPECT_FALSE(trap.speaks_against("breaks-trap", "6 6 6 6", "9"));
  const Told flight({.hand = "PY CH 3 9 1", .hidden = "4 7 8 10 12", .sizes = {4, 1}, .on = "5"});
  EXPECT_TRUE(flight.speaks_against("breaks-flight", "CH", "9"));
  EXPECT_FALSE(flight.speaks_against("breaks-flight", "PY CH", "9"));
}

TEST(ChimeraReasons, CountCards) {
  const Told lead({.hand = "3 4 5 6 7 9 11 1", .hidden = "4 5 6 7 8 10 12", .sizes = {5, 2}});
  EXPECT_TRUE(lead.speaks_for("many-cards", "3 4 5 6 7"));
  EXPECT_FALSE(lead.speaks_for("many-cards", "9"));
  EXPECT_TRUE(lead.speaks_for("low-cards", "3"));
  EXPECT_FALSE(lead.speaks_for("low-cards", "9"));
  EXPECT_TRUE(lead.speaks_against("fewer-cards", "9", "3 4 5 6 7"));
  EXPECT_FALSE(lead.speaks_against("fewer-cards", "9", "11"));
  EXPECT_FALSE(lead.speaks_for("only-move", "9"));
  EXPECT_TRUE(lead.speaks_for("most-points", "9"));
  EXPECT_FALSE(lead.speaks_for("most-points", "3"));
  EXPECT_TRUE(lead.speaks_against("fewer-points", "9", "11"));
  EXPECT_FALSE(lead.speaks_against("fewer-points", "9", "3 4 5 6 7"));
  const Told nothing({.hand = "3 4", .hidden = "4 7 8 10", .sizes = {3, 1}, .on = "5"});
  EXPECT_TRUE(nothing.speaks_for("only-move", ""));
}

TEST(ChimeraReasons, JudgeBids) {
  const Told strong = Told::bidding("H H CH 12 12 11 10 9 9 8 7 6 5 5 4 3 1");
  EXPECT_TRUE(strong.speaks_for("bid-high-cards", Move::bid(30)));
  EXPECT_FALSE(strong.speaks_for("bid-high-cards", Move::bid(0)));
  EXPECT_FALSE(strong.speaks_for("bid-weak", Move::bid(0)));
  EXPECT_FALSE(strong.speaks_for("bid-trap", Move::bid(30)));
  EXPECT_FALSE(strong.speaks_for("outbids", Move::bid(30)));
  EXPECT_TRUE(strong.speaks_for("top-bid", Move::bid(40)));
  EXPECT_FALSE(strong.speaks_for("top-bid", Move::bid(30)));
  EXPECT_TRUE(strong.speaks_against("underbids", Move::bid(0), Move::bid(30)));
  EXPECT_FALSE(strong.speaks_against("underbids", Move::bid(30), Move::bid(0)));
  EXPECT_TRUE(strong.speaks_against("overbids", Move::bid(40), Move::bid(30)));
  EXPECT_FALSE(strong.speaks_against("overbids", Move::bid(0), Move::bid(30)));
  const Told weak = Told::bidding("H 12 11 10 9 9 8 7 6 5 5 4 3 3 2 1 1", 20);
  EXPECT_TRUE(weak.speaks_for("bid-weak", Move::bid(0)));
  EXPECT_TRUE(weak.speaks_for("outbids", Move::bid(30)));
  EXPECT_FALSE(weak.speaks_for("bid-high-cards", Move::bid(30)));
  const Told trap = Told::bidding("H 12 11 10 9 9 9 9 6 5 5 4 3 3 2 1 1");
  EXPECT_TRUE(trap.speaks_for("bid-trap", Move::bid(30)));
}

TEST(ChimeraReasons, JudgeGifts) {
  const Told hand = Told::swapping("H 12 12 11 10 9 9 8 7 6 5 5 4 3 2 1 1");
  EXPECT_TRUE(hand.speaks_for("gift-fits-face-up", hand.gift("9")));
  EXPECT_FALSE(hand.speaks_for("gift-fits-face-up", hand.gift("10")));
  EXPECT_TRUE(hand.speaks_for("gift-high", hand.gift("H")));
  EXPECT_FALSE(hand.speaks_for("gift-high", hand.gift("10")));
  EXPECT_TRUE(hand.speaks_for("gift-low", hand.gift("3")));
  EXPECT_FALSE(hand.speaks_for("gift-low", hand.gift("10")));
  EXPECT_TRUE(hand.speaks_for("gift-keeps-sets", hand.gift("10")));
  EXPECT_FALSE(hand.speaks_for("gift-keeps-sets", hand.gift("12")));
  EXPECT_TRUE(hand.speaks_against("gives-high-away", hand.gift("H"), hand.gift("3")));
  EXPECT_FALSE(hand.speaks_against("gives-high-away", hand.gift("3"), hand.gift("H")));
}

}  // namespace
}  // namespace lair::chimera
