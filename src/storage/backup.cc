#include "storage/backup.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

#include "storage/errors.h"
#include "storage/schema.h"
#include "storage/sqlite.h"

namespace lair {
namespace {

using storage::Connection;

// Takes the name, so that of two backups at once only one gets it.
MaybeError take_name(const std::string& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file >= 0) {
    ::close(file);
    return std::nullopt;
  }
  if (errno == EEXIST) return Error{storage::kExists, "", {{"path", path}}};
  if (errno == EACCES || errno == EROFS) return Error{storage::kReadOnly, "", {{"path", path}}};
  return Error{
      storage::kFailed, "", {{"path", path}, {"reason", std::generic_category().message(errno)}}};
}

MaybeError copy(Connection& file, const std::string& to) {
  const mode_t before = ::umask(0077);  // names and hashes are in it
  try {
    storage::copy_file(file, to);
    ::umask(before);
    return std::nullopt;
  } catch (const storage::SqliteError& error) {
    ::umask(before);
    ::unlink((to + ".part").c_str());
    ::unlink(to.c_str());
    return error.at(to);
  }
}

}  // namespace

MaybeError back_up(const std::string& data, const std::string& to) {
  if (::access(data.c_str(), F_OK) != 0) return Error{storage::kMissing, "", {{"path", data}}};
  try {
    Connection file(data, nullptr);
    const auto known = static_cast<std::int64_t>(storage::migrations().size());
    if (MaybeError error = storage::check_file(file, data, known)) return error;
    if (MaybeError error = take_name(to)) return error;
    return copy(file, to);
  } catch (const storage::SqliteError& error) {
    return error.at(data);
  }
}

}  // namespace lair
