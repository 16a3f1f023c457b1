#pragma once

#include <string_view>

#include "core/lots.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "rules/game.h"
#include "rules/secret_offers.h"

// The functions of a game under other names, for classes that have members of the same names: a
// member would hide the function.

namespace lair::calls {

template <class S>
Status status_of(const S& state) {
  return status(state);
}
template <class S>
Seat to_move_of(const S& state) {
  return to_move(state);
}
template <class S>
bool forced_of(const S& state) {
  return forced(state);
}
template <class S>
bool round_over_of(const S& state) {
  return round_over(state);
}
template <class S>
Totals totals_of(const S& state) {
  return totals(state);
}
template <class S>
SeatSet winners_of(const S& state) {
  return winners(state);
}
template <class S>
auto options_of(const S& state) {
  return options(state);
}
template <class S>
auto random_deal_of(const S& state, Rng& rng) {
  return random_deal(state, rng);
}
template <class S>
auto fair_deal_of(const S& state, const Lots& lots) {
  return fair_deal(state, lots);
}
template <class S, class D>
void deal_to(S& state, const D& cards) {
  deal(state, cards);
}
template <class O>
auto start_of(const O& options, int seats) {
  return start(options, seats);
}
template <class S>
auto view_of(const S& state, Seat seat) {
  return view(state, seat);
}
template <class S>
bool settling_of(const S& state) {
  return settling(state);
}
template <class S>
std::string_view question_of(const S& state) {
  return question(state);
}
template <class S, class A>
MaybeError check_of(const S& state, Seat seat, const A& action) {
  return check(state, seat, action);
}
template <class S>
std::string_view due_rule_of(const S& state, std::string_view line) {
  return due_rule(state, line);
}

}  // namespace lair::calls
