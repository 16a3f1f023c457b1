#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/play/players.h"
#include "cli/terminal/terminal_look.h"
#include "rules/phantom/game.h"

namespace lair::cli {

// The table before a decision of the person: what lies before whom, and the talon.
std::string table_drawn(const Look& look, const Players& players, const phantom::Board& board);
std::string position_drawn(const Look& look, const Players& players,
                           const Knowledge<phantom::Game>& knowledge);
// The hand of the view's seat behind a word, sorted for the eye.
std::string hand_drawn(const Look& look, const phantom::View& view, std::string_view title);

// How far the hand is from going out, and what would help.
std::string prospects(const Look& look, const phantom::View& view);

// "Hint: take h3."
std::string advised(const Look& look, const phantom::Move& move);

// Moves with their numbers (from 1), by kind.
std::string move_list(const Look& look, std::span<const phantom::Move> moves);

}  // namespace lair::cli
