#include "storage/checkpointer.h"

namespace lair::storage {
namespace {

constexpr int kDuePages = 4096;  // of 4 KiB: 16 MiB

}  // namespace

Checkpointer::Checkpointer(const std::string& path, const char* vfs, std::mutex& writing)
    : file_(path, vfs), writing_(writing) {
  // A connection that has read nothing does not know of the log, and would move nothing.
  file_.number("PRAGMA schema_version");
  thread_ = std::thread([this] { run(); });
}

Checkpointer::~Checkpointer() {
  {
    const std::lock_guard lock(mutex_);
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
  {
    const std::lock_guard lock(checkpointer->mutex_);
    checkpointer->due_ = true;
  }
  checkpointer->woken_.notify_one();
  return SQLITE_OK;
}

void Checkpointer::run() {
  std::unique_lock lock(mutex_);
  for (;;) {
    woken_.wait(lock, [&] { return due_ || stopping_; });
    if (stopping_) return;
    lock.unlock();
    try {
      file_.checkpoint();
      const std::lock_guard alone(writing_);
      file_.checkpoint();
    } catch (const SqliteError&) {
      // The log keeps what is not in the file yet; the next growth tries again.
    }
    lock.lock();
    due_ = false;
  }
}

}  // namespace lair::storage
