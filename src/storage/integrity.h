#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/result.h"

namespace lair {

// The result of reading a whole data file.
struct IntegrityReport {
  std::int64_t tables = 0;   // with a log
  std::int64_t entries = 0;  // of all logs
  std::int64_t games = 0;
  std::int64_t unchecked = 0;  // entries that an earlier version stored without a checksum
  // One error per finding: a damaged page, a damaged or incomplete log, an unreadable game.
  std::vector<Error> damage;
};

// Reads everything in the data file, also while a server uses it, and reports what is damaged. The
// error is set if the file cannot be read at all, or if `stop` returned true.
Result<IntegrityReport> check_integrity(const std::string& data,
                                        const std::function<bool()>& stop = {});

}  // namespace lair
