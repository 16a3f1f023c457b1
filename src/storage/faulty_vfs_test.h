#pragma once

#include <sqlite3.h>

#include <atomic>

namespace lair::storage {

// A file system for tests, registered with SQLite under the name kName: the usual one, which
// watches the write-ahead log and can fail.
namespace faulty_vfs {

inline constexpr const char* kName = "lair-faulty";

struct Control {
  std::atomic<int> log_writes = 0;         // since the beginning
  std::atomic<int> log_syncs = 0;          // that have returned
  std::atomic<bool> log_unsynced = false;  // something was written and not synced since
  std::atomic<int> writes_left = -1;       // then the disk is full; -1: never
  std::atomic<bool> sync_fails = false;
  std::atomic<bool> read_only = false;  // for files opened from now on
};

// The one there is. Registers the file system when first called.
Control& control();

}  // namespace faulty_vfs
}  // namespace lair::storage
