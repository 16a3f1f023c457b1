// Playing a round takes no memory from the heap: legal moves, moves, views, samples and events.

#ifndef __SANITIZE_ADDRESS__  // which has an allocator of its own

#include <gtest/gtest.h>

#include <memory>

#include "core/allocations_test.h"
#include "rules/registry.h"

namespace lair {
namespace {

template <Game G>
void play_and_look() {
  auto moves = std::make_unique<typename G::MoveList>();
  typename G::EventList events;
  Rng rng(3);
  const int seats = G::kMaxSeats;
  typename G::State state = start(typename G::Options{}, seats);
  std::size_t before = 0;
  int decisions = 0;
  while (decisions < 3000) {
    if (status(state) == Status::kOver) state = start(typename G::Options{}, seats);
    if (status(state) == Status::kAwaitsDeal) {
      if (round_over(state) && before == 0) before = allocations;  // tables are built at first use
      deal(state, random_deal(state, rng));
    }
    if (status(state) != Status::kAwaitsMove) continue;
    legal_moves(state, *moves);
    const typename G::View seen = view(state, to_move(state));
    (void)sample(seen, rng);
    const typename G::State old = state;
    const typename G::Action action =
        resolved<G>(state, (*moves)[rng.below(static_cast<std::uint32_t>(moves->size()))]);
    apply(state, action);
    move_events(old, action, state, events);
    ++decisions;
  }
  EXPECT_GT(before, 0U);
  EXPECT_EQ(allocations, before) << G::kName;
}

TEST(Allocation, IsNotNeededToPlay) {
  each_game([]<Game G>(G) { play_and_look<G>(); });
}

}  // namespace
}  // namespace lair

#endif
