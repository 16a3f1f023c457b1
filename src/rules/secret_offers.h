#pragma once

#include <concepts>
#include <optional>
#include <string_view>

#include "rules/game.h"

// Decisions that several players make at the same time (C-4.2, P-5.1) or that one makes in secret
// (P-4.4). The rules ask one after the other (ADR 4); a table asks all of them at once, and must
// not show by its timing who was asked. All of this is optional: a game without such decisions has
// none of these functions.

namespace lair {

// An event offers something to all that some may take; it is secret who may (P-5.1).
struct Offer {
  std::string_view question;  // to those who may take it
  std::string_view refusal;   // the field of the line with which a player refuses
};

// The player to move may step aside: there is a move that says nothing, after which the next player
// is asked. `step_aside` gives that move where it exists.
template <class G>
concept StepsAside = requires(const typename G::State& state) {
  { step_aside(state) } -> std::same_as<std::optional<typename G::Move>>;
};

// A record may omit decisions before its next round, deal or end line. `unsaid` gives these.
template <class G>
concept OmitsDecisions = requires(const typename G::State& state) {
  { unsaid(state) } -> std::same_as<typename G::DecisionList>;
};

// Everybody sees that somebody may be asked in secret before the player whose turn it is.
template <class State>
constexpr bool settling(const State&) {
  return false;
}

// The event must wait until nobody is asked in secret any more. It would tell whether somebody was
// (P-5.1).
template <class Event>
constexpr bool later(const Event&) {
  return false;
}

template <Game G>
std::optional<typename G::Move> aside_of(const typename G::State& state) {
  if constexpr (StepsAside<G>) {
    return step_aside(state);
  } else {
    return std::nullopt;
  }
}

template <Game G>
typename G::DecisionList omitted_decisions(const typename G::State& state) {
  if constexpr (OmitsDecisions<G>) {
    return unsaid(state);
  } else {
    return {};
  }
}

template <Game G>
std::optional<Offer> offer_of(const typename G::Event& event) {
  if constexpr (requires { offer(event); }) {
    return offer(event);
  } else {
    return std::nullopt;
  }
}

}  // namespace lair
