#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/error.h"

// RAII wrappers of SQLite's connection, statement and transaction. A failure throws SqliteError.

namespace lair::storage {

class SqliteError : public std::runtime_error {
 public:
  SqliteError(int code, int system_error, const std::string& reason)
      : std::runtime_error(reason), code_(code), system_error_(system_error) {}
  // The error value to report for the file at `path`.
  Error at(const std::string& path) const;

 private:
  int code_;          // SQLite's extended result code
  int system_error_;  // an errno value, or 0
};

class Connection {
 public:
  // `vfs` names the SQLite VFS to use; null selects the default.
  Connection(const std::string& path, const char* vfs);
  // Opens a file that no process changes, without locks and without a WAL or shared-memory file.
  static Connection immutable(const std::string& path);

  void run(const char* sql) const;  // executes all statements in `sql`
  // The first column of the first row; 0 or "" if there is no row.
  std::int64_t number(const char* sql) const;
  std::string text(const char* sql) const;
  bool in_transaction() const { return sqlite3_get_autocommit(handle()) == 0; }
  bool read_only() const { return sqlite3_db_readonly(handle(), "main") != 0; }
  // Whether closing the connection checkpoints the write-ahead log.
  void checkpoint_on_close(bool on) const;
  // Runs a passive checkpoint: moves as much of the write-ahead log as it can without waiting.
  void checkpoint() const;
  // Checkpoints everything and truncates the log. Returns false at once if a reader prevents it.
  bool truncate_log() const;
  // Interrupts a running statement with an error when `stop` returns true. `stop` must outlive the
  // connection.
  void interrupt_when(const std::function<bool()>& stop) const;

  sqlite3* handle() const { return handle_.get(); }

 private:
  Connection(const std::string& name, int flags, const char* vfs);
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A prepared statement. Texts are bound without a copy and must live until `reset`.
class Statement {
 public:
  Statement(const Connection& connection, std::string_view sql);

  Statement& bind(int place, std::int64_t number);  // places start at 1
  Statement& bind(int place, std::string_view text);
  Statement& bind_null(int place);
  bool step();  // returns true if there is a row
  void run();   // steps to the end, then resets
  void reset();

  bool is_null(int column) const;  // columns start at 0
  std::int64_t number(int column) const;
  std::string_view text(int column) const;  // valid until the next step

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  void check(int code) const;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// Reads a statement row by row and resets it on destruction, also after an exception.
class Rows {
 public:
  explicit Rows(Statement& statement) : statement_(statement) {}
  ~Rows() { statement_.reset(); }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  bool next() { return statement_.step(); }
  const Statement* operator->() const { return &statement_; }
  const Statement& operator*() const { return statement_; }

 private:
  Statement& statement_;
};

// A write transaction: rolled back on destruction unless it was committed.
class Transaction {
 public:
  explicit Transaction(const Connection& file) : file_(file) { file_.run("BEGIN IMMEDIATE"); }
  ~Transaction() {
    // Some errors have already ended the transaction.
    if (file_.in_transaction()) sqlite3_exec(file_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
  }
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit() const { file_.run("COMMIT"); }

 private:
  const Connection& file_;
};

}  // namespace lair::storage
