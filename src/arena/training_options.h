#pragma once

#include "core/rng.h"
#include "rules/chimera/game.h"
#include "rules/phantom/game.h"

namespace lair {

// The rules and the number of players of a game of self-play: all that people play, in turn.
template <Game G>
struct TrainingOptions {
  typename G::Options options{};
  int seats = 0;
};

template <Game G>
TrainingOptions<G> training_options(Rng& rng) {
  return {{}, rng.between(G::kMinSeats, G::kMaxSeats)};
}

}  // namespace lair
