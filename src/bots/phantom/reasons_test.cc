#include "bots/phantom/reasons.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "bots/given_reasons_test.h"
#include "rules/phantom/position_test.h"

namespace lair::phantom {
namespace {

// A decision of seat 0.
class Told {
 public:
  Told(const Position& position, Ask ask) {
    known_->view = view(position.state, Seat{});
    known_->view.ask = ask;
    Board& board = known_->view.board;
    board.stage = ask == Ask::kAct ? Stage::kAct : Stage::kTake;
    if (ask == Ask::kAct) board.taken = first_card(known_->view.hand);
  }

  bool speaks_for(const char* reason, const Move& move) const {
    return is_given(reasons_for(*known_, moves(), move), reason);
  }
  bool speaks_against(const char* reason, const Move& move, const Move& better) const {
    return is_given(reasons_against(*known_, moves(), move, better), reason);
  }
  MoveList moves() const {
    MoveList list;
    const View& seen = known_->view;
    list_moves(seen.board, seen.seat, seen.hand, seen.ask, list);
    return list;
  }

 private:
  static Card first_card(const Cards& hand) {
    Card found = kNoCard;
    hand.each([&](Card card) { found = card; });
    return found;
  }

  std::shared_ptr<Knowledge<Game>> known_ = std::make_shared<Knowledge<Game>>();
};

Move take(const char* card) { return Move::take(one(card)); }
Move drop(const char* card) { return Move::discard(one(card)); }
const Move kAnnounce = Move::of(MoveKind::kAnnounce);

// All cards that lie nowhere yet are discarded by seat 0, and the deck is empty: what others hold
// is then all that is hidden.
Position& discard_the_rest(Position& position) {
  Cards left;
  for (const Card card : whole_deck()) left.add(card);
  const State& state = position.state;
  for (int i = 0; i < state.board.seats; ++i) {
    state.hand_of(seat_at(i)).each([&](Card card) { left.remove(card); });
  }
  for (const Card card : state.board.talon_cards()) left.remove(card);
  for (const LaidSet& set : state.board.laid_sets()) {
    for (const Card card : set.cards) left.remove(card);
  }
  left.each([&](Card card) { position.discarded(0, to_text(card)); });
  return position;
}

Position hands(const char* own) {
  Position position(2);
  position.hand(0, own).hand(1, "a1 a4 a7 d1 d4 d7 iT");
  return position;
}

TEST(PhantomReasons, SayWhatACardIsTakenFor) {
  Position position = hands("h1 h2 a5 a5 d2 iB iK");
  position.talon("h3* d6 a2");
  const Told told(position, Ask::kTake);
  EXPECT_TRUE(told.speaks_for("comes-nearer", take("h3*")));
  EXPECT_TRUE(told.speaks_for("completes-set", take("h3*")));
  EXPECT_TRUE(told.speaks_for("takes-red", take("h3*")));
  EXPECT_FALSE(told.speaks_for("comes-nearer", take("d6")));
  EXPECT_FALSE(told.speaks_for("completes-set", take("d6")));
  EXPECT_FALSE(told.speaks_for("takes-red", take("d6")));
  EXPECT_FALSE(told.speaks_for("only-move", take("d6")));
  EXPECT_TRUE(told.speaks_against("goes-further", take("d6"), take("h3*")));
  EXPECT_FALSE(told.speaks_against("goes-further", take("h3*"), take("d6")));
}

TEST(PhantomReasons, SayThatOneGoesOut) {
  Position position = hands("h1 h2 h3 a5 a5 d2");
  position.lay(0, "d5 d6 d7");
  const Told told(position, Ask::kAct);
  const Move out = Move::out(shown({"h1 h2 h3"}, "a5"), false);
  EXPECT_TRUE(told.speaks_for("goes-out", out));
  EXPECT_FALSE(told.speaks_for("goes-out", drop("d2")));
  EXPECT_TRUE(told.speaks_against("misses-out", drop("d2"), out));
  EXPECT_FALSE(told.speaks_against("misses-out", drop("h1"), drop("d2")));
}

TEST(PhantomReasons, SayThatA7FitsNothingOfTheNextKind) {
  const Told told(hands("h7 a1 a2 d4 d5 iB iB iC"), Ask::kAct);
  EXPECT_TRUE(told.speaks_for("fits-nothing", drop("h7")));
  EXPECT_FALSE(told.speaks_for("fits-nothing", drop("a1")));
}

TEST(PhantomReasons, JudgeDiscards) {
  Position position = hands("h1 h2 h3 a5 a5 d2 d3 iB*");
  const Told told(position, Ask::kAct);
  EXPECT_TRUE(told.speaks_for("fits-nothing", drop("iB*")));
  EXPECT_FALSE(told.speaks_for("fits-nothing", drop("d2")));
  EXPECT_TRUE(told.speaks_for("keeps-most-helps", drop("iB*")));
  EXPECT_FALSE(told.speaks_for("keeps-most-helps", drop("a5")));
  EXPECT_TRUE(told.speaks_for("keeps-set-hidden", drop("iB*")));
  EXPECT_FALSE(told.speaks_for("keeps-set-hidden", drop("h1")));
  EXPECT_TRUE(told.speaks_against("breaks-set", drop("h1"), drop("iB*")));
  EXPECT_FALSE(told.speaks_against("breaks-set", drop("iB*"), drop("h1")));
  EXPECT_TRUE(told.speaks_against("discards-red", drop("iB*"), drop("a5")));
  EXPECT_FALSE(told.speaks_against("discards-red", drop("a5"), drop("iB*")));
  EXPECT_FALSE(told.speaks_for("nobody-can-claim", drop("d2")));
  EXPECT_TRUE(told.speaks_against("fewer-points", drop("d2"), drop("d2")));
  EXPECT_FALSE(told.speaks_against("fewer-points", drop("h1"), drop("iB*")));
}

TEST(PhantomReasons, CompareWhatHelps) {
  Position position = hands("h1 h2 a5 a5 d6 d7 iB iC");
  position.lay(0, "d1 d2 d3");
  const Told told(position, Ask::kAct);
  // One card is missing either way: h3 or d5 without the iC, d5 alone without the h2.
  EXPECT_TRUE(told.speaks_against("fewer-helps", drop("h2"), drop("iC")));
  EXPECT_FALSE(told.speaks_against("fewer-helps", drop("iC"), drop("h2")));
}

TEST(PhantomReasons, JudgeLaying) {
  Position position = hands("h1 h2 h3 a5 a5 d2 d5 iB");
  const Move lay = Move::lay(three("h1 h2 h3"), 2);
  const Told first(position, Ask::kAct);
  EXPECT_TRUE(first.speaks_for("first-set", lay));
  EXPECT_FALSE(first.speaks_for("first-set", drop("iB")));
  EXPECT_FALSE(first.speaks_for("lays-set", lay));
  position.lay(0, "d1 d2 d3");
  const Told second(position, Ask::kAct);
  EXPECT_FALSE(second.speaks_for("first-set", lay));
  EXPECT_TRUE(second.speaks_for("lays-set", lay));
}

TEST(PhantomReasons, JudgeWaiting) {
  Position position = hands("h1 h2 d5 d5 a7 iB iT*");
  position.lay(0, "a1 a2 a3").talon("h6 iK");
  const Told told(position, Ask::kTake);
  EXPECT_TRUE(told.speaks_for("waits-on", kAnnounce));
  EXPECT_FALSE(told.speaks_for("waits-on", take("h6")));
  EXPECT_TRUE(told.speaks_for("stays-free", take("h6")));
  EXPECT_FALSE(told.speaks_for("stays-free", kAnnounce));
  EXPECT_TRUE(told.speaks_against("freezes-hand", kAnnounce, take("h6")));
  EXPECT_FALSE(told.speaks_against("freezes-hand", take("h6"), kAnnounce));
  EXPECT_TRUE(told.speaks_against("misses-wait", take("h6"), kAnnounce));
  EXPECT_FALSE(told.speaks_against("misses-wait", kAnnounce, take("h6")));
}

// Seat 1 waits for h3 alone, and nothing else is hidden.
TEST(PhantomReasons, FearWaitingPlayers) {
  Position position(2);
  position.hand(1, "h1 h2 d5 d5 a7 iB iT").lay(1, "a1 a2 a3");
  position.hand(0, "h3 d1 d2 d3 d7 iC iK iK");
  Position acting = position;
  discard_the_rest(acting).waiting(1);
  const Told act(acting, Ask::kAct);
  EXPECT_TRUE(act.speaks_for("safe-discard", drop("iC")));
  EXPECT_FALSE(act.speaks_for("safe-discard", drop("h3")));
  EXPECT_TRUE(act.speaks_against("feeds-waiting", drop("h3"), drop("iC")));
  EXPECT_FALSE(act.speaks_against("feeds-waiting", drop("iC"), drop("h3")));

  Position calm = position;
  discard_the_rest(calm);
  EXPECT_TRUE(Told(calm, Ask::kAct).speaks_for("nobody-can-claim", drop("d2")));
  EXPECT_FALSE(Told(calm, Ask::kAct).speaks_for("nobody-can-claim", drop("h3")));
  EXPECT_FALSE(Told(calm, Ask::kAct).speaks_for("safe-discard", drop("d2")));

  Position taking = position;
  taking.hand(0, "d1 d2 d3 d7 iC iK iK").talon("h3 a5");
  discard_the_rest(taking).waiting(1);
  const Told take_one(taking, Ask::kTake);
  EXPECT_TRUE(take_one.speaks_for("denies-waiting", take("h3")));
  EXPECT_FALSE(take_one.speaks_for("denies-waiting", take("a5")));
}

TEST(PhantomReasons, JudgeClaims) {
  const Move decline = Move::of(MoveKind::kDecline);
  // Laying h1 h2 h3 completes the first set.
  Position nearer = hands("h1 h2 a5 a5 d2 d6 iB");
  nearer.discarded(1, "h3");
  const Told good(nearer, Ask::kClaim);
  EXPECT_TRUE(good.speaks_for("comes-nearer", Move::claim(one("h1"), one("h2"))));
  EXPECT_FALSE(good.speaks_for("claims-lead-away", decline));
  EXPECT_FALSE(good.speaks_for("claims-do-not-help", decline));
  // With two sets laid only the pair is missing, and the claim takes it.
  Position away = hands("h3 h3 d2 d6 iB");
  away.lay(0, "a1 a2 a3").lay(0, "d3 d4 d5").discarded(1, "h3");
  const Told bad(away, Ask::kClaim);
  EXPECT_TRUE(bad.speaks_for("claims-lead-away", decline));
  EXPECT_FALSE(bad.speaks_for("claims-do-not-help", decline));
  // With another pair in the hand it changes nothing.
  Position same = hands("h3 h3 d2 d2 iB");
  same.lay(0, "a1 a2 a3").lay(0, "d3 d4 d5").discarded(1, "h3");
  const Told idle(same, Ask::kClaim);
  EXPECT_TRUE(idle.speaks_for("claims-do-not-help", decline));
  EXPECT_FALSE(idle.speaks_for("claims-lead-away", decline));
}

TEST(PhantomReasons, KnowWhenThereIsNoChoice) {
  Position position = hands("h1 h2 a5 a5 d2 iB iK");
  position.talon("d6");
  const Told told(position, Ask::kTake);
  EXPECT_TRUE(told.speaks_for("only-move", take("d6")));
  position.talon("d6 a7");
  EXPECT_TRUE(Told(position, Ask::kTake).speaks_for("most-points", take("d6")));
  EXPECT_FALSE(Told(position, Ask::kTake).speaks_for("only-move", take("d6")));
}

}  // namespace
}  // namespace lair::phantom
