#include "storage/checkpointer.h"

#include <chrono>
#include <utility>

namespace lair::storage {
namespace {

constexpr int kDuePages = 4096;  // of 4 KiB: 16 MiB
constexpr std::chrono::seconds kPause(1);

}  // namespace

Checkpointer::Checkpointer(const std::string& path, const char* vfs, std::mutex& writing)
    : file_(path, vfs), writing_(writing) {
  // A connection that has read nothing has not opened the log, and would checkpoint nothing.
  file_.number("PRAGMA schema_version");
  thread_ = std::thread([this] { run(); });
}

Checkpointer::~Checkpointer() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  woken_.notify_one();
  thread_.join();
}

void Checkpointer::watch(Connection& writer) {
  sqlite3_wal_hook(writer.handle(), &Checkpointer::on_commit, this);
}

int Checkpointer::on_commit(void* self, sqlite3*, const char*, int pages) {
  if (pages < kDuePages) return SQLITE_OK;
  auto* checkpointer = static_cast<Checkpointer*>(self);
  checkpointer->wake(checkpointer->due_);
  return SQLITE_OK;
}

void Checkpointer::truncate_log() { wake(truncating_); }

void Checkpointer::wake(bool& request) {
  {
    const std::scoped_lock lock(mutex_);
    request = true;
  }
  woken_.notify_one();
}

void Checkpointer::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    woken_.wait(lock, [&] { return due_ || truncating_ || stopping_; });
    if (stopping_) return;
    const bool all = std::exchange(truncating_, false);
    lock.unlock();
    const bool finished = checkpoint(all);
    lock.lock();
    due_ = false;
    if (finished) continue;
    truncating_ = true;
    woken_.wait_for(lock, kPause, [&] { return stopping_; });
  }
}

// Returns false if `all` was requested and something is left.
bool Checkpointer::checkpoint(bool all) {
  try {
    file_.checkpoint();
    const std::scoped_lock alone(writing_);
    if (all) return file_.truncate_log();
    file_.checkpoint();
    return true;
  } catch (const SqliteError&) {
    return !all;  // nothing is lost: the log keeps it, and the next commit retries
  }
}

}  // namespace lair::storage
