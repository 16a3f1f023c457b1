#pragma once

#include <string>
#include <vector>

#include "core/result.h"

namespace lair {

// The record (docs/formats.md) of the game that these entries of a table's log tell, with what is
// needed to check its deals. Only for games that are over: it has the server's seed in it.
Result<std::string> record_of(const std::vector<std::string>& entries);

}  // namespace lair
