#pragma once

#include <string>

#include "cli/play/players.h"
#include "cli/terminal/terminal_look.h"
#include "rules/phantom/game.h"

namespace lair::cli {

// The names that a turned card may match, once somebody has gone out (P-7.3).
phantom::NameMask matching_names(const Knowledge<phantom::Game>& knowledge);

// Points of each player in rows: the parts of the round that somebody ended, then totals.
std::string round_scores(const Look& look, const Players& players,
                         const Knowledge<phantom::Game>& knowledge);
std::string standings(const Look& look, const Players& players, const phantom::Board& board);

// Of a game that is over.
SeatSet winners_of(const phantom::Board& board);

}  // namespace lair::cli
