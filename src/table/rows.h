#pragma once

#include <optional>

#include "table/store.h"
#include "table/table_data.h"

// The rows of the store that describe a table.

namespace lair {

TableRow table_row(const TableData& table);
GameRow game_row(const TableData& table);
// Of a table that plays a deal of the day.
std::optional<DailyRow> daily_row(const TableData& table);
// Visitors without a seat may see the table.
bool may_watch(const TableState& state);

}  // namespace lair
