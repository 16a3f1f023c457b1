#pragma once

#include <array>

#include "core/seat.h"
#include "protocol/settings.h"

namespace lair {

// The seats whose persons are connected, and the times at which others left.
struct Presence {
  SeatSet here;
  std::array<Millis, kMaxSeats> left{};  // when the last connection of the seat closed
  Millis paused = 0;                     // when the last person left a table without long turns
  Millis creator_left = 0;               // when the creator left the others alone

  void set(Seat seat, bool is_here, Millis now) {
    here = is_here ? here.with(seat) : here.without(seat);
    if (!is_here) left[at(seat)] = now;
  }
  void shift(Millis by) {
    for (Millis& time : left) time += by;
    paused += by;
    creator_left += by;
  }
};

}  // namespace lair
