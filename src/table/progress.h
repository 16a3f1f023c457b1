#pragma once

#include <string_view>

#include "core/seat.h"
#include "core/value.h"
#include "table/step.h"

// Changes of a table that follow by themselves, or from a request and a deadline alike.

namespace lair {

// Does everything that needs no request: starts, deals, applies choices, scores, ends.
void advance(Step& step);

// The seat, which is asked, decides this. `by` is empty for a person's or a bot's own decision,
// "bot" if a bot plays for a person, "clock" if the time was up.
void decide(Step& step, Seat seat, CheckedLine decision, std::string_view by);

// Starts a game at a table without a free seat.
void start_game(Step& step);

// Its person leaves the seat; in a running game a bot continues. `line` and `body` are of the log.
void vacate_seat(Step& step, Seat seat, std::string_view line, Value body = Value::object());
// The creator has gone: another person becomes the creator, one who is there if possible. A table
// without persons closes.
void replace_creator(Step& step);
// Bots take the seats of absent persons for which all who are there have voted.
void apply_votes(Step& step);
bool is_absent(const TableData& table, Seat seat);

// Writes the time that asked seats have used to the log. Long turns outlast a server's process, and
// loading the table must not give the time back.
void note_waits(Step& step);

}  // namespace lair
