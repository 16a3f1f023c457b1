#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"
#include "storage/sqlite.h"

namespace lair::storage {

enum class CopyFor : std::uint8_t {
  kHost,     // owned by the caller; overwrites nothing
  kUpgrade,  // owned by the owner of the data; replaces an earlier copy
};

// Copies a snapshot of the file while others may go on writing. The copy is written as `to` +
// ".part" and then renamed, so that a file named `to` is always complete. An incomplete copy is
// removed. Only its owner may read the copy.
MaybeError copy_file(Connection& file, const std::string& to, CopyFor whom);

}  // namespace lair::storage
