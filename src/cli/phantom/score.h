#pragma once

#include "cli/score/round.h"
#include "rules/phantom/game.h"

namespace lair::cli {

template <>
std::optional<Value> ask_round<phantom::Game>(Interview& interview, const Look& look,
                                              const ScorePad& pad, const Value& old);
template <>
std::optional<Value> ask_options<phantom::Game>(Interview& interview, const Look& look);

}  // namespace lair::cli
