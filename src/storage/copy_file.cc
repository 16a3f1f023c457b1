#include "storage/copy_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

#include "storage/errors.h"

namespace lair::storage {
namespace {

Error copy_error(const std::string& path, int number) {
  if (number == EEXIST) return {kExists, "", {{"path", path}}};
  return SqliteError(SQLITE_IOERR, number, std::generic_category().message(number)).at(path);
}

// The temporary file of a copy, removed on destruction unless it was renamed.
class Part {
 public:
  explicit Part(std::string path)
      : path_(std::move(path)),
        descriptor_(::open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600)) {}
  ~Part() {
    if (!is_open()) return;
    ::close(descriptor_);
    ::unlink(path_.c_str());
    ::unlink((path_ + "-journal").c_str());
  }
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

  bool is_open() const { return descriptor_ >= 0; }
  bool give_to_owner_of(const char* data) const {
    struct stat file {};
    if (::geteuid() != 0 || ::stat(data, &file) != 0) return true;
    return ::fchown(descriptor_, file.st_uid, file.st_gid) == 0;
  }
  bool sync() const { return ::fsync(descriptor_) == 0; }

 private:
  std::string path_;
  int descriptor_;
};

// Some file systems cannot rename without overwriting; those support hard links.
bool rename_to_new(const std::string& from, const std::string& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  return errno == EINVAL && ::link(from.c_str(), to.c_str()) == 0;
}

}  // namespace

MaybeError copy_file(Connection& file, const std::string& to, CopyFor whom) {
  const bool upgrade = whom == CopyFor::kUpgrade;
  const std::string name = to + ".part";
  if (!upgrade && ::access(to.c_str(), F_OK) == 0) return copy_error(to, EEXIST);
  if (upgrade) ::unlink(name.c_str());  // left by an interrupted start
  const Part part(name);
  if (!part.is_open()) return copy_error(errno == EEXIST ? name : to, errno);
  try {
    Statement copy(file, "VACUUM INTO ?1");
    copy.bind(1, name).run();
  } catch (const SqliteError& error) {
    return error.at(to);
  }
  if (upgrade && !part.give_to_owner_of(sqlite3_db_filename(file.handle(), "main"))) {
    return copy_error(to, errno);
  }
  if (!part.sync()) return copy_error(to, errno);
  const bool named = upgrade ? std::rename(name.c_str(), to.c_str()) == 0 : rename_to_new(name, to);
  return named ? std::nullopt : MaybeError(copy_error(to, errno));
}

}  // namespace lair::storage
