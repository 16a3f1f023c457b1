#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/inline_vector.h"
#include "core/lots.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"

// The rules of a game, as a concept for hot paths: all that a bot or a researcher needs. A game is
// a type G with the types and functions below. Its other parts have concepts of their own:
//
//   notation.h       the written form, which records, tables and the server need
//   secret_offers.h  decisions at the same time and in secret; optional
//   referee.h        questions about the rules; optional
//   score_pad.h      rounds played with real cards; optional
//   contract.h       one player bids and plays alone against the others; optional
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

// A decision of a seat.
template <class Action>
struct Decision {
  Seat seat{};
  Action action{};
  friend bool operator==(const Decision&, const Decision&) = default;
};

// Does the rules' own move follow, so that the player is not asked? A game in which this happens
// has a function of this name for its State.
template <class State>
constexpr bool forced(const State&) {
  return false;
}

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
             const Lots& lots, int seats) {
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kShortName } -> std::convertible_to<std::string_view>;  // for the command line
  { G::kMinSeats } -> std::convertible_to<int>;
  { G::kMaxSeats } -> std::convertible_to<int>;
  // The most events that a seat can see from one deal to the next.
  { G::kMaxRoundEvents } -> std::convertible_to<std::size_t>;
  // Every error code that this game can give; the catalogues have a message for each.
  {std::span<const std::string_view>(G::kErrors)};

  // A match. `deal` and `apply` require input that passes `check_deal` and `check`.
  { start(o, seats) } -> std::same_as<typename G::State>;
  { options(cs) } -> std::same_as<typename G::Options>;
  { random_deal(cs, rng) } -> std::same_as<typename G::Deal>;
  { fair_deal(cs, lots) } -> std::same_as<typename G::Deal>;  // docs/fairness.md
  { check_deal(cs, d) } -> std::same_as<MaybeError>;
  { deal(s, d) } -> std::same_as<void>;
  { status(cs) } -> std::same_as<Status>;
  { to_move(cs) } -> std::same_as<Seat>;
  { forced(cs) } -> std::same_as<bool>;
  { legal_moves(cs, moves) } -> std::same_as<void>;  // ordered, each once
  { check(cs, seat, a) } -> std::same_as<MaybeError>;
  { apply(s, m) } -> std::same_as<void>;
  { apply(s, a) } -> std::same_as<void>;
  { question(cs) } -> std::same_as<std::string_view>;  // to the player to move: "bid", "take", ...
  // A round has just been scored. (A deal that was thrown in has not.)
  { round_over(cs) } -> std::same_as<bool>;
  { totals(cs) } -> std::same_as<Totals>;
  { winners(cs) } -> std::same_as<SeatSet>;

  // The knowledge of a seat.
  { view(cs, seat) } -> std::same_as<typename G::View>;
  { legal_moves(cv, moves) } -> std::same_as<void>;          // empty when the seat is not asked
  { deal_events(cs, events) } -> std::same_as<void>;         // of the deal that led to this state
  { move_events(cs, a, cs, events) } -> std::same_as<void>;  // before, the action, after
  { observe(v, e) } -> std::same_as<void>;
  // A truth drawn uniformly from those in which this is the seat's view.
  { sample(cv, rng) } -> std::same_as<typename G::State>;
} &&(std::same_as<typename G::Move, typename G::Action> ||
     requires(const typename G::State& cs, const typename G::Action& a) {
       // The action with everything named that `apply` would choose. A game whose actions are its
       // moves does not need it.
       { resolve(cs, a) } -> std::same_as<typename G::Action>;
     });

// The action with everything named, in any game.
template <Game G>
typename G::Action resolved(const typename G::State& state, const typename G::Action& action) {
  if constexpr (std::same_as<typename G::Move, typename G::Action>) {
    return action;
  } else {
    return resolve(state, action);
  }
}

// All that a seat may use to decide: its view, and its own events of the round.
template <Game G>
struct Knowledge {
  typename G::View view;
  InlineVector<typename G::Event, G::kMaxRoundEvents> events;

  // A round begins; `before` is what the seat knew before the deal.
  void begin_round(const typename G::View& before) {
    view = before;
    events.clear();
  }
  // Adds an event that the seat may see.
  void add(const typename G::Event& event) {
    observe(view, event);
    events.push_back(event);
  }
};

}  // namespace lair
