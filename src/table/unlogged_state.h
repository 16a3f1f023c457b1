#pragma once

#include <array>
#include <string>

#include "core/seat.h"
#include "protocol/settings.h"
#include "table/bot_tickets.h"
#include "table/legal_answers.h"
#include "table/presence.h"
#include "table/turn_clock.h"
#include "table/votes.h"

namespace lair {

// Points in time that a table waits for, besides the clocks of its seats.
struct WaitTimes {
  Millis window_from = 0;   // the earliest end of an open window
  Millis window_until = 0;  // the latest
  Millis pause_until = 0;   // the next deal
  Millis reveal_until = 0;  // the end of revealing seeds

  void shift(Millis by) {
    for (Millis* time : {&window_from, &window_until, &pause_until, &reveal_until}) *time += by;
  }
};

// The volatile state of a table: it is in no log, and a table that is loaded again starts without
// it.
struct UnloggedState {
  Presence presence;
  Votes votes;
  TurnClock clock;
  BotTickets bots;
  LegalAnswers legal;
  WaitTimes waits;
  std::array<std::string, kMaxSeats> next_commits{};  // commitments for the next game
  bool draining = false;                              // the server will stop: no round begins
  // Lines that are applied but not yet in the log (see Step::hold): JSON, separated by commas.
  std::string held_lines;
  Millis now = 0;       // the time of the last step
  Millis updated = 0;   // the last entry of the log
  Millis shown = 0;     // the last public update: everybody may know this time
  Millis row_time = 0;  // the last time the row was to be stored

  // The world's clock was set.
  void shift(Millis by) {
    presence.shift(by);
    clock.shift(by);
    waits.shift(by);
    now += by;
    row_time += by;
  }
};

}  // namespace lair
