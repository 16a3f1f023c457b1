#pragma once

#include <cstdint>

#include "core/seat.h"
#include "fair/seeds.h"

namespace lair::fair {

// The seed of a bot's random numbers for one decision: `decision` counts the earlier decisions of
// its seat in the game. The server's seed is published with the record, so that anybody can then
// compute the decisions of the bots again.
std::uint64_t bot_seed(const Seed& server, Seat seat, std::int64_t decision);

}  // namespace lair::fair
