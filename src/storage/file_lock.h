#pragma once

#include <string>

#include "core/result.h"

namespace lair::storage {

// Where a file really is, or would be: past all links.
std::string resolved(const std::string& path);

// Keeps other servers off a file: a lock on a file of its own beside it, `path` + ".lock", which
// the system takes back when the process ends, however it ends. (On the database itself a lock
// would be lost as soon as SQLite closes any descriptor of it.)
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
};

}  // namespace lair::storage
