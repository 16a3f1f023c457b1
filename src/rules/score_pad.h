#pragma once

#include <concepts>
#include <string>

#include "core/result.h"
#include "core/value.h"
#include "rules/game.h"

namespace lair {

// The points of a round that people played with real cards (docs/score-pad.md).
struct PadRound {
  Totals points;
  Value parts;  // what they are for: a list of {seat, rule, what, points}
};

// A game may count such rounds.
template <class G>
concept HasScorePad = requires(typename G::State& state, const Value& round) {
  // Adds the points to the totals. Changes nothing once the game is over.
  { count_round(state, round) } -> std::same_as<Result<PadRound>>;
};

template <Game G>
Result<PadRound> count_pad_round(typename G::State& state, const Value& round) {
  if constexpr (HasScorePad<G>) {
    return count_round(state, round);
  } else {
    return Error{"pad-no-game", "", {{"game", std::string(G::kName)}}};
  }
}

}  // namespace lair
