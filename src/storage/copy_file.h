#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"
#include "storage/sqlite.h"

namespace lair::storage {

enum class CopyFor : std::uint8_t {
  kHost,     // who asks owns it; overwrites nothing
  kUpgrade,  // the data's owner owns it; takes the place of one of before
};

// Copies the file as it is at this moment; others may go on writing. It is written under another
// name, `to` + ".part", so that a copy with the right name is always a whole one; nothing of it
// stays if it does not become whole. Only its owner may read it.
MaybeError copy_file(Connection& file, const std::string& to, CopyFor whom);

}  // namespace lair::storage
