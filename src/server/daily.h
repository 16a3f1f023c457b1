#pragma once

#include <string_view>

#include "core/result.h"
#include "protocol/settings.h"
#include "rules/game.h"

// The deal of the day (docs/daily.md).

namespace lair {

// The level of the bots in the other seats. It uses neither chance nor a clock, so the same moves
// always lead to the same game.
inline constexpr std::string_view kDailyLevel = "strong";

// The settings of the day's table. Rules and seats are the same on every server.
Result<Settings> daily_settings(std::string_view game, std::string_view date);

// The points of each seat when the bot plays in all of them.
Totals daily_bot_points(const Settings& settings);

}  // namespace lair
