#pragma once

#include <bitset>
#include <string>
#include <string_view>

#include "core/seat.h"

// Erasing a player from logs and summaries: the number of the seat replaces the name, kForgotten
// replaces the id. Everything else stays, so that the games of the others can still be replayed.

namespace lair {

// An id that no player has.
inline constexpr std::string_view kForgotten = "-";

// The name of an erased player's seat: "#2" for seat 1.
std::string forgotten_name(int seat);

// Erases a player from the entries of one table's log, which must be given in order from the first
// one on. The seats the player has so far are all it remembers between two entries, so it can be
// interrupted and continued with `seats()`.
class LogEraser {
 public:
  using Seats = std::bitset<kMaxSeats>;
  explicit LogEraser(std::string_view player, Seats seats = {}) : player_(player), seats_(seats) {}

  // Returns true if it changed the entry. An entry that is not valid JSON stays as it is.
  bool erase_from(std::string& entry);
  Seats seats() const { return seats_; }

 private:
  std::string player_;
  Seats seats_;
};

// The summary of a game (Table::game_row) without the player.
std::string forgotten_in_game(const std::string& summary, std::string_view player);

}  // namespace lair
