#include "rules/phantom/offers.h"

#include <gtest/gtest.h>

#include "rules/phantom/position_test.h"

// Section 5, P-6.3 and P-8.4.

namespace lair::phantom {
namespace {

// Seat 0 takes a7 and discards the card.
void discard(State& state, const char* card) {
  play(state, Move::take(one("a7")));
  play(state, Move::discard(one(card)));
}

Position table(int seats, const Options& options = {}) {
  Position position(seats, options);
  position.talon("a7 d1 d3").deck("iT iT iT iK iK iK");
  return position;
}

// P-5.2: which cards form a set with the discard; red and black copies are told apart.
TEST(Offers, ClaimsNameTheirCards) {
  Position position = table(2);
  position.hand(0, "h3").hand(1, "h1 h2 h2* h3 h3* h4 h5 d5");
  discard(position.state, "h3");
  EXPECT_EQ(legal(position.state),
            (std::vector<Move>{
                Move::claim(one("h1"), one("h2")), Move::claim(one("h1"), one("h2*")),
                Move::claim(one("h2"), one("h4")), Move::claim(one("h2*"), one("h4")),
                Move::claim(one("h3"), one("h3*")), Move::claim(one("h4"), one("h5")), kDecline}));
  EXPECT_EQ(refused(position.state, 1, Move::claim(one("h1"), one("h4"))), "P-5.2");
  EXPECT_EQ(refused(position.state, 1, Move::claim(one("h1"), one("h7"))), "P-5.2");
  EXPECT_EQ(refused(position.state, 0, Move::claim(one("a7"), one("a7"))), "P-5.2");
  EXPECT_EQ(refused(position.state, 1, Move::take(one("d1"))), "P-5.3");
  play(position.state, Move::claim(one("h2*"), one("h4")));
  const State& state = position.state;
  EXPECT_EQ(state.board.laid_sets()[0].cards, three("h2* h3 h4"));
  EXPECT_EQ(state.hand_of(seat_at(1)), bag("h1 h2 h3 h3* h5 d5 iT iT"));
  // P-5.4, P-5.3; the claimer cannot go out on this, nor announce (it is not his turn's laying).
  EXPECT_EQ(state.board.pile_size, 0);
  EXPECT_EQ(state.ask, Ask::kTake);
  EXPECT_EQ(to_move(state), seat_at(1));
}

TEST(Offers, NoRunsAcrossKindsOrOfItems) {
  Position position = table(2);
  position.hand(0, "a1 h7 iC d7").hand(1, "h6 h7 a2 d6 iB iK");
  for (const char* card : {"a1", "iC", "d7"}) {
    State state = position.state;
    discard(state, card);
    EXPECT_EQ(state.ask, Ask::kTake) << card;
  }
}

// P-5.1 before P-5.2; each in turn order from the discarder's left.
TEST(Offers, Precedence) {
  Position position = table(4);
  position.hand(0, "iB").hand(1, "iB iB* a1").hand(2, "iB h1 h2").hand(3, "iB d4 d5");
  position.lay(2, "d5 d6 d7").lay(2, "a1 a2 a3").waiting(2);
  position.lay(3, "d1 d2 d3").lay(3, "a4 a5 a6").waiting(3);
  position.hand(2, "h1 h2 iB").hand(3, "iK d4 d5");
  position.state.waits[3] = bit(name_of(one("iB")));  // whatever it holds
  discard(position.state, "iB");
  State& state = position.state;
  EXPECT_EQ(to_move(state), seat_at(2));
  EXPECT_EQ(state.ask, Ask::kOut);
  EXPECT_EQ(refused(state, 1, kDecline), "P-5.1");
  EXPECT_EQ(refused(state, 0, kDecline), "P-5.1");
  play(state, kDecline);
  EXPECT_EQ(to_move(state), seat_at(3));
  EXPECT_EQ(state.ask, Ask::kOut);
  apply(state, kDecline);
  EXPECT_EQ(to_move(state), seat_at(1));
  EXPECT_EQ(state.ask, Ask::kClaim);
  play(state, kDecline);
  EXPECT_EQ(to_move(state), seat_at(1));
  EXPECT_EQ(state.ask, Ask::kTake);
}

TEST(Offers, ClaimantsInTurnOrderAroundTheTable) {
  Position position = table(4);
  position.hand(0, "a2").hand(1, "a3 a3 a3*").hand(2, "h3 h3").hand(3, "h4 h5");
  position.talon("a7 h3 d3 d4 d5");
  State& state = position.state;
  play(state, Move::take(one("a7")));
  play(state, Move::discard(one("a2")));
  ASSERT_EQ(state.ask, Ask::kTake);
  play(state, Move::take(one("h3")));
  play(state, Move::discard(one("h3")));
  EXPECT_EQ(to_move(state), seat_at(2));
  play(state, kDecline);
  EXPECT_EQ(to_move(state), seat_at(3));
  play(state, Move::claim(one("h4"), one("h5")));
  // P-5.3: the turn passes to the discarder's left neighbour all the same.
  EXPECT_EQ(to_move(state), seat_at(2));
}

// P-6.3: only who announced; P-5.2: a waiting player cannot claim.
TEST(Offers, WhoMayGoOutWithADiscard) {
  Position position = table(2);
  position.hand(0, "iB h3").hand(1, "iB h1 h2").lay(1, "d5 d6 d7").lay(1, "a1 a2 a3");
  State not_announced = position.state;
  discard(not_announced, "iB");
  EXPECT_EQ(not_announced.ask, Ask::kTake);
  const Move out = Move::out(shown({}, "iB"), true);
  EXPECT_EQ(refused(not_announced, 1, out), "P-6.3");
  position.waiting(1);
  State waiting = position.state;
  discard(waiting, "iB");
  EXPECT_EQ(legal(waiting), (std::vector<Move>{out, kDecline}));
  EXPECT_EQ(refused(waiting, 1, Move::out(shown({}, "iB"), false)), "P-5.3");
  play(waiting, out);
  EXPECT_EQ(waiting.board.pile_size, 0);
  EXPECT_EQ(waiting.hand_of(seat_at(1)), bag("iB iB h1 h2"));
  State no_claim = position.state;
  discard(no_claim, "h3");
  EXPECT_EQ(no_claim.ask, Ask::kTake);
  EXPECT_EQ(refused(no_claim, 1, Move::claim(one("h1"), one("h2"))), "P-4.5");
  EXPECT_EQ(refused(no_claim, 1, out), "P-6.1");
  EXPECT_EQ(refused(no_claim, 1, kDecline), "P-5.1");
}

// P-8.4, by name; only in the advanced game, only with a discard.
TEST(Offers, NotWithWhatOneDiscardedOneself) {
  for (const bool advanced : {false, true}) {
    Position position = table(2, {.advanced = advanced});
    position.hand(0, "iB h3").hand(1, "iB h1 h2").lay(1, "d5 d6 d7").lay(1, "a1 a2 a3");
    position.waiting(1).discarded(1, "a5 iB*").discarded(0, "h1");
    State state = position.state;
    discard(state, "iB");
    EXPECT_EQ(state.ask, advanced ? Ask::kTake : Ask::kOut);
    if (!advanced) continue;
    EXPECT_EQ(refused(state, 1, Move::out(shown({}, "iB"), true)), "P-8.4");
    position.talon("iB* a7");
    State own = position.state;
    own.board.turn = own.asked = seat_at(1);
    own.board.pile_size = 0;
    position.discarded(1, "iB");
    play(own, Move::take(one("iB*")));
    EXPECT_TRUE(may(own, Move::out(shown({}, "iB"), false)));
  }
}

// P-5.4: a card that was taken no longer lies in the pile, P-8.4 included.
TEST(Offers, ATakenDiscardIsGone) {
  Position position = table(2);
  position.hand(0, "h3").hand(1, "h3 h3");
  discard(position.state, "h3");
  play(position.state, Move::claim(one("h3"), one("h3")));
  EXPECT_FALSE(position.state.board.has_discarded(seat_at(0), name_of(one("h3"))));
}

// Known cards: taken from the talon in sight of all, until laid or discarded.
TEST(Offers, WhatAllSawTaken) {
  Position position = table(2);
  position.hand(0, "h3 h3 a1").hand(1, "a2 d2").talon("h3* h3 d1 d3").deck("iT iT");
  State& state = position.state;
  play(state, Move::take(one("h3")));
  EXPECT_EQ(state.board.known_of(seat_at(0)), bag("h3"));
  State other = state;
  play(state, Move::discard(one("a1")));
  EXPECT_EQ(state.board.known_of(seat_at(0)), bag("h3"));
  // Black copies are alike: the known one may be the one that went.
  play(other, Move::discard(one("h3")));
  EXPECT_EQ(other.board.known_of(seat_at(0)), Cards{});
  play(state, Move::take(one("h3*")));
  EXPECT_EQ(state.board.known_of(seat_at(1)), bag("h3*"));
  EXPECT_EQ(unseen(view(state, seat_at(0))).size(), 100 - 3 - 1 - 1 - 2);
}

}  // namespace
}  // namespace lair::phantom
