#pragma once

#include <array>
#include <vector>

#include "core/seat.h"
#include "core/value.h"

namespace lair {

// Wishes of the persons at a table that count only while they are there: the next round, another
// game, a bot in an absent person's seat.
class Votes {
 public:
  SeatSet next, rematch;

  // `by` wants a bot to play for the absent seat.
  void add(Seat absent, Seat by) { for_bot_[at(absent)] = for_bot_[at(absent)].with(by); }
  void clear(Seat absent) { for_bot_[at(absent)] = {}; }
  SeatSet for_bot(Seat absent) const { return for_bot_[at(absent)]; }
  // Takes the seats out for which all voters have voted.
  SeatSet take_unanimous(SeatSet voters);

 private:
  std::array<SeatSet, kMaxSeats> for_bot_{};  // by absent seat
};

}  // namespace lair
