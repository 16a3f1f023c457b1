#pragma once

#include <cstdint>
#include <string_view>

#include "core/hash.h"

namespace lair::storage {

// The checksum stored with a part of a table's log: one entry of `tail`, or the entries of one
// `chunk`. It covers the place in the log, so that text in the wrong row is found too.
inline std::int64_t log_checksum(std::string_view table, std::int64_t first,
                                 std::string_view text) {
  Hash hash;
  hash.add(table);
  hash.add(static_cast<std::uint64_t>(first));
  hash.add(text);
  return static_cast<std::int64_t>(hash.value());
}

}  // namespace lair::storage
