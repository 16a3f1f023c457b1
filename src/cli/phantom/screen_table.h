#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/play/players.h"
#include "cli/terminal/terminal_look.h"
#include "rules/phantom/game.h"

namespace lair::cli {

// The table before a decision of the person: each player's sets and discards, and the talon.
std::string table_drawn(const Look& look, const Players& players, const phantom::Board& board);
std::string position_drawn(const Look& look, const Players& players,
                           const Knowledge<phantom::Game>& knowledge);
// The hand of the view's seat after a title, in groups.
std::string hand_drawn(const Look& look, const phantom::View& view, std::string_view title);

// The distance of the hand from going out, and the cards that help.
std::string prospects(const Look& look, const phantom::View& view);

// "Hint: take h3."
std::string advised(const Look& look, const phantom::Move& move);

// Moves with their numbers (from 1), by kind.
std::string move_list(const Look& look, std::span<const phantom::Move> moves);

}  // namespace lair::cli
