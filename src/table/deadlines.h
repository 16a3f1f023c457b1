#pragma once

#include <optional>

#include "core/seat.h"
#include "protocol/settings.h"
#include "table/table_data.h"

// The times a table waits for.

namespace lair {

inline constexpr Millis kRevealTime = 3'000;        // to reveal seeds, once somebody is there
inline constexpr Millis kCreatorTimeout = 120'000;  // until another person becomes the creator

// Time stands still: no person is there, and turns are not long.
bool is_paused(const TableData& table);
// When the seat's time is up; nothing if its time is unlimited or a window limits it.
std::optional<Millis> clock_end(const TableData& table, Seat seat);
// Other persons are there, and the creator is not.
bool creator_missing(const TableData& table);

// How long a window stays open at most.
Millis window_length(const TableState& state);
// When the open window closes unless somebody answers. Bots take their time even if all persons
// are quick.
Millis window_due(const TableData& table);
// The open window waits for nothing but its time.
bool window_may_close(const TableData& table);

// The persons who have not yet asked for the next deal.
SeatSet awaited_for_next(const TableData& table);
// When another game may start: all persons who are there want it, and those who left have not come
// back. Nothing while a person who is there has not asked for it.
std::optional<Millis> rematch_due(const TableData& table);
bool rematch_ready(const TableData& table);
// When the log should next note the time that seats have used (see `note_waits`).
std::optional<Millis> note_due(const TableData& table);

// The earliest of all these times; nothing if only a request can change something.
std::optional<Millis> next_deadline(const TableData& table);

}  // namespace lair
