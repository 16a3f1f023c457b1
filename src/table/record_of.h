#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// True if the line of a table's log is also a line of the game's record.
bool is_of_record(const Value& line);

// The record (docs/formats.md) of the game in these entries of a table's log, with the seeds needed
// to check its deals. Only for games that are over: it contains the server's seed.
Result<std::string> record_of(const std::vector<std::string>& entries);

}  // namespace lair
