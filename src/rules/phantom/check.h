#pragma once

#include "core/result.h"
#include "core/seat.h"
#include "rules/phantom/move.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// Why the seat may not make this move now; nothing if it may.
MaybeError check(const State& state, Seat seat, const Move& move);

// Why these sets and this pair of the hand are not enough to go out, beside so many laid sets.
MaybeError find_not_out(const Cards& hand, int laid_sets, GoingOut reading, const Shown& shown);

}  // namespace lair::phantom
