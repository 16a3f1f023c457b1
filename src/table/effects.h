#pragma once

#include <optional>
#include <vector>

#include "core/seat.h"
#include "core/value.h"
#include "protocol/settings.h"
#include "rules/any_game.h"

namespace lair {

// The parts of a table that changed in a step.
struct ChangedParts {
  bool seats = false, creator = false, status = false, settings = false, fair = false;
  bool row = false, game = false;  // rows of the store
  ChangedParts& operator|=(const ChangedParts& more) {
    seats |= more.seats;
    creator |= more.creator;
    status |= more.status;
    settings |= more.settings;
    fair |= more.fair;
    row |= more.row;
    game |= more.game;
    return *this;
  }
};

// The effects of one log line beyond the logged state: messages to publish, and notes for clocks.
// The logged state itself knows no time.
struct Effects {
  struct Waited {
    Seat seat{};
    Millis spent = 0;
  };

  ChangedParts changed;
  std::vector<WrittenEvent> events;  // to publish
  std::optional<Value> round;        // a round was scored
  SeatSet decided;                   // the seat has answered; if asked again, its clock restarts
  std::optional<Seat> reseated;      // the seat has another occupant
  bool taken_back = false;           // earlier events are void: all subscribers need a snapshot
  bool game_started = false;
  bool window_opened = false;
  std::optional<Millis> window_spent;  // an open window has already lasted this long
  std::optional<Waited> waited;        // a seat that is asked has already used this much time
};

}  // namespace lair
