#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/value.h"
#include "protocol/table_messages.h"
#include "table/store.h"
#include "table/table_data.h"

// The messages of a table to its clients, in JSON (docs/protocol.md). The structs of src/protocol
// have their fields.

namespace lair {

// The legal decisions of the stream's seat, if it is asked and has at most so many.
std::optional<Value> legal_for(const TableData& table, int stream, int most);

int stream_of(const TableState& state, const std::string& player);

// The news of a step that are the same for all streams.
struct StepNews {
  const ChangedParts& changed;
  const std::optional<Value>& round;  // scored in this step
  SeatSet hurried;                    // bots that decided at a weaker level than their own
};
// Appends the body of an update: the fields of `Changes` and a closing brace. `turn` is null if it
// has not changed.
void append_update(std::string& body, const TableData& table, int stream, const StepNews& news,
                   const Turn* turn);
// The whole table as this visitor may see it; with the legal moves if there are at most so many.
std::string write_snapshot(const TableData& table, const Visitor& visitor, Millis now,
                           int legal_up_to);
// Everything that missed updates do not tell a client that reconnects.
std::string write_resumed(const TableData& table, const Visitor& visitor, Millis now,
                          int legal_up_to);
// The table's entry in the lobby, or in a player's own list, which says whether it waits for them.
std::string write_summary(const TableData& table, std::optional<bool> yours);

// Notices: the connected players, the players that want another game, votes for a bot in a seat.
std::string here_notice(const TableData& table);
std::string rematch_notice(const Votes& votes);
std::string votes_notice(const Votes& votes, Seat absent);
// The notices that still hold, for a new subscriber.
std::vector<std::string> write_notices(const TableData& table);

}  // namespace lair
