#pragma once

#include <string>

#include "core/result.h"

namespace lair::storage {

// The path of a file, which need not exist, with all symbolic links resolved.
std::string resolved(const std::string& path);

// Locks a data file against other processes: with a lock on `path` + ".lock", which the system
// releases when the process ends in any way, and one on the file itself, which may have other names
// (hard links). Destroy it after the last connection to the database, because closing a descriptor
// of the file also releases SQLite's own locks.
class FileLock {
 public:
  static Result<FileLock> take(const std::string& path);
  static bool is_taken(const std::string& path);  // also true if that cannot be determined
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
  int file_ = -1;
};

}  // namespace lair::storage
