#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "core/seat.h"

namespace lair::cli {

// The players of a game by seat, and the person for whom it is shown.
struct Players {
  std::vector<std::string> names;
  std::vector<std::string> levels;          // of the bots; empty for a person
  std::optional<Seat> person = seat_at(0);  // "you"; none for an onlooker

  int seats() const { return static_cast<int>(names.size()); }
  bool is_person(Seat seat) const { return person == seat; }
  // The value of $seat in messages: 0 is "you".
  int told_as(Seat seat) const { return is_person(seat) ? 0 : 1; }
  // All seats clockwise; the person comes last.
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
// The names of the bots, joined in this way.
std::string bot_names(const Look& look, const Players& players);

// Names the winners of a game and their points; empty without winners.
std::string winners_said(const Look& look, const Players& players, SeatSet winners,
                         std::span<const int> totals);

}  // namespace lair::cli
