#pragma once

#include <span>

namespace lair::storage {

// The migrations from an empty file to the current schema. Migration i brings
// `PRAGMA user_version` from i to i + 1. A published migration never changes; a new schema version
// is a new migration at the end.
std::span<const char* const> migrations();

}  // namespace lair::storage
