#pragma once

#include "core/result.h"
#include "core/seat.h"
#include "rules/phantom/move.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// The error if the seat may not make this move now.
MaybeError check(const State& state, Seat seat, const Move& move);

// The error if these sets and this pair, with the laid sets, are not enough to go out.
MaybeError find_not_out(const Cards& hand, int laid_sets, GoingOut reading, const Shown& shown);

}  // namespace lair::phantom
