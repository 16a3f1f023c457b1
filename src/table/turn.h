#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "protocol/settings.h"

namespace lair {

struct TableData;

// The turn as a stream's subscribers know it: the parts that stay the same while it lasts.
struct Turn {
  std::optional<Seat> seat;        // the seat to move, if that is public
  bool you = false;                // the stream's own seat is asked
  std::string_view kind;           // the question it is asked
  bool only = false;               // it can only refuse
  std::optional<SeatSet> awaited;  // between rounds: the seats that have not asked for the next

  friend bool operator==(const Turn&, const Turn&) = default;
};

Turn turn_of(const TableData& table, int stream);
// Appends the turn as JSON, with the time that is left. Nearly every update has one, so it is
// written as text without a Value.
void append_turn(std::string& text, const TableData& table, const Turn& turn, int stream,
                 Millis now);

}  // namespace lair
