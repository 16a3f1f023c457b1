#pragma once

#include "core/rng.h"
#include "rules/game.h"

namespace lair {

// The rules and the number of players of a game of self-play: any number of players; one game in
// eight by an edition; of the other options those that change play most.
template <Game G>
struct TrainingOptions {
  typename G::Options options{};
  int seats = 0;
};

template <Game G>
TrainingOptions<G> training_options(Rng& rng) {
  TrainingOptions<G> chosen{{}, rng.between(G::kMinSeats, G::kMaxSeats)};
  constexpr auto kPresets = static_cast<std::uint32_t>(G::kOptions.presets.size());
  if constexpr (kPresets > 0) {
    if (rng.below(8) == 0) chosen.options = G::kOptions.presets[rng.below(kPresets)].values;
  }
  if constexpr (requires { chosen.options.advanced; }) chosen.options.advanced = rng.below(2) == 1;
  if constexpr (requires { chosen.options.going_out; }) {
    using GoingOut = decltype(chosen.options.going_out);
    if (rng.below(8) == 0) chosen.options.going_out = GoingOut::kInHand;
  }
  return chosen;
}

}  // namespace lair
