#pragma once

#include <optional>

#include "cli/terminal/interview.h"
#include "cli/terminal/terminal_look.h"
#include "core/value.h"
#include "record/score_pad.h"
#include "rules/game.h"

namespace lair::cli {

// Asks what happened in a round, for a score pad (docs/score-pad.md). The usual answers are those
// of `old`, which may be null for a new round. Nothing if the person gives up. A game whose score
// can be kept specialises both (GAME/terminal.h).
template <Game G>
std::optional<Value> ask_round(Interview& interview, const Look& look, const ScorePad& pad,
                               const Value& old) = delete;
// Asks by which rules a new pad is kept.
template <Game G>
std::optional<Value> ask_options(Interview& interview, const Look& look) = delete;

template <class G>
concept HasScoreQuestions = requires(Interview& interview, const Look& look) {
  ask_options<G>(interview, look);
};

}  // namespace lair::cli
