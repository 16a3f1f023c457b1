#pragma once

#include <cstdint>
#include <string_view>

#include "fair/seeds.h"

namespace lair::fair {

// The server's seed of the deal that every server has on that day (docs/daily.md). `date` is
// "2026-11-16", in UTC.
Seed daily_seed(std::string_view game, std::string_view date);

// The same for every player of that deal.
Seeds daily_seeds(std::string_view game, std::string_view date, int seats);

// A bot's random numbers in it, anew for every decision: it plays in the same way against all.
inline constexpr std::uint64_t kDailySeed = 1;

}  // namespace lair::fair
