#include "table/turn_clock.h"

#include <utility>

namespace lair {

SeatSet TurnClock::ask(SeatSet seats, Millis now) {
  const SeatSet renewed = seats - std::exchange(asked_, seats);
  each_seat(renewed, [&](Seat seat) { since_[at(seat)] = now; });
  timed_out_ = timed_out_ - renewed;
  if (!renewed.empty()) noted_ = now;
  return renewed;
}

void TurnClock::skip_pause(Millis paused, Millis now) {
  each_seat(asked_, [&](Seat seat) {
    Millis& since = since_[at(seat)];
    since += now - std::max(paused, since);
  });
}

void TurnClock::shift(Millis by) {
  for (Millis& since : since_) since += by;
  noted_ += by;
}

}  // namespace lair
