#pragma once

#include <sqlite3.h>

#include <atomic>

namespace lair::storage {

// A VFS for tests, registered with SQLite under the name kName: the default one, which also watches
// the write-ahead log and can fail.
namespace faulty_vfs {

inline constexpr const char* kName = "lair-faulty";

struct Control {
  std::atomic<int> log_writes = 0;         // since the beginning
  std::atomic<int> log_syncs = 0;          // that have returned
  std::atomic<bool> log_unsynced = false;  // the log was written and not synced since
  std::atomic<int> writes_left = -1;       // then the disk is full; -1: never
  std::atomic<bool> sync_fails = false;
  std::atomic<bool> read_only = false;  // for files opened from now on
  // Faults at every call: the call number `fail_at` of open, read, write, truncate, sync and delete
  // fails, and no other. 0: none. Syncs are then not passed on to the disk, to save time.
  std::atomic<int> calls = 0;
  std::atomic<int> fail_at = 0;
};

// The only instance. Registers the file system when first called.
Control& control();

}  // namespace faulty_vfs
}  // namespace lair::storage
