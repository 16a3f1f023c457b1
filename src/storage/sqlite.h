#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/error.h"

// SQLite's connection and statement, as things that close themselves. A failure is an exception.

namespace lair::storage {

class SqliteError : public std::runtime_error {
 public:
  SqliteError(int code, int system_error, const std::string& reason)
      : std::runtime_error(reason), code_(code), system_error_(system_error) {}
  // As a value, for the file at `path`.
  Error at(const std::string& path) const;

 private:
  int code_;          // SQLite's, extended
  int system_error_;  // errno's value, or 0
};

class Connection {
 public:
  // `vfs` is SQLite's name of the file system to use; null for the usual one.
  Connection(const std::string& path, const char* vfs);
  // To read a file that nobody changes; neither locks nor other files are needed for that.
  static Connection unchanging(const std::string& path);

  void run(const char* sql) const;  // all statements of the text
  std::int64_t number(const char* sql) const;
  std::string text(const char* sql) const;
  bool in_transaction() const { return sqlite3_get_autocommit(handle()) == 0; }
  bool read_only() const { return sqlite3_db_readonly(handle(), "main") != 0; }
  // Should closing move the write-ahead log into the file?
  void checkpoint_on_close(bool on) const;
  // Moves what it can of the write-ahead log into the file, in nobody's way.
  void checkpoint() const;
  // Moves all of it, and leaves a log of no length; false, at once, if somebody reads in it.
  bool empty_log() const;
  // What takes long ends with an error when `stop` says so; it must live as long as this.
  void stop_when(const std::function<bool()>& stop) const;

  sqlite3* handle() const { return handle_.get(); }

 private:
  Connection(const std::string& name, int flags, const char* vfs);
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A prepared statement. Texts are bound without a copy: they must live until `reset`.
class Statement {
 public:
  Statement(const Connection& connection, std::string_view sql);

  Statement& bind(int place, std::int64_t number);  // places from 1
  Statement& bind(int place, std::string_view text);
  Statement& bind_null(int place);
  bool step();  // is there a row?
  void run();   // to the end, then reset
  void reset();

  std::int64_t number(int column) const;    // columns from 0
  std::string_view text(int column) const;  // until the next step

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  void check(int code) const;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// Resets a statement that is read row by row, however reading ends.
class Rows {
 public:
  explicit Rows(Statement& statement) : statement_(statement) {}
  ~Rows() { statement_.reset(); }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  bool next() { return statement_.step(); }
  const Statement* operator->() const { return &statement_; }

 private:
  Statement& statement_;
};

}  // namespace lair::storage
