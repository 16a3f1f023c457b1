#pragma once

#include <cstdint>
#include <string_view>

#include "fair/seeds.h"

namespace lair::fair {

// The server seed of the deal of that day, which is the same on every server (docs/daily.md).
// `date` is
// "2026-11-16", in UTC.
Seed daily_seed(std::string_view game, std::string_view date);

// The client seed, which is the same for every player of that deal.
Seeds daily_seeds(std::string_view game, std::string_view date, int seats);

// The seed of a bot for each of its decisions, so that it plays in the same way against everybody.
inline constexpr std::uint64_t kDailySeed = 1;

}  // namespace lair::fair
