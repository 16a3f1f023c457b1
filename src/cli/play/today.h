#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/terminal/terminal_look.h"

// The result of today's deal (docs/daily.md), as a player sees it.

namespace lair::cli {

struct TodaysResult {
  std::string game;
  std::string date;
  std::int64_t points = 0;
  std::optional<std::int64_t> bot = {};  // the bot's points in the player's seat
  std::int64_t others = 0;               // other players who have finished it
  std::int64_t below = 0, same = 0;      // those with fewer points, or with as many
  std::string where = {};                // the server's address; empty without a server
};

// The greeting.
std::string todays_greeting(const Look& look);

// "12 points".
std::string todays_points(const Look& look, std::int64_t points);

// The comparison, and a text to share that reveals no cards.
std::string todays_result(const Look& look, const TodaysResult& result);

// Five squares, filled in proportion to the players beaten; a tie counts half. Empty without other
// players.
std::string squares(const TodaysResult& result);

}  // namespace lair::cli
