#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/lots.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "rules/chimera/card.h"
#include "rules/chimera/move.h"
#include "rules/chimera/moves.h"
#include "rules/chimera/table.h"
#include "rules/game.h"

// The whole truth of a match of Chimera.

namespace lair::chimera {

struct State {
  Table table{};
  std::array<Cards, kSeats> hands{};
  // Gifts by the lower and the higher Hunter (C-4.2). Until both have chosen the cards stay in the
  // givers' hands.
  std::array<Cards, 2> gifts{};
  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 128);

// The shuffled pack before the cut, top card first, and how many cards the cut lifts (C-2.2).
struct Deal {
  std::array<Card, kDeckSize> deck{};
  int cut = 27;
  friend bool operator==(const Deal&, const Deal&) = default;
};
inline constexpr int kLowestCut = 18, kHighestCut = 36;

State start(const Options& options, int seats);
Deal random_deal(const State& state, Rng& rng);
Deal fair_deal(const State& state, const Lots& lots);
MaybeError check_deal(const State& state, const Deal& deal);
void deal(State& state, const Deal& deal);

constexpr Status status(const State& state) {
  const Phase phase = state.table.phase;
  if (phase >= Phase::kBidding && phase <= Phase::kPlay) return Status::kAwaitsMove;
  return phase == Phase::kOver ? Status::kOver : Status::kAwaitsDeal;
}
Seat to_move(const State& state);
bool forced(const State& state);
void legal_moves(const State& state, MoveList& moves);
// The moves of a player to move who holds this hand. They depend on nothing else.
void legal_moves(const Table& table, Cards hand, MoveList& moves);
MaybeError check(const State& state, Seat seat, const Action& action);
void apply(State& state, const Action& action);
inline void apply(State& state, const Move& move) { apply(state, Action(move)); }
Action resolve(const State& state, const Action& action);

// In the swap, any gift, because the other Hunter does not see it (C-4.2).
std::optional<Move> step_aside(const State& state);
std::string_view question(const State& state);

bool round_over(const State& state);
Totals totals(const State& state);
SeatSet winners(const State& state);
Options options(const State& state);

// The error if it is not this seat's turn, or if this kind of move does not belong to the present
// phase.
MaybeError check_turn(const State& state, Seat seat, Kind kind);
// The error if this combination does not beat the one on the table.
MaybeError check_beats(const Table& table, Move move);
// The error for the first of the cards that the seat does not hold.
MaybeError check_held(const State& state, Seat seat, Cards cards);

}  // namespace lair::chimera
