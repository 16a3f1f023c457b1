#include "storage/faulty_vfs_test.h"

#include <chrono>
#include <new>
#include <thread>

namespace lair::storage::faulty_vfs {
namespace {

Control the_control;

struct File {
  sqlite3_file base;
  bool is_log;
  // Followed by the file of the default VFS.
};

sqlite3_file* real(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(File));
}
const sqlite3_io_methods& methods_of(sqlite3_file* file) { return *real(file)->pMethods; }
bool is_log(sqlite3_file* file) { return reinterpret_cast<File*>(file)->is_log; }

// Counts a call. Returns true if it is the one that fails.
bool fails() { return the_control.fail_at != 0 && ++the_control.calls == the_control.fail_at; }

int close(sqlite3_file* file) { return methods_of(file).xClose(real(file)); }
int read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
  if (fails()) return SQLITE_IOERR_READ;
  return methods_of(file).xRead(real(file), to, size, at);
}

int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
  if (fails()) return SQLITE_IOERR_WRITE;
  if (the_control.writes_left == 0) return SQLITE_FULL;
  if (the_control.writes_left > 0) --the_control.writes_left;
  if (is_log(file)) {
    ++the_control.log_writes;
    the_control.log_unsynced = true;
  }
  return methods_of(file).xWrite(real(file), from, size, at);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  if (fails()) return SQLITE_IOERR_TRUNCATE;
  return methods_of(file).xTruncate(real(file), size);
}

int sync(sqlite3_file* file, int flags) {
  if (fails() || the_control.sync_fails) return SQLITE_IOERR_FSYNC;
  if (the_control.fail_at != 0) return SQLITE_OK;
  // Long enough to notice a caller that does not wait for it.
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
  const int code = methods_of(file).xSync(real(file), flags);
  if (is_log(file)) {
    the_control.log_unsynced = false;
    ++the_control.log_syncs;
  }
  return code;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return methods_of(file).xFileSize(real(file), size);
}
int lock(sqlite3_file* file, int level) { return methods_of(file).xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return methods_of(file).xUnlock(real(file), level); }
int check_lock(sqlite3_file* file, int* out) {
  return methods_of(file).xCheckReservedLock(real(file), out);
}
int file_control(sqlite3_file* file, int op, void* arg) {
  return methods_of(file).xFileControl(real(file), op, arg);
}
int sector_size(sqlite3_file* file) { return methods_of(file).xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) {
  return methods_of(file).xDeviceCharacteristics(real(file));
}
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
  return methods_of(file).xShmMap(real(file), page, size, extend, out);
}
int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
  return methods_of(file).xShmLock(real(file), offset, count, flags);
}
void shm_barrier(sqlite3_file* file) { methods_of(file).xShmBarrier(real(file)); }
int shm_unmap(sqlite3_file* file, int remove) {
  return methods_of(file).xShmUnmap(real(file), remove);
}

const sqlite3_io_methods kMethods = {2,
                                     close,
                                     read,
                                     write,
                                     truncate,
                                     sync,
                                     file_size,
                                     lock,
                                     unlock,
                                     check_lock,
                                     file_control,
                                     sector_size,
                                     characteristics,
                                     shm_map,
                                     shm_lock,
                                     shm_barrier,
                                     shm_unmap,
                                     nullptr,
                                     nullptr};

sqlite3_vfs* usual() { return sqlite3_vfs_find(nullptr); }

int remove(sqlite3_vfs*, const char* name, int sync_folder) {
  if (fails()) return SQLITE_IOERR_DELETE;
  return usual()->xDelete(usual(), name, sync_folder);
}

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  auto* ours = new (file) File{{nullptr}, (flags & SQLITE_OPEN_WAL) != 0};
  if (fails()) return SQLITE_CANTOPEN;
  if (the_control.read_only && (flags & SQLITE_OPEN_MAIN_DB) != 0) {
    flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
  }
  const int code = usual()->xOpen(usual(), name, real(file), flags, out_flags);
  if (real(file)->pMethods != nullptr) ours->base.pMethods = &kMethods;
  return code;
}

}  // namespace

Control& control() {
  static sqlite3_vfs ours = [] {
    sqlite3_vfs vfs = *usual();
    vfs.zName = kName;
    vfs.pNext = nullptr;
    vfs.szOsFile += static_cast<int>(sizeof(File));
    vfs.xOpen = open;
    vfs.xDelete = remove;
    return vfs;
  }();
  static const int registered = sqlite3_vfs_register(&ours, 0);
  (void)registered;
  return the_control;
}

}  // namespace lair::storage::faulty_vfs
