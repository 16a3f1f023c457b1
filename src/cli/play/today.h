#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/terminal/terminal_look.h"

// Today's deal (docs/daily.md), as a player is told how it went.

namespace lair::cli {

struct TodaysResult {
  std::string game;
  std::string date;
  std::int64_t points = 0;
  std::optional<std::int64_t> bot = {};  // what the bot gets in the player's seat
  std::int64_t others = 0;               // who are through with it, too
  std::int64_t below = 0, same = 0;      // how many of them have fewer points, or as many
  std::string where = {};                // the server's address; empty at home
};

// What opens it.
std::string todays_greeting(const Look& look);

// "12 points".
std::string todays_points(const Look& look, std::int64_t points);

// The comparison, and below it a text to share that tells nothing of the cards.
std::string todays_result(const Look& look, const TodaysResult& result);

// Five squares, as many of them full as others were left behind; a tie is half a win. Without
// others, empty.
std::string squares(const TodaysResult& result);

}  // namespace lair::cli
