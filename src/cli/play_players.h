#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/terminal_look.h"
#include "core/seat.h"

namespace lair::cli {

inline constexpr Seat kPerson = seat_at(0);

// Who sits where: the person in seat 0, bots in the others.
struct Players {
  std::vector<std::string> names;
  std::vector<std::string> levels;  // of the bots; empty for the person

  int seats() const { return static_cast<int>(names.size()); }
  const std::string& name(Seat seat) const { return names[static_cast<std::size_t>(index(seat))]; }
};

// The person and a bot of each level.
Players seated(const Look& look, const std::vector<std::string>& levels);

Tint tint_of(Seat seat);
// The sentence with the seat's name in its colour.
std::string with_name(const Look& look, const Players& players, Seat seat, std::string_view text);

// "Ben and Cleo", "Ben, Cleo and Dora".
std::string listed(const Look& look, const std::vector<std::string>& names);
// The names of the bots, so joined.
std::string bot_names(const Look& look, const Players& players);

}  // namespace lair::cli
