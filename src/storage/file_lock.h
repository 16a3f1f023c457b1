#pragma once

#include <string>

#include "core/result.h"

namespace lair::storage {

// Where a file really is, or would be: past all links.
std::string resolved(const std::string& path);

// Keeps other servers off a file: a lock on a file of its own beside it, `path` + ".lock", which
// the system takes back when the process ends, however it ends; and one on the file itself, which
// may have other names (hard links). To be destroyed after the last connection to the database:
// with a descriptor SQLite's own locks go, too.
class FileLock {
 public:
  static Result<FileLock> take(const std::string& path);
  static bool is_taken(const std::string& path);  // or may be: it cannot be seen
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
  int file_ = -1;
};

}  // namespace lair::storage
