#pragma once

#include <string>

#include "cli/play/players.h"
#include "cli/play/story.h"
#include "cli/terminal/terminal_look.h"
#include "rules/chimera/game.h"

namespace lair::cli {

// An event in words. The knowledge is that of a seat that saw the event, and contains it.
Telling told(const Look& look, const Players& players, const Knowledge<chimera::Game>& knowledge,
             const chimera::Event& event);

// A deal, the contract, a trick won, the end of a round.
template <>
bool turning_point<chimera::Game>(const chimera::Event& event);

// Points of each player in rows: the parts of the round just scored, then totals.
std::string round_scores(const Look& look, const Players& players, const chimera::Table& table);
std::string standings(const Look& look, const Players& players, const chimera::Table& table);

}  // namespace lair::cli
