#pragma once

#include "core/result.h"
#include "core/value.h"
#include "rules/chimera/state.h"
#include "rules/game.h"

namespace lair::chimera {

// A round as people tell it (docs/score-pad.md): bid, chimera, out; and, if they are not nothing,
// traps, flight, idle_hunter, and how many of each treasure everybody won.
Result<ToldRound> count_told(State& state, const Value& round);

}  // namespace lair::chimera
