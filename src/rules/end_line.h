#pragma once

#include <utility>

#include "core/seat.h"
#include "core/value.h"
#include "rules/game.h"

namespace lair {

// The body of the `end` line of a record, which is the same in all games.
template <class State>
Value write_end(const State& state) {
  Value seats = Value::array(), points = Value::array();
  int seat = 0;
  for (const int total : totals(state)) {
    if (winners(state).has(seat_at(seat++))) seats.push_back(seat - 1);
    points.push_back(total);
  }
  return Value::object({{"winners", std::move(seats)}, {"totals", std::move(points)}});
}

}  // namespace lair
