#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "table/store.h"

namespace lair {

enum class Sync : std::uint8_t {
  kFull,    // a durable batch survives a power cut
  kNormal,  // a durable batch survives the end of this process
};

struct StoreOptions {
  Sync sync = Sync::kFull;
  const char* vfs = nullptr;  // the name of an SQLite VFS; null for the default
};

// Opens or creates the file, and locks it against other processes as long as the store lives. The
// destructor first makes all waiting batches durable.
Result<std::unique_ptr<Store>> open_store(const std::string& path,
                                          const StoreOptions& options = {});

}  // namespace lair
