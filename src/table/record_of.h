#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// Is the line of a table's log one of a record, too?
bool is_of_record(const Value& line);

// The record (docs/formats.md) of the game that these entries of a table's log tell, with what is
// needed to check its deals. Only for games that are over: it has the server's seed in it.
Result<std::string> record_of(const std::vector<std::string>& entries);

}  // namespace lair
