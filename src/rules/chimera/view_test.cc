#include "rules/chimera/view.h"

#include <gtest/gtest.h>

#include <map>

namespace lair::chimera {
namespace {

// A round at 30 or 40 up to the first lead: seat 0 is the Chimera.
State after_swap(int bid, Rng& rng) {
  State state = start({}, 3);
  MoveList moves;
  while (status(state) != Status::kAwaitsMove || state.table.phase != Phase::kPlay) {
    if (status(state) != Status::kAwaitsMove) {
      state = start({}, 3);
      deal(state, random_deal(state, rng));
    }
    const bool chimera = to_move(state) == seat_at(0);
    if (state.table.phase == Phase::kBidding) {
      apply(state, Move::bid(chimera ? bid : 0));
    } else if (state.table.phase == Phase::kForced) {
      apply(state, Move::forced_bid());
    } else {
      legal_moves(state, moves);
      apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (state.table.phase == Phase::kThrownIn) state = start({}, 3);
  }
  return state;
}

// C-2.4: a card turned up in the deal stays known where it cannot have moved.
TEST(KnownCards, HoldTheFaceUpCardUntilASwapMayHaveMovedIt) {
  Rng rng(1);
  State state = start({}, 3);
  deal(state, random_deal(state, rng));
  const Seat holder = state.table.holder;
  for (int i = 0; i < 3; ++i) {
    if (seat_at(i) == holder) continue;
    EXPECT_EQ(known_cards(view(state, seat_at(i)), holder), bit(state.table.face_up));
  }
}

// C-4.2: each Hunter knows what the other holds of the gifts, and whether the face-up card moved.
TEST(KnownCards, HoldTheGiftsForTheHuntersOnly) {
  Rng rng(2);
  for (int round = 0; round < 200; ++round) {
    const State state = after_swap(round % 2 == 0 ? 30 : 40, rng);
    const Seat low = hunter(state.table, 0), high = hunter(state.table, 1);
    EXPECT_EQ(known_cards(view(state, low), high) & state.gifts[0], state.gifts[0]);
    EXPECT_EQ(known_cards(view(state, high), low) & state.gifts[1], state.gifts[1]);
    const View chimera = view(state, state.table.chimera);
    for (const Seat seat : {low, high}) {
      const Cards known = known_cards(chimera, seat);
      EXPECT_EQ(known, 0U);
      if (state.table.holder == seat) {
        const bool moved = (state.gifts[seat == low ? 0 : 1] & bit(state.table.face_up)) != 0;
        const Cards partners = known_cards(view(state, partner(state.table, seat)), seat);
        EXPECT_EQ((partners & bit(state.table.face_up)) != 0, !moved);
      }
    }
  }
}

// The Chimera's seat cannot tell whether the face-up card moved: of all gifts, one in 17 (two in 17
// at 40) holds it.
TEST(Sample, MovesTheFaceUpCardAsOftenAsGiftsWould) {
  Rng rng(3);
  for (const int bid : {30, 40}) {
    int moved = 0, all = 0;
    while (all < 40'000) {
      const State state = after_swap(bid, rng);
      if (state.table.holder == state.table.chimera) continue;
      const View known = view(state, state.table.chimera);
      for (int i = 0; i < 400; ++i, ++all) {
        const State other = sample(known, rng);
        const Seat keeper = partner(state.table, state.table.holder);
        moved += has(other.hands[at(keeper)], state.table.face_up) ? 1 : 0;
      }
    }
    EXPECT_NEAR(static_cast<double>(moved) / all, bid == 30 ? 1 / 17.0 : 2 / 17.0, 0.006);
  }
}

// Every hidden card is equally likely to be with every hidden place.
TEST(Sample, IsUniform) {
  Rng rng(4);
  State state = start({}, 3);
  deal(state, random_deal(state, rng));
  const View known = view(state, seat_at(0));
  std::map<int, int> with_one;
  constexpr int kSamples = 60'000;
  for (int i = 0; i < kSamples; ++i) {
    const State other = sample(known, rng);
    for (Cards left = other.hands[1]; left != 0; left &= left - 1) ++with_one[index(first(left))];
  }
  const bool holder_hidden = state.table.holder != seat_at(0);
  const int hidden = holder_hidden ? 36 : 37;  // cards that may be anywhere
  const int places = 17 - (state.table.holder == seat_at(1) ? 1 : 0);
  for (const auto& [card, times] : with_one) {
    if (holder_hidden && card == index(state.table.face_up)) continue;
    EXPECT_NEAR(static_cast<double>(times) / kSamples, static_cast<double>(places) / hidden, 0.012);
  }
}

}  // namespace
}  // namespace lair::chimera
