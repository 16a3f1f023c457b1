#include <gtest/gtest.h>

#include "core/repeats_test.h"
#include "core/rng.h"
#include "rules/phantom/notation/cards.h"
#include "rules/phantom/notation/written_test.h"
#include "rules/phantom/position_test.h"

namespace lair::phantom {
namespace {

// The decisions a line stands for, made if they are legal; the clause that forbids them otherwise.
std::string_view follow(State& state, std::string_view line) {
  const Result<DecisionList> decisions = read_decision(state, json(line));
  if (!decisions) return decisions.error().rule.empty() ? "form" : decisions.error().rule;
  State then = state;
  for (const auto& [seat, move] : *decisions) {
    if (const MaybeError error = check(then, seat, move)) return error->rule;
    apply(then, move);
  }
  state = then;
  return "";
}

TEST(Notation, EveryDecisionReadsBack) {
  Rng rng(21);
  for (int match = 0; match < repeats(60); ++match) {
    Options options;
    options.advanced = match % 2 == 0;
    options.going_out = match % 4 < 2 ? GoingOut::kTogether : GoingOut::kInHand;
    State state = start(options, 2 + match % 3);
    while (status(state) != Status::kOver) {
      if (status(state) == Status::kAwaitsDeal) {
        const Deal cards = random_deal(state, rng);
        const Result<Deal> read = read_deal(state, write_deal(state, cards));
        ASSERT_TRUE(read.ok());
        ASSERT_EQ(*read, cards);
        deal(state, cards);
        continue;
      }
      const std::vector<Move> moves = legal(state);
      for (const Move& move : moves) {
        const Result<DecisionList> read = read_decision(state, write_decision(state, move));
        ASSERT_TRUE(read.ok()) << read.error().code;
        ASSERT_EQ(*read, (DecisionList{{to_move(state), move}}));
      }
      apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(Notation, Options) {
  EXPECT_EQ(*read_options(Value::object()), Options{});
  const Options all{true, GoingOut::kInHand, DeckOut::kCounts, 3, 50};
  EXPECT_EQ(*read_options(write_options(all)), all);
  EXPECT_EQ(*read_options(write_options({})), Options{});
  EXPECT_EQ(write_options({}),
            json(R"({"advanced":false,"going_out":"together","deck_out":"replay"})"));
  for (const char* bad :
       {R"({"advance":true})", R"({"advanced":1})", R"({"going_out":"x"})", R"({"deck_out":3})",
        R"({"rounds":0})", R"({"points":-1})", R"({"rounds":"6"})", R"([])", R"(null)"}) {
    EXPECT_FALSE(read_options(json(bad)).ok()) << bad;
  }
  EXPECT_EQ(read_options(json(R"({"advance":true})")).error().code, "option-unknown");
}

Position turn() {
  Position position(3);
  position.hand(0, "h1 h2 h3* iB iB* d4").hand(1, "d4 d4* a1 h6").hand(2, "d5 d6 a2");
  position.lay(0, "a5 a6 a7").talon("h3 d1 d2 d3").deck("iT iT iK iK h7 h7 a3 a3");
  return position;
}

TEST(Notation, WrittenForms) {
  State state = turn().state;
  EXPECT_EQ(write_decision(state, Move::take(one("h3"))), json(R"({"seat":0,"take":"h3"})"));
  play(state, Move::take(one("h3")));
  EXPECT_EQ(write_decision(state, Move::lay(three("h1 h2 h3*"), 2)),
            json(R"({"seat":0,"lay":["h1","h2","h3*"],"draw":2})"));
  EXPECT_EQ(write_decision(state, Move::out(shown({"h1 h2 h3"}, "iB"), false)),
            json(R"({"seat":0,"out":{"sets":[["h1","h2","h3"]],"pair":["iB","iB*"]}})"));
  EXPECT_EQ(write_decision(state, Move::of(MoveKind::kAnnounce)),
            json(R"({"seat":0,"announce":true})"));
  EXPECT_EQ(write_decision(state, Move::discard(one("d4"))), json(R"({"seat":0,"discard":"d4"})"));
  play(state, Move::discard(one("d4")));
  EXPECT_EQ(write_decision(state, Move::claim(one("d4"), one("d4*"))),
            json(R"({"seat":1,"claim":["d4","d4*"]})"));
  EXPECT_EQ(write_decision(state, Move::of(MoveKind::kDecline)),
            json(R"({"seat":1,"decline":true})"));
  EXPECT_TRUE(write_decision(state, Move::of(MoveKind::kSilent)).is_null());
}

TEST(Notation, OrderOfCardsDoesNotMatter) {
  State state = turn().state;
  EXPECT_EQ(follow(state, R"({"seat":0,"take":"h3","by":"bot","ms":12})"), "");
  State laid = state;
  EXPECT_EQ(follow(laid, R"({"seat":0,"lay":["h3*","h1","h2"],"draw":0})"), "");
  EXPECT_EQ(follow(state, R"({"seat":0,"out":{"sets":[["h3","h1","h2"]],"pair":["iB*","iB"]}})"),
            "");
}

// Entitled seats that are passed over have declined.
TEST(Notation, DeclinesMayBeLeftOut) {
  State state = turn().state;
  follow(state, R"({"seat":0,"take":"h3"})");
  follow(state, R"({"seat":0,"discard":"d4"})");
  ASSERT_EQ(to_move(state), seat_at(1));
  State passed = state;
  EXPECT_EQ(follow(passed, R"({"seat":2,"claim":["d5","d6"]})"), "");
  State all_passed = state;
  EXPECT_EQ(follow(all_passed, R"({"seat":1,"take":"d1"})"), "");
  State second = state;
  EXPECT_EQ(follow(second, R"({"seat":2,"decline":true})"), "");
  EXPECT_EQ(to_move(second), seat_at(1));
  EXPECT_EQ(second.ask, Ask::kTake);
  EXPECT_EQ(follow(second, R"({"seat":1,"decline":true})"), "P-5.1");
  EXPECT_EQ(follow(second, R"({"seat":1,"claim":["d4","d4*"]})"), "P-5.2");
  // Not entitled: an error, and nothing has changed.
  State wrong = state;
  EXPECT_EQ(follow(wrong, R"({"seat":0,"decline":true})"), "P-5.1");
  EXPECT_EQ(follow(wrong, R"({"seat":2,"claim":["d5","a2"]})"), "P-5.2");
  EXPECT_EQ(follow(wrong, R"({"seat":2,"take":"d1"})"), "P-5.3");
  EXPECT_EQ(wrong, state);
  EXPECT_EQ(unsaid(state).size(), 2U);
  EXPECT_EQ(unsaid(all_passed).size(), 0U);
}

// No line says that nobody announced.
TEST(Notation, SilenceIsLeftOut) {
  State state = turn().state;
  state.hand_of(seat_at(0)) = bag("h1 h2 d4");
  follow(state, R"({"seat":0,"take":"h3"})");
  follow(state, R"({"seat":0,"lay":["h1","h2","h3"],"draw":0})");
  ASSERT_EQ(state.ask, Ask::kAnnounce);
  State silent = state;
  EXPECT_EQ(follow(silent, R"({"seat":1,"take":"d1"})"), "");
  EXPECT_TRUE(silent.board.waiting.empty());
  State null = state;
  EXPECT_EQ(follow(null, "null"), "");
  EXPECT_EQ(null.ask, Ask::kTake);
  EXPECT_EQ(follow(null, "null"), "form");
  State announced = state;
  EXPECT_EQ(follow(announced, R"({"seat":0,"announce":true})"), "");
  EXPECT_TRUE(announced.board.waiting.has(seat_at(0)));
  EXPECT_EQ(unsaid(state), (DecisionList{{seat_at(0), Move::of(MoveKind::kSilent)}}));
}

TEST(Notation, BadLinesLeaveTheStateAlone) {
  State state = turn().state;
  const State before = state;
  for (
      const char* line : {
          R"({"seat":0})",
          R"({"seat":-1,"take":"h3"})",
          R"({"seat":3,"take":"h3"})",
          R"({"seat":"0","take":"h3"})",
          R"({"take":"h3"})",
          R"({"seat":0,"take":3})",
          R"({"seat":0,"take":null})",
          R"({"seat":0,"take":"h9"})",
          R"({"seat":0,"take":["h3"]})",
          R"({"seat":0,"take":"h3","discard":"h3"})",
          R"({"seat":0,"announce":false})",
          R"({"seat":0,"announce":"yes"})",
          R"({"seat":0,"decline":0})",
          R"({"seat":0,"lay":["h1","h2"],"draw":2})",
          R"({"seat":0,"lay":["h1","h2","h3"]})",
          R"({"seat":0,"lay":["h1","h2","h3"],"draw":3})",
          R"({"seat":0,"lay":["h1","h2","h3"],"draw":-9223372036854775808})",
          R"({"seat":0,"lay":"h1","draw":1})",
          R"({"seat":0,"claim":["h1"]})",
          R"({"seat":0,"claim":["h1","h1","h1"]})",
          R"({"seat":0,"claim":{}})",
          R"({"seat":0,"out":true})",
          R"({"seat":0,"out":{}})",
          R"({"seat":0,"out":{"sets":[]}})",
          R"({"seat":0,"out":{"sets":[],"pair":["h1"]}})",
          R"({"seat":0,"out":{"sets":[["h1","h2","h5"]],"pair":["h1","h1"]}})",
          R"({"seat":0,"out":{"sets":[["h1","h2","h3"],["h1","h2","h3"],["h1","h2","h3"]],"pair":["iB","iB"]}})",
          R"({"seat":0,"out":{"sets":[["h1","h1","h1"]],"pair":["h1","h1"]}})",
          R"({"seat":0,"out":{"sets":[["h1*","h2","h3"],["h1*","h2","h3"]],"pair":["iB","iB"]}})",
          R"({"seat":0,"out":{"sets":[],"pair":["h1","h1"],"discard":1}})",
          R"({"seat":0,"out":{"sets":[],"pair":["iB","iB"],"discard":true}})",
          R"([1])",
          R"("x")",
          R"(7)",
          R"(null)",
          R"({"seat":0,"discard":"h1"})",
          R"({"seat":0,"lay":["h1*","h1*","h1*"],"draw":0})",
      }) {
    EXPECT_NE(follow(state, line), "") << line;
    EXPECT_EQ(state, before) << line;
  }
  Value million = Value::array();
  for (int i = 0; i < 1000000; ++i) million.push_back("h1");
  const Value line = Value::object({{"seat", 0}, {"lay", million}, {"draw", 0}});
  EXPECT_FALSE(read_decision(state, line).ok());
}

TEST(Notation, BadDealsAreRefused) {
  const State state = start({}, 2);
  Rng rng(5);
  const Value good = write_deal(state, random_deal(state, rng));
  const auto with = [&](std::string_view name, Value value) {
    Value body = good;
    return read_deal(state, body.set(name, std::move(value)));
  };
  EXPECT_TRUE(read_deal(state, good).ok());
  EXPECT_FALSE(with("round", 0).ok());
  EXPECT_FALSE(with("round", "1").ok());
  EXPECT_FALSE(with("starter", 2).ok());
  EXPECT_FALSE(with("starter", -1).ok());
  EXPECT_EQ(with("deck", Value::array()).error().rule, "P-1.1");
  Value::Array deck(100, Value("h1"));
  EXPECT_EQ(check_deal(state, *with("deck", Value(deck)))->rule, "P-1.1");
  deck[7] = Value("q1");
  EXPECT_EQ(with("deck", Value(deck)).error().rule, "P-1.6");
  EXPECT_FALSE(with("deck", Value("h1")).ok());
  EXPECT_FALSE(read_deal(state, Value()).ok());
}

TEST(Notation, RoundLines) {
  Position position(2);
  position.hand(0, "h1 h2 h3 iB").hand(1, "a1 a3*").lay(0, "d5 d6 d7*").talon("iB h7 d1");
  position.deck("iB d1 d2").totals({2, 1});
  State& state = position.state;
  State ended = state;
  play(state, Move::take(one("iB")));
  play(state, Move::out(shown({"h1 h2 h3"}, "iB"), false));
  EXPECT_EQ(write_round(state), json(R"({"round":1,"out":0,"points":[3,0],"totals":[5,1],
                                         "turned":["iB","d1"]})"));
  ended.board.finish({});
  EXPECT_EQ(write_round(ended), json(R"({"round":1,"out":null,"points":[0,0],"totals":[2,1]})"));
  EXPECT_EQ(result_rule(ended, "points"), "P-7.2");
  state.board.options.advanced = true;
  EXPECT_FALSE(write_round(state).has("turned"));
}

}  // namespace
}  // namespace lair::phantom
