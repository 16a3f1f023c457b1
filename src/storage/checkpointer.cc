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
  // A connection that has read nothing does not know of the log, and would move nothing.
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
  sqlite3_wal_hook(writer.handle(), &Checkpointer::grown, this);
}

int Checkpointer::grown(void* self, sqlite3*, const char*, int pages) {
  if (pages < kDuePages) return SQLITE_OK;
  auto* checkpointer = static_cast<Checkpointer*>(self);
  checkpointer->wake(checkpointer->due_);
  return SQLITE_OK;
}

void Checkpointer::empty_log() { wake(emptying_); }

void Checkpointer::wake(bool& wish) {
  {
    const std::scoped_lock lock(mutex_);
    wish = true;
  }
  woken_.notify_one();
}

void Checkpointer::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    woken_.wait(lock, [&] { return due_ || emptying_ || stopping_; });
    if (stopping_) return;
    const bool all = std::exchange(emptying_, false);
    lock.unlock();
    const bool moved = move(all);
    lock.lock();
    due_ = false;
    if (moved) continue;
    emptying_ = true;
    woken_.wait_for(lock, kPause, [&] { return stopping_; });
  }
}

// Has it moved all, if all is to be moved?
bool Checkpointer::move(bool all) {
  try {
    file_.checkpoint();
    const std::scoped_lock alone(writing_);
    if (all) return file_.empty_log();
    file_.checkpoint();
    return true;
  } catch (const SqliteError&) {
    return !all;  // the log keeps what is not in the file yet; the next growth tries again
  }
}

}  // namespace lair::storage
