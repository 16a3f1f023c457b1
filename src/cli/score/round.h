#pragma once

#include <optional>
#include <string_view>

#include "cli/terminal/interview.h"
#include "cli/terminal/terminal_look.h"
#include "core/value.h"
#include "record/score_pad.h"
#include "rules/game.h"

namespace lair::cli {

// Asks for the result of a round, for a score pad (docs/score-pad.md). The default answers are
// those of `old`, which is null for a new round. Returns nothing if the person gives up. A game
// with a score pad specialises both (GAME/terminal.h).
template <Game G>
std::optional<Value> ask_round(Interview& interview, const Look& look, const ScorePad& pad,
                               const Value& old) = delete;
// For `ask_round`: asks for a number for each player, at most `most` together. The default answers
// are those of the list `old`, which may be null.
std::optional<Value> ask_counts(Interview& interview, std::string_view question,
                                const ScorePad& pad, int most, const Value* old);
// Asks for the options of a new pad.
template <Game G>
std::optional<Value> ask_options(Interview& interview, const Look& look) = delete;

template <class G>
concept HasScoreQuestions = requires(Interview& interview, const Look& look) {
  ask_options<G>(interview, look);
};

}  // namespace lair::cli
