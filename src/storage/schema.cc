#include "storage/schema.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "storage/copy_file.h"
#include "storage/errors.h"
#include "storage/file_lock.h"

namespace lair::storage {
namespace {

// "LAIR" in ASCII: identifies the file as ours.
constexpr std::int64_t kApplication = 0x4c414952;

// The result of quick_check is a headline in asterisks and one line per finding.
Error damaged(const std::string& path, std::string_view result) {
  const std::size_t headline = result.starts_with("***") ? result.find('\n') : std::string::npos;
  if (headline != std::string::npos) result.remove_prefix(headline + 1);
  const std::string finding(result.substr(0, result.find('\n')));
  return {kDamaged, "", {{"path", path}, {"reason", finding}}};
}

}  // namespace

MaybeError check_readable(const std::string& path) {
  if (::eaccess(path.c_str(), R_OK) == 0) return std::nullopt;
  const int reason = errno;
  if (reason == ENOENT || reason == ENOTDIR) return Error{kMissing, "", {{"path", path}}};
  return Error{kFailed, "", {{"path", path}, {"reason", std::generic_category().message(reason)}}};
}

// Reading a file in WAL mode creates two more files beside it, which SQLite could not remove if
// the file is read-only.
Connection open_snapshot(const std::string& data) {
  std::error_code missing;
  const bool no_log = std::filesystem::file_size(data + "-wal", missing) == 0 || missing;
  if (::eaccess(data.c_str(), W_OK) != 0 && no_log && !FileLock::is_taken(data)) {
    return Connection::immutable(data);
  }
  return {data, nullptr};
}

MaybeError check_version(Connection& file, const std::string& path, std::int64_t known) {
  const std::int64_t objects = file.number("SELECT count(*) FROM sqlite_schema");
  const std::int64_t version = file.number("PRAGMA user_version");
  if (objects > 0 && file.number("PRAGMA application_id") != kApplication) {
    return Error{kForeign, "", {{"path", path}}};
  }
  if (version > known) {
    return Error{kNewer, "", {{"path", path}, {"version", version}, {"known", known}}};
  }
  return std::nullopt;
}

MaybeError check_file(Connection& file, const std::string& path, std::int64_t known) {
  if (MaybeError error = check_version(file, path, known)) return error;
  const std::string result = file.text("PRAGMA quick_check(1)");
  if (result != "ok") return damaged(path, result);
  return std::nullopt;
}

namespace {

// The file contains hands and seeds, so only its owner may read it. SQLite gives the WAL and the
// shared-memory file the same permissions.
void make_private(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor >= 0) ::close(descriptor);
}

void migrate(Connection& file, std::span<const char* const> steps) {
  file.run("BEGIN IMMEDIATE");
  auto version = static_cast<std::size_t>(file.number("PRAGMA user_version"));
  while (version < steps.size()) {
    file.run(steps[version++]);
    file.run(("PRAGMA user_version = " + std::to_string(version)).c_str());
  }
  file.run("COMMIT");
}

}  // namespace

Result<Connection> open_file(const std::string& path, const char* vfs,
                             std::span<const char* const> steps) {
  try {
    make_private(path);
    Connection file(path, vfs);
    file.checkpoint_on_close(false);
    const auto known = static_cast<std::int64_t>(steps.size());
    if (MaybeError error = check_file(file, path, known)) return std::move(*error);
    if (file.read_only()) return Error{kReadOnly, "", {{"path", path}}};
    file.run("PRAGMA journal_mode = WAL");
    const std::int64_t version = file.number("PRAGMA user_version");
    if (version > 0 && version < known) {
      const std::string copy = path + ".before-v" + std::to_string(known);
      if (MaybeError error = copy_file(file, copy, CopyFor::kUpgrade)) return std::move(*error);
    }
    if (version < known) migrate(file, steps);
    file.checkpoint_on_close(true);
    return file;
  } catch (const SqliteError& error) {
    return error.at(path);
  }
}

}  // namespace lair::storage
