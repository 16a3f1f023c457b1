#pragma once

#include <span>
#include <string>

#include "core/result.h"
#include "storage/sqlite.h"

namespace lair::storage {

// The steps from an empty file to what this program writes. Step i makes version i + 1 of
// `PRAGMA user_version`. What has been published is never changed: a new version is a new step.
std::span<const char* const> migrations();

// Opens the file and brings it to the last version. An existing file of an older one is first
// copied to `path` + ".before-v" + that last version. A file that is damaged, newer than the steps
// or not ours is left as it is.
Result<Connection> open_file(const std::string& path, const char* vfs,
                             std::span<const char* const> steps);

// What stands against reading the file: it is not there, or one may not.
MaybeError check_there(const std::string& path);

// What stands against using the file with steps up to `known`; reads only.
MaybeError check_file(Connection& file, const std::string& path, std::int64_t known);

}  // namespace lair::storage
