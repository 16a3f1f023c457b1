#pragma once

#include <cstdint>

#include "rules/chimera/game.h"

namespace lair::chimera {

// How likely the seat of the view is to win the game if it bids so much (0 passes) and this brings
// it so many points (times kUnit) over the mean of the others: not at the mean, but over the ways
// in which a round ends. Where the score is far from deciding, that is the higher the more points
// it is.
int bid_chance(const View& view, int bid, std::int64_t points);

}  // namespace lair::chimera
