#pragma once

#include "core/result.h"
#include "core/value.h"
#include "rules/game.h"
#include "rules/phantom/score.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// What somebody had on going out, told in counts: laid, and reds and turned, or, by the advanced
// rules, item_groups and reds as a list of {card, holds}.
Result<Tally> read_tally(const Value& told, bool advanced);

// What the discarder pays of these points, whose total is so much (P-8.5).
int paid(int points, int total);

// A round as people tell it (docs/score-pad.md): out, which is null if the deck ended it, the tally
// and, by the advanced rules, the discarder.
Result<ToldRound> count_told(State& state, const Value& round);

}  // namespace lair::phantom
