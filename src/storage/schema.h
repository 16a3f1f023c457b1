#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/result.h"
#include "storage/sqlite.h"

namespace lair::storage {

// Opens or creates the file and applies the `steps` (migrations.h) it lacks. An existing file of an
// older version is first copied to `path` + ".before-vN", N being the new version. A file that is
// damaged, newer than the steps or not ours is refused and left unchanged.
Result<Connection> open_file(const std::string& path, const char* vfs,
                             std::span<const char* const> steps);

// The error if the file does not exist or may not be read.
MaybeError check_readable(const std::string& path);

// Opens the file for reading, also while a server uses it.
Connection open_snapshot(const std::string& data);

// The error if the file is not ours, or newer than the schema version `known`. Reads only.
MaybeError check_version(Connection& file, const std::string& path, std::int64_t known);

// The same, and the error if a page of the file is damaged.
MaybeError check_file(Connection& file, const std::string& path, std::int64_t known);

}  // namespace lair::storage
