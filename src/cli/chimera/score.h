#pragma once

#include "cli/score/round.h"
#include "rules/chimera/game.h"

namespace lair::cli {

template <>
std::optional<Value> ask_round<chimera::Game>(Interview& interview, const Look& look,
                                              const ScorePad& pad, const Value& old);
template <>
std::optional<Value> ask_options<chimera::Game>(Interview& interview, const Look& look);

}  // namespace lair::cli
