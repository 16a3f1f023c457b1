#include "table/votes.h"

namespace lair {

SeatSet Votes::take_unanimous(SeatSet voters) {
  SeatSet seats;
  for (int i = 0; i < kMaxSeats; ++i) {
    SeatSet& votes = for_bot_[static_cast<std::size_t>(i)];
    if ((votes & voters).empty() || !(voters - votes).empty()) continue;
    votes = {};
    seats = seats.with(seat_at(i));
  }
  return seats;
}

}  // namespace lair
