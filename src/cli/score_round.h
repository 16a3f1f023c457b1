#pragma once

#include <optional>

#include "cli/interview.h"
#include "cli/terminal_look.h"
#include "core/value.h"
#include "record/score_pad.h"
#include "rules/game.h"

namespace lair::cli {

// Asks what happened in a round, for a score pad (docs/score-pad.md). The usual answers are those
// of `old`, which may be null for a new round. Nothing if the person gives up. Each game has its
// own.
template <Game G>
std::optional<Value> ask_round(Interview& interview, const Look& look, const ScorePad& pad,
                               const Value& old);
// Asks by which rules a new pad is kept.
template <Game G>
std::optional<Value> ask_options(Interview& interview, const Look& look);

}  // namespace lair::cli
