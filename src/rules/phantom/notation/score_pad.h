#pragma once

#include "core/result.h"
#include "core/value.h"
#include "rules/phantom/score.h"
#include "rules/phantom/state.h"
#include "rules/score_pad.h"

namespace lair::phantom {

// The cards of a player who went out, as counts: laid, and reds and turned, or, by the advanced
// rules, item_groups and reds as a list of {card, holds}.
Result<Tally> read_tally(const Value& counts, bool advanced);

// How many of these points the discarder pays, whose total is `total` (P-8.5).
int paid(int points, int total);

// A round of a score pad (docs/score-pad.md): out, which is null if the deck ended it, the tally
// and, by the advanced rules, the discarder.
Result<PadRound> count_round(State& state, const Value& round);

}  // namespace lair::phantom
