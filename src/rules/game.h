#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/inline_vector.h"
#include "core/lots.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/value.h"

// The contract: what every game offers, as a concept for hot paths (any_game.h makes the
// type-erased form of it for everybody else).
//
// A game is a value. A `State` is the whole truth of a match: rules in force, totals, the round in
// play. Chance is in the deal, which is an argument; all the rest is deterministic:
//
//   State s = start(options, seats);
//   while (status(s) != Status::kOver) {
//     if (status(s) == Status::kAwaitsDeal) { deal(s, random_deal(s, rng)); continue; }
//     legal_moves(s, moves);                        // of to_move(s)
//     apply(s, moves[rng.below(moves.size())]);
//   }
//
// Decisions that people make at the same time are a sequence here, in an order fixed by the rules;
// a view never shows an earlier one of the sequence to a later decider.
//
// Truth, view and event are three types. A `View` is built by naming what a seat knows; an `Event`
// names its audience. A seat that observes its events holds the view that view(state, seat) gives.

namespace lair {

enum class Status : std::uint8_t { kAwaitsDeal, kAwaitsMove, kOver };

using Totals = InlineVector<int, kMaxSeats>;

// What a round brought that people told who have the cards before them (docs/score-pad.md).
struct ToldRound {
  Totals points;
  Value parts;  // what they are for: a list of {seat, rule, what, points}
};

// A decision of a seat, as read from a line.
template <class Action>
struct Decision {
  Seat seat{};
  Action action{};
  friend bool operator==(const Decision&, const Decision&) = default;
};

template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

template <class G>
concept Game = PlainValue<typename G::Options> && PlainValue<typename G::Deal> &&
    PlainValue<typename G::State> && PlainValue<typename G::View> && PlainValue<typename G::Move> &&
    PlainValue<typename G::Action> && PlainValue<typename G::Event> &&
    std::convertible_to<typename G::Move, typename G::Action> &&
    requires(typename G::State& s, const typename G::State& cs, typename G::View& v,
             const typename G::View& cv, const typename G::Options& o, const typename G::Deal& d,
             const typename G::Move& m, const typename G::Action& a, const typename G::Event& e,
             typename G::MoveList& moves, typename G::EventList& events, Rng& rng, Seat seat,
             const Lots& lots, const Value& value, int seats, std::string_view field) {
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kShortName } -> std::convertible_to<std::string_view>;
  { G::kMinSeats } -> std::convertible_to<int>;
  { G::kMaxSeats } -> std::convertible_to<int>;
  // Every error code this game can give; the catalogues have a message for each.
  {std::span<const std::string_view>(G::kErrors)};
  // The ops of the questions that `answer` knows.
  {std::span<const std::string_view>(G::kQuestions)};
  // Every field its `round` lines may have.
  {std::span<const std::string_view>(G::kResultFields)};

  // A match. `deal`, `apply` want what `check_deal`, `check` find no error in.
  { start(o, seats) } -> std::same_as<typename G::State>;
  { random_deal(cs, rng) } -> std::same_as<typename G::Deal>;
  { fair_deal(cs, lots) } -> std::same_as<typename G::Deal>;  // docs/fairness.md
  { check_deal(cs, d) } -> std::same_as<MaybeError>;
  { deal(s, d) } -> std::same_as<void>;
  { status(cs) } -> std::same_as<Status>;
  { to_move(cs) } -> std::same_as<Seat>;
  // The rules make this move themselves; its player is not asked.
  { forced(cs) } -> std::same_as<bool>;
  { legal_moves(cs, moves) } -> std::same_as<void>;  // ordered, each once
  { check(cs, seat, a) } -> std::same_as<MaybeError>;
  { apply(s, m) } -> std::same_as<void>;
  { apply(s, a) } -> std::same_as<void>;
  // The action with everything named that `apply` would choose.
  { resolve(cs, a) } -> std::same_as<typename G::Action>;
  // Where several decide at the same time (C-4.2, P-5.1), or one in secret (P-4.4): a move of the
  // player asked that says nothing, after which the next of them is asked; else nothing.
  { step_aside(cs) } -> std::same_as<std::optional<typename G::Move>>;
  // What all see of it: somebody may be asked in secret before the player whose turn it is.
  { settling(cs) } -> std::same_as<bool>;
  // What the player to move is asked: "bid", "take", ...
  { question(cs) } -> std::same_as<std::string_view>;
  // A round has just been scored (a deal that was thrown in has not).
  { round_over(cs) } -> std::same_as<bool>;
  { totals(cs) } -> std::same_as<Totals>;
  { winners(cs) } -> std::same_as<SeatSet>;

  // What a seat knows.
  { view(cs, seat) } -> std::same_as<typename G::View>;
  { legal_moves(cv, moves) } -> std::same_as<void>;          // empty when it is not asked
  { deal_events(cs, events) } -> std::same_as<void>;         // of the deal that led to this state
  { move_events(cs, a, cs, events) } -> std::same_as<void>;  // before, what was done, after
  { observe(v, e) } -> std::same_as<void>;
  // It tells what comes when nobody is asked in secret any more: where people sit at the table it
  // must wait, or it would tell whether somebody was (P-5.1).
  { later(e) } -> std::same_as<bool>;
  // A truth drawn uniformly from those in which this is the seat's view.
  { sample(cv, rng) } -> std::same_as<typename G::State>;

  // The written form (docs/formats.md).
  { G::read_options(value) } -> std::same_as<Result<typename G::Options>>;
  { write_options(o) } -> std::same_as<Value>;
  { options(cs) } -> std::same_as<typename G::Options>;
  { read_deal(cs, value) } -> std::same_as<Result<typename G::Deal>>;
  { write_deal(cs, d) } -> std::same_as<Value>;  // state before the deal
  // The decisions a line stands for: those it leaves unsaid (declines, P-5), then its own.
  // Legality is for `check` to judge.
  { read_decision(cs, value) } -> std::same_as<Result<typename G::DecisionList>>;
  // State before it. Null for a decision that a record has no line for (saying nothing where one
  // could, P-4.4): it is not written, `read_decision` takes it from the next line as unsaid, and
  // reads the null itself as that decision.
  { write_decision(cs, a) } -> std::same_as<Value>;
  // Is it a decision as a record counts them? Those of the rules (C-3.7) and declines are not.
  { counted(a) } -> std::same_as<bool>;
  // The decisions a record may leave unsaid here before its next round, deal or end line.
  { unsaid(cs) } -> std::same_as<typename G::DecisionList>;
  { write_round(cs) } -> std::same_as<Value>;  // the body of the `round` line
  // The clause that decides a field of the `round` or `end` line; "" for a field of form.
  { result_rule(cs, field) } -> std::same_as<std::string_view>;
  // The clause by which a "deal", "round" or "end" line is not due now.
  { due_rule(cs, field) } -> std::same_as<std::string_view>;
  { write_view(cv) } -> std::same_as<Value>;
  { write_public(cv) } -> std::same_as<Value>;  // what an onlooker sees, out of any seat's view
  // What the points of the round just scored are for: a list of {seat, rule, what, points}.
  { write_parts(cs) } -> std::same_as<Value>;
  { write_event(e) } -> std::same_as<Value>;

  // Counts a round as a score pad has it; once the game is over, it changes nothing any more.
  { count_told(s, value) } -> std::same_as<Result<ToldRound>>;

  // A question put to the referee: the answer, or nothing if the op is not this game's.
  { G::answer(field, value) } -> std::same_as<std::optional<Result<Value>>>;
};

// All that a seat may use to decide: its view, and its own events of the round.
template <Game G>
struct Knowledge {
  typename G::View view;
  InlineVector<typename G::Event, G::kMaxRoundEvents> events;
};

}  // namespace lair
