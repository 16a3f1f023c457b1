#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "storage/sqlite.h"

namespace lair::storage {

// Checkpoints the write-ahead log when it has grown, on a thread and a connection of its own. The
// writer is blocked only during the last step, which moves what was written meanwhile; then the
// log starts from its beginning again.
class Checkpointer {
 public:
  // A writer holds `writing` during a transaction.
  Checkpointer(const std::string& path, const char* vfs, std::mutex& writing);
  ~Checkpointer();
  Checkpointer(const Checkpointer&) = delete;
  Checkpointer& operator=(const Checkpointer&) = delete;

  // Makes the writer's connection report the length of the log after each commit.
  void watch(Connection& writer);
  // Checkpoints and truncates the log as soon as no reader prevents it, so that erased content
  // does not stay there.
  void truncate_log();

 private:
  static int on_commit(void* self, sqlite3* handle, const char* database, int pages);
  void run();
  bool checkpoint(bool all);
  void wake(bool& request);

  Connection file_;
  std::mutex& writing_;
  std::mutex mutex_;
  std::condition_variable woken_;
  bool due_ = false;
  bool truncating_ = false;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace lair::storage
