#pragma once

#include <concepts>
#include <span>
#include <string_view>

#include "core/option.h"
#include "core/result.h"
#include "core/value.h"
#include "rules/game.h"

// The written form of a game (docs/formats.md), as plain data. A game keeps it in a folder of its
// own, rules/GAME/notation.

namespace lair {

// Does a record count this action as a decision? A game with actions that are not counted, because
// the rules make them (C-3.7) or because they are declines, has a function of this name.
template <class Action>
constexpr bool counted(const Action&) {
  return true;
}

template <class G>
concept Notation = Game<G> &&
    requires(const typename G::State& cs, const typename G::View& cv, const typename G::Options& o,
             const typename G::Deal& d, const typename G::Action& a, const typename G::Event& e,
             const Value& value, std::string_view field) {
  { option_table(G::kOptions) } -> std::same_as<OptionTable>;
  { G::read_options(value) } -> std::same_as<Result<typename G::Options>>;
  { write_options(o) } -> std::same_as<Value>;
  { read_deal(cs, value) } -> std::same_as<Result<typename G::Deal>>;
  { write_deal(cs, d) } -> std::same_as<Value>;  // state before the deal
  // The decisions of a line: those that it omits (declines, P-5), then its own. It does not decide
  // whether they are legal; `check` does.
  { read_decision(cs, value) } -> std::same_as<Result<typename G::DecisionList>>;
  // The state is that before the decision. Null for a decision that a record has no line for
  // (saying nothing where one could, P-4.4): then `read_decision` adds it to those that the next
  // line omits, and reads null as that decision.
  { write_decision(cs, a) } -> std::same_as<Value>;
  { counted(a) } -> std::same_as<bool>;

  { write_round(cs) } -> std::same_as<Value>;  // the body of the `round` line
  // Every field that its `round` lines may have.
  {std::span<const std::string_view>(G::kResultFields)};
  // The clause that decides a field of the `round` or `end` line; "" for a field of form.
  { result_rule(cs, field) } -> std::same_as<std::string_view>;
  // The clause by which a "deal", "round" or "end" line is not due now.
  { due_rule(cs, field) } -> std::same_as<std::string_view>;
  // What the points of the round just scored are for: a list of {seat, rule, what, points}.
  { write_parts(cs) } -> std::same_as<Value>;

  { write_view(cv) } -> std::same_as<Value>;
  { write_public(cv) } -> std::same_as<Value>;  // what a spectator sees, from any seat's view
  { write_event(e) } -> std::same_as<Value>;
};

}  // namespace lair
