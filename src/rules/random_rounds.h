#pragma once

#include <cstdint>

#include "core/rng.h"
#include "rules/game.h"

namespace lair {

struct RoundsPlayed {
  std::int64_t rounds = 0, decisions = 0;
  std::uint64_t checksum = 0;
};

// Plays whole rounds, from deal to score. Every player chooses uniformly among the legal moves.
template <Game G>
RoundsPlayed random_rounds(int seats, std::int64_t rounds, std::uint64_t seed,
                           typename G::MoveList& moves) {
  RoundsPlayed played;
  Rng rng(seed);
  typename G::State state = start(typename G::Options{}, seats);
  while (played.rounds < rounds) {
    if (status(state) == Status::kAwaitsMove) {
      legal_moves(state, moves);
      apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      ++played.decisions;
      continue;
    }
    if (round_over(state)) {
      ++played.rounds;
      for (const int total : totals(state)) {
        played.checksum = played.checksum * 31 + static_cast<std::uint64_t>(total);
      }
    }
    if (status(state) == Status::kOver) state = start(typename G::Options{}, seats);
    deal(state, random_deal(state, rng));
  }
  return played;
}

}  // namespace lair
