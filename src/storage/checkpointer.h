#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "storage/sqlite.h"

namespace lair::storage {

// Moves the write-ahead log into the file while others go on writing: on a thread and a connection
// of its own, when the log has grown. Only its last step, for what was written meanwhile, keeps the
// writer out; then the log begins anew.
class Checkpointer {
 public:
  // `writing` is held by whoever writes a transaction.
  Checkpointer(const std::string& path, const char* vfs, std::mutex& writing);
  ~Checkpointer();
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;

  // Has the writer's connection tell it how long the log is.
  void watch(Connection& writer);
  // Something was erased: all of the log is to be moved, and what stood in it to go, as soon as
  // nobody reads in it.
  void empty_log();

 private:
  static int grown(void* self, sqlite3* handle, const char* database, int pages);
  void run();
  bool move(bool all);
  void wake(bool& wish);

  Connection file_;
  std::mutex& writing_;
  std::mutex mutex_;
  std::condition_variable woken_;
  bool due_ = false;
  bool emptying_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace lair::storage
