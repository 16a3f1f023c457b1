#pragma once

#include <cstdint>

#include "core/result.h"
#include "core/seat.h"
#include "core/value.h"
#include "rules/game.h"

// How a game stands that is kept on a score pad:
//   {"op":"standing","game":"chimera","options":{...},"seats":3,"rounds":[{"points":[90,0,5]},...]}
//   {"totals":[...],"over":null,"winners":[]}
// A round of Phantom Rummy also has who went out, "out":1 or null, and may have "wins_game":true.
// `over` is the number of rounds after which the game was over; later ones do not count.

namespace lair::wasm {

inline constexpr std::size_t kMostPadRounds = 1000;

// The rounds of such a question, at most so many.
Result<const Value::Array*> read_pad_rounds(const Value& request);
// The points of a round, one a seat.
Result<Totals> read_pad_points(const Value& round, int seats);
Value written_standing(const Totals& totals, SeatSet winners, std::size_t rounds);

}  // namespace lair::wasm
