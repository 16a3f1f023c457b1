#pragma once

#include <memory>
#include <string>

#include "core/result.h"
#include "table/store.h"

namespace lair {

enum class Sync : std::uint8_t {
  kFull,    // a batch is done when it would survive a power cut
  kNormal,  // a batch is done when it would survive the end of this process
};

struct StoreOptions {
  Sync sync = Sync::kFull;
  const char* vfs = nullptr;  // SQLite's name of a file system; null for the usual one
};

// Opens the file, or makes it; nobody else can while the store lives. Destroying the store first
// makes durable what is waiting.
Result<std::unique_ptr<Store>> open_store(const std::string& path,
                                          const StoreOptions& options = {});

}  // namespace lair
