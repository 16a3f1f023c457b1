#pragma once

#include <cstdint>

#include "storage/eraser.h"
#include "storage/sqlite.h"
#include "table/store.h"

namespace lair::storage {

// Deletes what has not been used for a given time (docs/hosting.md#deletion-by-age).
//
// The time of day alone deletes nothing, since a clock may be wrong. `service_time` records how
// long the server has run and which times of day it saw meanwhile. Something is old if its date
// lies before every time of day of the last `keep` of running time, and before now - `keep`.
// The host is warned a day of running time before the first deletion, and a day deletes only a
// small share. For the writing thread.
class Expirer {
 public:
  Expirer(Connection& file, Eraser& eraser) : file_(file), eraser_(eraser) {}

  // One pass, in a transaction of its own. The eraser then has steps to do.
  ExpiryReport run(const Expiry& expiry);

 private:
  std::int64_t note_service(const Expiry& expiry);
  std::int64_t cutoff(const Expiry& expiry, std::int64_t served);
  bool was_warned(std::int64_t served);
  void warn_once(ExpiryReport& report, std::int64_t served);
  std::int64_t allowance(const Expiry& expiry, std::int64_t served);
  void remove(std::int64_t before, std::int64_t limit);
  std::int64_t number(const char* sql, std::int64_t parameter);

  Connection& file_;
  Eraser& eraser_;
};

}  // namespace lair::storage
