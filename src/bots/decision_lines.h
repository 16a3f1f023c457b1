#pragma once

#include "core/rng.h"
#include "core/value.h"
#include "rules/game.h"

namespace lair {

// The moves of a seat that is asked, as decision lines (docs/formats.md). Lines are written by
// means of a truth; what is written is the same in all truths that the seat thinks possible, so one
// of these is drawn.
template <Game G>
class DecisionLines {
 public:
  DecisionLines(const typename G::View& view, Rng& rng) : truth_(sample(view, rng)) {}

  // Null for the decision that has no line.
  Value line(const typename G::Move& move) const {
    return write_decision(truth_, resolve(truth_, move));
  }

 private:
  typename G::State truth_;
};

}  // namespace lair
