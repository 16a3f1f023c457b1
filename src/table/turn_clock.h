#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/seat.h"
#include "protocol/settings.h"
#include "table/seating.h"

namespace lair {

// The seats that are asked for a decision after the last step, and the time they have used.
class TurnClock {
 public:
  SeatSet asked() const { return asked_; }
  Millis since(Seat seat) const { return since_[at(seat)]; }
  // A clock may be set back.
  Millis spent(Seat seat, Millis now) const { return std::max<Millis>(0, now - since(seat)); }
  // The version of the seat's stream that asked it: a move must have seen it.
  std::int64_t asked_in(Seat seat) const { return asked_in_[at(seat)]; }
  void set_asked_in(Seat seat, std::int64_t version) { asked_in_[at(seat)] = version; }

  // The seat has decided. If it is asked again, its clock starts again.
  void stop(SeatSet decided) { asked_ = asked_ - decided; }
  void stop_all() { asked_ = {}; }
  // These seats are asked now. The ones that were not asked before start their clocks, and are
  // returned.
  SeatSet ask(SeatSet seats, Millis now);
  // The seat had used this much time when the log noted it.
  void resume(Seat seat, Millis spent, Millis now) { since_[at(seat)] = now - spent; }
  // The time between `paused` and `now` counts on no clock.
  void skip_pause(Millis paused, Millis now);

  // A bot decides for seats whose time is up.
  SeatSet timed_out() const { return timed_out_; }
  void time_out(Seat seat) { timed_out_ = timed_out_.with(seat); }

  // When the log last noted the time that seats have used.
  Millis noted() const { return noted_; }
  void note(Millis now) { noted_ = now; }

  void shift(Millis by);

 private:
  SeatSet asked_, timed_out_;
  std::array<Millis, kMaxSeats> since_{};
  std::array<std::int64_t, kMaxSeats> asked_in_{};
  Millis noted_ = 0;
};

}  // namespace lair
