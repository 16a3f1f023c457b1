#pragma once

#include <algorithm>
#include <optional>

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
    return write_decision(truth_, resolved<G>(truth_, move));
  }

  // What the table plays by, and how many play.
  Value rules() const { return write_options(options(truth_)); }
  int seats() const { return static_cast<int>(totals(truth_).size()); }

  // The move that a line stands for; nothing if it is none of these.
  std::optional<typename G::Move> move(const Value& line, const typename G::MoveList& moves) const {
    const auto decisions = read_decision(truth_, line);
    if (!decisions || decisions->empty()) return std::nullopt;
    const auto& action = decisions->back().action;
    const auto found = std::find(moves.begin(), moves.end(), move_of(action));
    return found == moves.end() ? std::nullopt : std::optional(*found);
  }

  // An action may name its cards; which move it is does not depend on them.
  static typename G::Move move_of(const typename G::Action& action) {
    if constexpr (requires { action.move; }) {
      return action.move;
    } else {
      return action;
    }
  }

 private:
  typename G::State truth_;
};

}  // namespace lair
