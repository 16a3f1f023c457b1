#pragma once

#include <vector>

#include "core/result.h"
#include "core/seat.h"
#include "core/value.h"
#include "table/table_state.h"

// The questions a table asks now: which seats must decide, and what they may answer. All of this
// follows from the logged state.

namespace lair {

// The seats whose decision the table waits for.
SeatSet asked_seats(const TableState& state);
// The persons who are asked because an open window asks every person.
SeatSet offered_seats(const TableState& state);
// The seat is asked only because everybody is, and cannot take the offer.
bool may_only_refuse(const TableState& state, Seat seat);
// Reads and checks the decision of a seat.
Result<CheckedLine> check_decision(const TableState& state, Seat seat, const Value& line);
// The legal decisions of a seat that is asked.
std::vector<Value> legal_decisions(const TableState& state, Seat seat);
// The events of the last decision that are held back are not known yet, and nobody is asked about
// them.
bool events_held_back(const TableState& state);
// The round is over, and everybody knows it: in an open window its last discard may still be taken.
bool between_rounds(const TableState& state);

}  // namespace lair
