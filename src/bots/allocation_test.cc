// A decision of the networks takes no memory from the heap.

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // with allocators of their own

#include <gtest/gtest.h>

#include "bots/games.h"
#include "bots/random_positions_test.h"
#include "core/allocations_test.h"
#include "rules/registry.h"

namespace lair {
namespace {

template <Game G>
std::size_t allocations_of(const char* level) {
  Rng rng(8);
  RandomPositions<G> positions(rng);
  const auto bot = make_bot<G>(level);
  std::size_t counted = 0;
  for (int i = 0; i < 30; ++i) {
    const auto position = positions.next();
    if (i == 0) (void)(*bot)->choose(position->knowledge, position->moves, rng);  // tables
    const std::size_t before = allocations;
    (void)(*bot)->choose(position->knowledge, position->moves, rng);
    counted += allocations - before;
  }
  return counted;
}

TEST(Allocation, IsNotNeededToDecide) {
  for (const char* level : {"greedy", "easy", "medium", "strong", "best:4"}) {
    EXPECT_EQ(allocations_of<chimera::Game>(level), 0U) << level;
    EXPECT_EQ(allocations_of<phantom::Game>(level), 0U) << level;
  }
}

}  // namespace
}  // namespace lair

#endif
