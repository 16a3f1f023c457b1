#include "storage/sqlite.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include "storage/errors.h"

namespace lair::storage {
namespace {

// How long to wait for a lock, for example while another program reads the file.
constexpr int kBusyTimeout = 2000;  // ms

SqliteError error_of(sqlite3* handle, int code) {
  if (handle == nullptr) return {code, 0, sqlite3_errstr(code)};
  const int system_error = sqlite3_system_errno(handle);
  std::string reason = sqlite3_errmsg(handle);
  // sqlite3_system_errno may belong to an earlier call; only these two codes come from the system.
  const bool from_system = (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN;
  if (!from_system || system_error == 0) return {code, 0, reason};
  return {code, system_error, reason + ": " + std::generic_category().message(system_error)};
}

std::string_view id_of(int code, int system_error) {
  if (system_error == ENOSPC || system_error == EDQUOT) return kFull;
  if (system_error == EACCES || system_error == EROFS || system_error == EPERM) return kReadOnly;
  switch (code & 0xff) {
    case SQLITE_FULL:
      return kFull;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return kReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return kDamaged;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return kBusy;
    default:
      return kFailed;
  }
}

}  // namespace

Error SqliteError::at(const std::string& path) const {
  Error error{id_of(code_, system_error_), "", {{"path", path}}};
  if (error.code == kDamaged || error.code == kFailed) error.args.push_back({"reason", what()});
  return error;
}

Connection::Connection(const std::string& path, const char* vfs)
    : Connection(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs) {}

Connection Connection::immutable(const std::string& path) {
  std::string name = "file:";
  for (const char c : path) {  // escape the characters that end the path of a URI
    if (c == '%' || c == '?' || c == '#') {
      name += c == '%' ? "%25" : c == '?' ? "%3f" : "%23";
    } else {
      name += c;
    }
  }
  return {name + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nullptr};
}

Connection::Connection(const std::string& name, int flags, const char* vfs) {
  sqlite3* handle = nullptr;
  // No mutex: one thread at a time uses a connection.
  flags |= SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int code = sqlite3_open_v2(name.c_str(), &handle, flags, vfs);
  handle_.reset(handle);
  if (code != SQLITE_OK) throw error_of(handle, code);
  sqlite3_busy_timeout(handle, kBusyTimeout);
}

void Connection::run(const char* sql) const {
  const int code = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) throw error_of(handle(), code);
}

std::int64_t Connection::number(const char* sql) const {
  Statement statement(*this, sql);
  return statement.step() ? statement.number(0) : 0;
}

std::string Connection::text(const char* sql) const {
  Statement statement(*this, sql);
  return statement.step() ? std::string(statement.text(0)) : std::string();
}

void Connection::checkpoint_on_close(bool on) const {
  sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 0 : 1, nullptr);
}

void Connection::checkpoint() const {
  const int code =
      sqlite3_wal_checkpoint_v2(handle(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY) throw error_of(handle(), code);
}

bool Connection::truncate_log() const {
  sqlite3_busy_timeout(handle(), 0);
  const int code =
      sqlite3_wal_checkpoint_v2(handle(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
  sqlite3_busy_timeout(handle(), kBusyTimeout);
  if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY) throw error_of(handle(), code);
  return code == SQLITE_OK;
}

void Connection::interrupt_when(const std::function<bool()>& stop) const {
  constexpr int kInstructions = 100;
  const auto ask = [](void* context) {
    return (*static_cast<const std::function<bool()>*>(context))() ? 1 : 0;
  };
  // SQLite takes a non-const context and only passes it back.
  sqlite3_progress_handler(handle(), kInstructions, ask, const_cast<std::function<bool()>*>(&stop));
}

Statement::Statement(const Connection& connection, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  statement_.reset(statement);
  if (code != SQLITE_OK) throw error_of(connection.handle(), code);
}

Statement& Statement::bind(int place, std::int64_t number) {
  check(sqlite3_bind_int64(statement_.get(), place, number));
  return *this;
}

Statement& Statement::bind(int place, std::string_view text) {
  // SQLite would bind a null pointer as NULL, not as the empty text.
  const char* data = text.data() == nullptr ? "" : text.data();
  check(
      sqlite3_bind_text64(statement_.get(), place, data, text.size(), SQLITE_STATIC, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bind_null(int place) {
  check(sqlite3_bind_null(statement_.get(), place));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  const SqliteError error = error_of(sqlite3_db_handle(statement_.get()), code);
  reset();
  throw error;
}

void Statement::run() {
  while (step()) {
  }
  reset();
}

// sqlite3_reset returns the error that step has already reported.
void Statement::reset() { sqlite3_reset(statement_.get()); }

bool Statement::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string_view Statement::text(int column) const {
  const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  if (data == nullptr) return {};
  return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) throw error_of(sqlite3_db_handle(statement_.get()), code);
}

}  // namespace lair::storage
