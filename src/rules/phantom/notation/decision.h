#pragma once

#include "core/inline_vector.h"
#include "core/result.h"
#include "core/value.h"
#include "rules/game.h"
#include "rules/phantom/move.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// Three declines, or one silence, before a decision of its own.
using DecisionList = InlineVector<Decision<Move>, 5>;

// Entitled seats that a line passes over have declined; a player who laid and did not announce was
// silent. A null stands for that silence itself.
Result<DecisionList> read_decision(const State& state, const Value& line);
// Null for a silence: a record has no line for it.
Value write_decision(const State& state, const Move& move);
inline bool counted(const Move& move) {
  return move.kind() != MoveKind::kDecline && move.kind() != MoveKind::kSilent;
}
DecisionList unsaid(const State& state);

}  // namespace lair::phantom
