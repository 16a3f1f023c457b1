#pragma once

#include <string>
#include <string_view>
#include <vector>

// A player who shall be forgotten leaves what was written about tables: where the name stood stands
// the number of the seat, where the id stood stands kForgotten. All else stays, so that the games
// of the others can still be replayed.

namespace lair {

// The id that nobody has.
inline constexpr std::string_view kForgotten = "-";

// What a seat of a forgotten player is called: "#2" for seat 1.
std::string forgotten_name(int seat);

// In the entries of a table's log, from its first on.
void forget_in_log(std::vector<std::string>& entries, std::string_view player);

// In the summary of a game (Table::game_row).
std::string forgotten_in_game(const std::string& summary, std::string_view player);

}  // namespace lair
