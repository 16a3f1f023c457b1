#include "rules/phantom/state.h"

#include <gtest/gtest.h>

#include "rules/phantom/position_test.h"

// Clause by clause: dealing, turns, waiting, the end of a round and of the game.

namespace lair::phantom {
namespace {

constexpr Options kInHand{.going_out = GoingOut::kInHand};
constexpr Options kAdvanced{.advanced = true};
const Move kAnnounce = Move::of(MoveKind::kAnnounce);
const Move kSilent = Move::of(MoveKind::kSilent);

// P-3.1, P-3.2.
TEST(State, DealsClockwiseFromTheStartersLeft) {
  State state = start({}, 3);
  Rng rng(1);
  Deal cards = random_deal(state, rng);
  cards.starter = seat_at(1);
  ASSERT_FALSE(check_deal(state, cards));
  deal(state, cards);
  EXPECT_EQ(to_move(state), seat_at(1));
  EXPECT_TRUE(state.hand_of(seat_at(2)).has(cards.deck[0]));
  EXPECT_TRUE(state.hand_of(seat_at(0)).has(cards.deck[1]));
  EXPECT_TRUE(state.hand_of(seat_at(1)).has(cards.deck[20]));
  EXPECT_EQ(state.board.talon_size, 4);
  EXPECT_EQ(state.board.talon[0], cards.deck[21]);
  EXPECT_EQ(state.board.deck_size, 100 - 21 - 4);
  EXPECT_EQ(check_deal(state, cards)->rule, "P-3.2");
}

TEST(State, ChecksDeals) {
  const State state = start({}, 2);
  Rng rng(2);
  const Deal good = random_deal(state, rng);
  Deal bad = good;
  bad.deck[0] = bad.deck[1] = one("iB*");
  EXPECT_EQ(check_deal(state, bad)->rule, "P-1.1");
  bad = good;
  bad.deck[0] = kNoCard;
  EXPECT_EQ(check_deal(state, bad)->rule, "P-1.1");
  bad = good;
  bad.round = 2;
  EXPECT_EQ(check_deal(state, bad)->code, kRoundNumber);
  bad = good;
  bad.starter = seat_at(2);
  EXPECT_EQ(check_deal(state, bad)->rule, "P-3.1");
  State over = state;
  deal(over, good);
  over.board.finish({});
  Deal second = random_deal(over, rng);
  EXPECT_EQ(second.round, 2U);
  EXPECT_EQ(second.starter, next(good.starter, 2));
  second.starter = good.starter;
  EXPECT_EQ(check_deal(over, second)->rule, "P-3.1");
}

// P-4.1 to P-4.3.
TEST(State, ATurnTakesThenLaysOrDiscards) {
  Position position(2);
  position.hand(0, "h1 h2 a1 a2 d1 d2 iB").hand(1, "h5 h6 a5 a6 d5 d6 iC");
  position.talon("h3* a7 h3").deck("h7 d5 d3 d4 iT iT iT");
  State& state = position.state;
  EXPECT_EQ(refused(state, 0, Move::discard(one("iB"))), "P-4.1");
  EXPECT_EQ(refused(state, 0, Move::take(one("iB"))), "P-4.1");
  EXPECT_EQ(refused(state, 1, Move::take(one("a7"))), "P-5.3");
  EXPECT_EQ(legal(state).size(), 3U);
  play(state, Move::take(one("h3*")));
  EXPECT_EQ(refused(state, 0, Move::take(one("a7"))), "P-4.2");
  EXPECT_EQ(refused(state, 0, Move::lay(three("h1 h2 h3"), 2)), "P-4.2");
  EXPECT_EQ(refused(state, 0, Move::lay(three("h1 h2 a1"), 2)), "P-2.3");
  EXPECT_EQ(refused(state, 0, Move::discard(one("iC"))), "P-4.3");
  EXPECT_TRUE(may(state, Move::lay(three("h1 h2 h3*"), 0)));
  play(state, Move::lay(three("h1 h2 h3*"), 2));
  EXPECT_EQ(state.hand_of(seat_at(0)), bag("a1 a2 d1 d2 iB h7 d5"));
  EXPECT_EQ(to_move(state), seat_at(1));
  play(state, Move::take(one("h3")));
  play(state, Move::discard(one("iC")));
  EXPECT_EQ(state.board.last_discard().card, one("iC"));
}

// P-4.1: a new talon comes before anything is decided.
TEST(State, AnEmptyTalonIsTurnedUpAtTheStartOfATurn) {
  Position position(2);
  position.hand(0, "h1 h3").hand(1, "a1 a3").talon("d7").deck("iB iC iK");
  State& state = position.state;
  play(state, Move::take(one("d7")));
  EXPECT_EQ(state.board.talon_size, 0);
  play(state, Move::discard(one("d7")));
  EXPECT_EQ(to_move(state), seat_at(1));
  EXPECT_EQ(state.board.talon_size, 3);
  EXPECT_EQ(state.board.deck_size, 0);
}

// P-4.2 with the `in-hand` reading: always two.
TEST(State, InHandAlwaysDrawsTwo) {
  Position position(2, kInHand);
  position.hand(0, "h1 h2").hand(1, "a1 a3").talon("h3 d7").deck("iB iC iK iT");
  play(position.state, Move::take(one("h3")));
  EXPECT_EQ(refused(position.state, 0, Move::lay(three("h1 h2 h3"), 1)), "P-6.1");
  EXPECT_TRUE(may(position.state, Move::lay(three("h1 h2 h3"), 2)));
}

// P-4.4 before taking; P-4.5.
TEST(State, AnnouncingBeforeTakingFreezesTheHand) {
  Position position(2);
  position.hand(0, "h1 h2 h3 iB a5 d1 d3").hand(1, "a1 a3").lay(0, "d5 d6 d7");
  position.talon("h4 iB").deck("a7 a7 a7");
  State& state = position.state;
  play(state, kAnnounce);
  EXPECT_EQ(refused(state, 0, kAnnounce), "P-4.5");
  State out = state;
  play(state, Move::take(one("h4")));
  EXPECT_EQ(legal(state), std::vector<Move>{Move::discard(one("h4"))});
  EXPECT_EQ(refused(state, 0, Move::discard(one("h1"))), "P-4.5");
  EXPECT_EQ(refused(state, 0, Move::lay(three("h1 h2 h3"), 0)), "P-4.5");
  EXPECT_EQ(refused(state, 0, kAnnounce), "P-4.5");
  play(state, Move::discard(one("h4")));
  // Going out is allowed, and so is not to.
  play(out, Move::take(one("iB")));
  EXPECT_EQ(legal(out), (std::vector<Move>{Move::out(shown({"h1 h2 h3"}, "iB"), false),
                                           Move::discard(one("iB"))}));
}

// A red copy that was taken is the one that goes back, though a black one is in the hand.
TEST(State, AWaitingPlayerDiscardsTheVeryCard) {
  Position position(2);
  position.hand(0, "h1 h2 h3 iB a5 d1 d3").hand(1, "a1 a3").lay(0, "d5 d6 d7").waiting(0);
  position.talon("h3* iB").deck("a7 a7 a7");
  play(position.state, Move::take(one("h3*")));
  EXPECT_EQ(legal(position.state), std::vector<Move>{Move::discard(one("h3*"))});
}

// P-4.4 together with a discard: judged on the hand that is left.
TEST(State, AnnouncingWithADiscard) {
  Position position(2);
  position.hand(0, "h1 h2 a5 d1 iB").hand(1, "a1 a3").lay(0, "d5 d6 d7");
  position.talon("h3 a7").deck("a7 a7 a6");
  State& state = position.state;
  EXPECT_EQ(refused(state, 0, kAnnounce), "P-4.4");
  play(state, Move::take(one("h3")));
  play(state, kAnnounce);
  EXPECT_TRUE(state.board.waiting.empty());
  EXPECT_EQ(refused(state, 0, Move::discard(one("h1"))), "P-4.4");
  EXPECT_EQ(refused(state, 0, Move::lay(three("h1 h2 h3"), 0)), "P-4.5");
  EXPECT_EQ(refused(state, 0, kAnnounce), "P-4.5");
  EXPECT_EQ(legal(state).size(), 3U);
  play(state, Move::discard(one("a5")));
  EXPECT_TRUE(state.board.waiting.has(seat_at(0)));
  EXPECT_EQ(state.waits[0], bit(name_of(one("d1"))) | bit(name_of(one("iB"))));
}

// A complete hand may still announce with a discard that leaves it waiting.
TEST(State, AnnouncingWithADiscardFromACompleteHand) {
  Position position(2);
  position.hand(0, "h1 h2 h3 iB").hand(1, "a1 a3").lay(0, "d5 d6 d7").talon("iB* a7");
  State& state = position.state;
  play(state, Move::take(one("iB*")));
  EXPECT_TRUE(may(state, Move::out(shown({"h1 h2 h3"}, "iB"), false)));
  play(state, kAnnounce);
  EXPECT_EQ(refused(state, 0, Move::out(shown({"h1 h2 h3"}, "iB"), false)), "P-4.4");
  play(state, Move::discard(one("iB*")));
  EXPECT_EQ(state.waits[0], bit(name_of(one("iB"))));
}

// P-4.4 after laying and drawing; saying nothing is a move of its own.
TEST(State, AnnouncingAfterLaying) {
  Position position(2);
  position.hand(0, "h1 h2 a5 d1")
      .hand(1, "a1 a3")
      .lay(0, "d5 d6 d7")
      .talon("h3 a7")
      .deck("iB iC iC");
  State& state = position.state;
  play(state, Move::take(one("h3")));
  play(state, Move::lay(three("h1 h2 h3"), 1));
  ASSERT_EQ(state.ask, Ask::kAnnounce);
  EXPECT_EQ(to_move(state), seat_at(0));
  EXPECT_EQ(legal(state), (std::vector<Move>{kAnnounce, kSilent}));
  State silent = state;
  play(state, kAnnounce);
  play(silent, kSilent);
  EXPECT_TRUE(state.board.waiting.has(seat_at(0)));
  EXPECT_TRUE(silent.board.waiting.empty());
  EXPECT_EQ(to_move(silent), seat_at(1));
}

// A hand that is complete already cannot announce.
TEST(State, ACompleteHandDoesNotAnnounce) {
  Position position(2);
  position.hand(0, "iB iB h1")
      .hand(1, "a1 a3")
      .lay(0, "d5 d6 d7")
      .lay(0, "a5 a6 a7")
      .talon("h7 d1");
  EXPECT_EQ(refused(position.state, 0, kAnnounce), "P-4.4");
}

// P-6.1 both readings, P-6.2.
TEST(State, GoingOut) {
  Position position(2);
  position.hand(0, "h1 h2 h3 a1 a2 a3 iB").hand(1, "a1 a3").talon("iB h7 d1").deck("d1 d2 d3");
  State nothing_laid = position.state;
  play(nothing_laid, Move::take(one("iB")));
  const Move both = Move::out(shown({"h1 h2 h3", "a1 a2 a3"}, "iB"), false);
  const Move single = Move::out(shown({"h1 h2 h3"}, "iB"), false);
  EXPECT_EQ(refused(nothing_laid, 0, both), "P-6.2");
  position.lay(0, "d5 d6 d7");
  State together = position.state;
  EXPECT_EQ(refused(together, 0, both), "P-4.1");
  play(together, Move::take(one("iB")));
  EXPECT_TRUE(may(together, both));
  EXPECT_TRUE(may(together, single));
  EXPECT_EQ(refused(together, 0, Move::out(shown({}, "iB"), false)), "P-6.1");
  EXPECT_EQ(refused(together, 0, Move::out(shown({"h1 h2 h3"}, "a1"), false)), "P-6.1");
  EXPECT_EQ(refused(together, 0, Move::out(shown({"h1 h2 h3"}, "iB"), true)), "P-6.3");
  State in_hand = together;
  in_hand.board.options = kInHand;
  EXPECT_TRUE(may(in_hand, both));
  EXPECT_EQ(refused(in_hand, 0, single), "P-6.1");
  position.lay(0, "d5 d6 d7*");
  play(position.state, Move::take(one("iB")));
  EXPECT_TRUE(may(position.state, Move::out(shown({}, "iB"), false)));
}

// P-7.1, P-7.3: what counts, and the cards that are turned.
TEST(State, ScoresAndTurnsCards) {
  Position position(2);
  position.hand(0, "h1 h2* h3 iB* a5*").hand(1, "a1 a3*").lay(0, "d5 d6 d7*").discarded(0, "iK*");
  position.talon("iB h7 d1").deck("iB d6 h1 a5 d1 d2");
  State& state = position.state;
  play(state, Move::take(one("iB")));
  play(state, Move::out(shown({"h1 h2 h3"}, "iB"), false));
  EXPECT_TRUE(round_over(state));
  // One set, four red cards, three turned cards that match; a5 is only left over.
  EXPECT_EQ(state.board.outcome.points[0], 1 + 4 + 3);
  EXPECT_EQ(state.board.turned, 4);
  EXPECT_EQ(state.board.deck_size, 2);
  EXPECT_EQ(totals(state), (Totals{8, 0}));
  EXPECT_EQ(refused(state, 0, Move::take(one("h7"))), "P-7.1");
}

// P-7.3: until the deck is empty.
TEST(State, TurningStopsWithTheDeck) {
  Position position(2);
  position.hand(0, "h1 h2 h3 iB").hand(1, "a1").lay(0, "d5 d6 d7").talon("iB h7 d1").deck("h1 h2");
  play(position.state, Move::take(one("iB")));
  play(position.state, Move::out(shown({"h1 h2 h3"}, "iB"), false));
  EXPECT_EQ(position.state.board.outcome.points[0], 1 + 2);
  EXPECT_EQ(position.state.board.turned, 2);
}

// P-7.2 in all its places.
TEST(State, TheDeckRunsOutForATalon) {
  Position position(3);
  position.hand(0, "h1 h3")
      .hand(1, "a1 a3")
      .hand(2, "d1 d1")
      .talon("d1*")
      .deck("iB iC iK")
      .totals({3, 2, 1});
  State& state = position.state;
  play(state, Move::take(one("d1*")));
  // The last discard may still be taken; three cards are no talon for three players.
  play(state, Move::discard(one("d1*")));
  ASSERT_EQ(state.ask, Ask::kClaim);
  State claimed = state;
  play(state, kDecline);
  EXPECT_TRUE(round_over(state));
  EXPECT_FALSE(state.board.outcome.someone_out);
  EXPECT_EQ(totals(state), (Totals{3, 2, 1}));
  EXPECT_EQ(state.board.counted, 0U);
  EXPECT_EQ(refused(state, 0, Move::take(one("h7"))), "P-7.2");
  play(claimed, Move::claim(one("d1"), one("d1")));
  EXPECT_TRUE(round_over(claimed));
  EXPECT_EQ(claimed.board.deck_size, 1);
}

TEST(State, TheDeckRunsOutForADraw) {
  Position position(2);
  position.hand(0, "h1 h2 a5").hand(1, "a1").talon("h3 d1 d2").deck("iB");
  play(position.state, Move::take(one("h3")));
  State none = position.state;
  State two = position.state;
  play(none, Move::lay(three("h1 h2 h3"), 0));
  EXPECT_FALSE(round_over(none));
  play(position.state, Move::lay(three("h1 h2 h3"), 1));
  EXPECT_FALSE(round_over(position.state));
  play(two, Move::lay(three("h1 h2 h3"), 2));
  EXPECT_TRUE(round_over(two));
  EXPECT_FALSE(two.board.outcome.someone_out);
}

TEST(State, TheDeckRunsOutForAClaim) {
  Position position(2);
  position.hand(0, "h1 a5").hand(1, "h1 h1").talon("h3 d1 d2").deck("iB");
  play(position.state, Move::take(one("h3")));
  play(position.state, Move::discard(one("h1")));
  play(position.state, Move::claim(one("h1"), one("h1")));
  EXPECT_TRUE(round_over(position.state));
  EXPECT_EQ(position.state.board.laid_of(seat_at(1)).sets, 1);
}

// P-7.4 and the option on P-7.2.
TEST(State, TheGameEnds) {
  const auto after_rounds = [](Options options, int seats, int rounds, bool deck_out) {
    State state = start(options, seats);
    for (int i = 0; i < rounds; ++i) {
      EXPECT_NE(status(state), Status::kOver);
      state.board.finish({.someone_out = !deck_out});
    }
    return status(state) == Status::kOver;
  };
  EXPECT_FALSE(after_rounds({}, 3, 5, false));
  EXPECT_TRUE(after_rounds({}, 2, 6, false));
  EXPECT_FALSE(after_rounds({}, 4, 7, false));
  EXPECT_TRUE(after_rounds({}, 4, 8, false));
  EXPECT_FALSE(after_rounds({}, 2, 20, true));
  EXPECT_TRUE(after_rounds({.deck_out = DeckOut::kCounts}, 2, 6, true));
  EXPECT_TRUE(after_rounds({.rounds = 2}, 2, 2, false));
  const auto with_points = [](Options options, int seats, int points) {
    State state = start(options, seats);
    state.board.finish({.someone_out = true, .out = seat_at(1), .points = {0, points}});
    return status(state) == Status::kOver;
  };
  EXPECT_FALSE(with_points({}, 2, 23));
  EXPECT_TRUE(with_points({}, 2, 24));
  EXPECT_TRUE(with_points({}, 3, 18));
  EXPECT_FALSE(with_points({}, 4, 11));
  EXPECT_TRUE(with_points({}, 4, 12));
  EXPECT_TRUE(with_points({.points = 3}, 4, 3));
}

TEST(State, EqualPointsShareTheWin) {
  State state = start({.rounds = 1}, 3);
  state.board.totals = {4, 0, 2};
  state.board.finish({.someone_out = true, .out = seat_at(2), .points = {0, 0, 2}});
  EXPECT_EQ(winners(state), SeatSet::of(seat_at(0)).with(seat_at(2)));
}

// P-8.1, P-8.5: no cards are turned, and the discarder pays down to 0.
TEST(State, AdvancedDiscarderPays) {
  for (const int owned : {10, 1, 0}) {
    Position position(3, kAdvanced);
    position.hand(0, "iB h7").hand(1, "a1").hand(2, "h1* h2 h3 iB*").lay(2, "d5 d6 d7").waiting(2);
    position.talon("a7 d1 d2").deck("h1 h2 h3 d5").totals({owned, 5, 6});
    State& state = position.state;
    play(state, Move::take(one("a7")));
    play(state, Move::discard(one("iB")));
    play(state, Move::out(shown({"h1 h2 h3"}, "iB"), true));
    // One set, h1* (a 7 lies there) 2, iB* 1.
    EXPECT_EQ(state.board.outcome.points, (std::array<int, 4>{-std::min(4, owned), 0, 4, 0}));
    EXPECT_EQ(state.board.turned, 0);
    EXPECT_EQ(state.board.totals[0], std::max(0, owned - 4));
  }
}

// P-8.3: the game is won at once, nothing is scored, nobody pays.
TEST(State, ThreeItemGroupsWin) {
  for (const bool advanced : {true, false}) {
    Position position(2, {.advanced = advanced});
    position.hand(0, "h1 d4").hand(1, "h1").totals({9, 1}).talon("a7 d1 d2").deck("a1 a2");
    position.lay(1, "iB iB iB*").lay(1, "iC iC iC").lay(1, "iK iK iK").waiting(1);
    State& state = position.state;
    play(state, Move::take(one("a7")));
    play(state, Move::discard(one("h1")));
    play(state, Move::out(shown({}, "h1"), true));
    EXPECT_EQ(status(state) == Status::kOver, advanced);
    EXPECT_EQ(totals(state), advanced ? (Totals{9, 1}) : (Totals{9, 1 + 3 + 1}));
    EXPECT_EQ(winners(state), advanced ? SeatSet::of(seat_at(1)) : SeatSet());
  }
}

}  // namespace
}  // namespace lair::phantom
