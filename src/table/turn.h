#pragma once

#include <optional>
#include <string_view>

#include "core/seat.h"
#include "protocol/table_messages.h"

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
// The message about it, with the time that is left.
wire::Turn write_turn(const TableData& table, const Turn& turn, int stream, Millis now);

}  // namespace lair
