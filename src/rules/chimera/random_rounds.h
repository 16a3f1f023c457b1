#pragma once

#include "rules/chimera/moves.h"
#include "rules/random_rounds.h"

namespace lair::chimera {

// Compiled with the rules, which are inlined into its loop.
RoundsPlayed random_rounds(std::int64_t rounds, std::uint64_t seed, MoveList& moves);

}  // namespace lair::chimera
