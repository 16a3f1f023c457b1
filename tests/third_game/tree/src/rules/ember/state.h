#pragma once

#include <array>
#include <compare>
#include <string_view>

#include "core/lots.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "rules/ember/table.h"
#include "rules/game.h"

// The whole truth of a match of Ember.

namespace lair::ember {

struct State {
  Table table{};
  std::array<Cards, kMaxSeats> hands{};
  friend bool operator==(const State&, const State&) = default;
};

// The shuffled pack: the first six cards are for seat 0, the next six for seat 1, and so on.
struct Deal {
  std::array<Card, kDeckSize> deck{};
  friend bool operator==(const Deal&, const Deal&) = default;
};

struct Move {
  Card card{};
  friend auto operator<=>(const Move&, const Move&) = default;
};
using MoveList = InlineVector<Move, kHandSize>;

State start(const Options& options, int seats);
inline Options options(const State& state) { return state.table.options; }
Deal random_deal(const State& state, Rng& rng);
Deal fair_deal(const State& state, const Lots& lots);
MaybeError check_deal(const State& state, const Deal& deal);
void deal(State& state, const Deal& deal);
Status status(const State& state);
inline Seat to_move(const State& state) { return state.table.turn; }
// The moves of the player to move, who has this hand.
void list_moves(const Table& table, Cards hand, MoveList& moves);
inline void legal_moves(const State& state, MoveList& moves) {
  list_moves(state.table, state.hands[at(state.table.turn)], moves);
}
MaybeError check(const State& state, Seat seat, const Move& move);
void apply(State& state, const Move& move);
inline std::string_view question(const State&) { return "play"; }
bool round_over(const State& state);
Totals totals(const State& state);
SeatSet winners(const State& state);

}  // namespace lair::ember
