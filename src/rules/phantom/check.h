#pragma once

#include "core/result.h"
#include "core/seat.h"
#include "rules/phantom/move.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// Why the seat may not make this move now; nothing if it may.
MaybeError check(const State& state, Seat seat, const Move& move);

}  // namespace lair::phantom
