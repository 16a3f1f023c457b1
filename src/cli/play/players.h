#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "core/seat.h"

namespace lair::cli {

// Who sits where, and for whom it is told.
struct Players {
  std::vector<std::string> names;
  std::vector<std::string> levels;          // of the bots; empty for a person
  std::optional<Seat> person = seat_at(0);  // "you"; nothing for one who only looks on

  int seats() const { return static_cast<int>(names.size()); }
  bool is_person(Seat seat) const { return person == seat; }
  // What the messages call $seat: 0 is "you".
  int told_as(Seat seat) const { return is_person(seat) ? 0 : 1; }
  // Clockwise behind the person, who comes last.
  std::vector<Seat> around() const;
  const std::string& name(Seat seat) const { return names[static_cast<std::size_t>(index(seat))]; }
};

// The person in seat 0, and a bot of each level.
Players seated(const Look& look, const std::vector<std::string>& levels);

Tint tint_of(Seat seat);
// The sentence with the seat's name in its colour.
std::string with_name(const Look& look, const Players& players, Seat seat, std::string_view text);

// "Ben and Cleo", "Ben, Cleo and Dora".
std::string listed(const Look& look, const std::vector<std::string>& names);
// The names of the bots, so joined.
std::string bot_names(const Look& look, const Players& players);

}  // namespace lair::cli
