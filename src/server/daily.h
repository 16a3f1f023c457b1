#pragma once

#include <string_view>

#include "core/result.h"
#include "rules/game.h"
#include "table/settings.h"

// The deal of the day (docs/daily.md).

namespace lair {

// Who plays in the other seats: without chance and without a clock, so that the same moves always
// lead to the same game.
inline constexpr std::string_view kDailyLevel = "strong";

// The table of that day. Rules and seats are the same on every server.
Result<Settings> daily_settings(std::string_view game, std::string_view date);

// What each seat gets when the bot plays in all of them.
Totals daily_bot_points(const Settings& settings);

}  // namespace lair
