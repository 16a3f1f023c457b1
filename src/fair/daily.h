#pragma once

#include <string_view>

#include "fair/seeds.h"

namespace lair::fair {

// The server's seed of the deal that every server has on that day (docs/daily.md). `date` is
// "2026-11-16", in UTC.
Seed daily_seed(std::string_view game, std::string_view date);

}  // namespace lair::fair
