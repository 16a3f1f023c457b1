#include "storage/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "storage/errors.h"

namespace lair::storage {
namespace {

std::string lock_of(const std::string& path) { return resolved(path) + ".lock"; }

Error lock_error(const std::string& path, int number) {
  switch (number) {
    case EWOULDBLOCK:
      return {kBusy, "", {{"path", path}}};
    case EACCES:
    case EPERM:
    case EROFS:
      return {kReadOnly, "", {{"path", path}}};
    case ENOSPC:
    case EDQUOT:
      return {kFull, "", {{"path", path}}};
    default:
      return {kFailed, "", {{"path", path}, {"reason", std::generic_category().message(number)}}};
  }
}

}  // namespace

// Follows one link at a time, because the file at the end need not exist yet.
std::string resolved(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr int kMaxLinks = 40;  // the limit of the system
  std::error_code failed;
  fs::path file = path;
  for (int i = 0; i < kMaxLinks && fs::is_symlink(file, failed); ++i) {
    file = file.parent_path() / fs::read_symlink(file, failed);
  }
  const fs::path folder = fs::canonical(file.has_parent_path() ? file.parent_path() : ".", failed);
  return failed ? path : (folder / file.filename()).string();
}

Result<FileLock> FileLock::take(const std::string& path) {
  const int descriptor = ::open(lock_of(path).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return lock_error(path, errno);
  FileLock lock(descriptor);
  // A lock file made by root must not lock out the owner of the data later.
  struct stat file {};
  if (::geteuid() == 0 && ::stat(path.c_str(), &file) == 0) {
    if (::fchown(descriptor, file.st_uid, file.st_gid) != 0) return lock_error(path, errno);
  }
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) return lock_error(path, errno);
  // If the file cannot be opened, SQLite reports it.
  lock.file_ = ::open(path.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC, 0600);
  if (lock.file_ >= 0 && ::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
    return lock_error(path, errno);
  }
  return lock;
}

bool FileLock::is_taken(const std::string& path) {
  const int descriptor = ::open(lock_of(path).c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno != ENOENT;
  const FileLock lock(descriptor);
  return ::flock(descriptor, LOCK_SH | LOCK_NB) != 0;
}

FileLock::FileLock(FileLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), file_(std::exchange(other.file_, -1)) {}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace lair::storage
