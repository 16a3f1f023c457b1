#include "storage/backup.h"

#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <system_error>

#include "storage/copy_file.h"
#include "storage/errors.h"
#include "storage/file_lock.h"
#include "storage/schema.h"

namespace lair {
namespace {

using storage::Connection;

// To read a file of this form SQLite makes others beside it, which it could not remove again where
// the file cannot be written.
Connection open_to_read(const std::string& data) {
  std::error_code missing;
  const bool no_log = std::filesystem::file_size(data + "-wal", missing) == 0 || missing;
  if (::eaccess(data.c_str(), W_OK) != 0 && no_log && !storage::FileLock::is_taken(data)) {
    return Connection::unchanging(data);
  }
  return {data, nullptr};
}

}  // namespace

MaybeError back_up(const std::string& data, const std::string& to,
                   const std::function<bool()>& stop) {
  if (MaybeError error = storage::check_there(data)) return error;
  try {
    Connection file = open_to_read(data);
    if (stop) file.stop_when(stop);
    const auto known = static_cast<std::int64_t>(storage::migrations().size());
    if (MaybeError error = storage::check_file(file, data, known)) return error;
    return storage::copy_file(file, to, storage::CopyFor::kHost);
  } catch (const storage::SqliteError& error) {
    return error.at(data);
  }
}

}  // namespace lair
