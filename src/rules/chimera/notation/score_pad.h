#pragma once

#include "core/result.h"
#include "core/value.h"
#include "rules/chimera/state.h"
#include "rules/score_pad.h"

namespace lair::chimera {

// A round of a score pad (docs/score-pad.md): bid, chimera, out; and, where they are not zero,
// traps, flight, idle_hunter, and how many treasures of each kind every seat won.
Result<PadRound> count_round(State& state, const Value& round);

}  // namespace lair::chimera
