#pragma once

#include "rules/phantom/cards.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// The pairs of names that form a big set with a discard, as the three runs and the group they make.
struct ClaimSets {
  bool group;
  bool run_above;   // with the two next higher
  bool run_around;  // with the next lower and the next higher
  bool run_below;   // with the two next lower
  bool any() const { return group || run_above || run_around || run_below; }
};
ClaimSets claim_sets(const Cards& hand, Name name);

// The seat may be offered the last discard by P-5.1 (ask kOut) or P-5.2 (kClaim).
bool entitled(const State& state, Seat seat, Ask ask);

// Moves the question to the next entitled seat behind the one that was asked; false if none is
// left. Begin with `ask` kNothing.
bool next_offer(State& state);

}  // namespace lair::phantom
