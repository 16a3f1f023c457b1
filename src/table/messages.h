#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"
#include "table/store.h"
#include "table/table_data.h"

// The messages of a table to its clients (docs/protocol.md).

namespace lair {

std::string_view name_of(TableStatus status);

Value write_seats(const TableData& table);
// By seat: does no person of the seat miss?
Value write_here(const TableData& table);
Value write_fair(const TableState& state);
// The view of a stream; null before the first deal.
Value write_view_for(const TableState& state, int stream);
// The legal decisions of the stream's seat, if it is asked and has at most so many.
std::optional<Value> legal_for(const TableData& table, int stream, int most);

int stream_of(const TableState& state, const std::string& player);
// The whole table as this visitor may see it.
Value write_snapshot(const TableData& table, const Visitor& visitor, Millis now);
// Everything that missed updates do not tell a client that reconnects.
Value write_resumed(const TableData& table, const Visitor& visitor, Millis now);
// The table's entry in the lobby.
Value write_summary(const TableData& table);
// The notices that still hold, for a new subscriber.
std::vector<std::string> write_notices(const TableData& table);

}  // namespace lair
