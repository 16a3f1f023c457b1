#pragma once

#include <sys/random.h>

#include <chrono>

#include "fair/seeds.h"
#include "table/table.h"

// The world of a hub that is no test's.

namespace lair {

class SystemSecrets final : public Secrets {
 public:
  std::string draw() override {
    fair::Seed bytes{};
    std::size_t have = 0;
    while (have < bytes.size()) {
      const ssize_t got = getrandom(bytes.data() + have, bytes.size() - have, 0);
      if (got > 0) have += static_cast<std::size_t>(got);
    }
    return fair::to_hex(bytes);
  }
};

inline Millis now_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

}  // namespace lair
