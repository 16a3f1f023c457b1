#pragma once

#include <algorithm>
#include <cstdlib>

namespace lair {

// Of a long test's repeats as many as are wanted: all, or LAIR_EFFORT percent. ./test asks for
// fewer where a sanitizer makes each of them slow.
inline int repeats(int all) {
  const char* percent = std::getenv("LAIR_EFFORT");
  return percent == nullptr ? all : std::max(1, all * std::atoi(percent) / 100);
}

}  // namespace lair
