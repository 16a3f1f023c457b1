#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal_look.h"
#include "rules/chimera/card.h"
#include "rules/chimera/move.h"
#include "rules/chimera/view.h"

// Cards and combinations of Chimera, drawn and named.

namespace lair::cli {

// A card as a little box: rank and the family's shape. Without colour only the text, without
// symbols the family's letter.
std::string drawn(const Look& look, chimera::Card card);
// Cards in this order, as items of a line; those of one rank next to each other stay together.
std::vector<std::string> drawn(const Look& look, const std::vector<chimera::Card>& cards);
// Sorted by rank.
std::vector<std::string> drawn(const Look& look, chimera::Cards cards);

// A sentence and cards after it, indented and wrapped.
std::string with_cards(const Look& look, std::string_view text,
                       const std::vector<std::string>& cards, int indent = 0);

// "7 7 7 5": the ranks as they are laid.
std::string ranks_of(chimera::Move move);
// "a triple of 7 with a 5".
std::string described(const Look& look, chimera::Move move);
// "You need a pair above 8", the other kinds that beat it, and the number of plays. `flight`:
// whether it may still be played in this round.
std::string needed(const Look& look, chimera::Move on, bool flight, int plays);
// "Hint: play a pair of 7 (7 7)."
std::string advised(const Look& look, const chimera::View& view, chimera::Move move);
// The families with their shapes, for the help.
std::string families(const Look& look);

}  // namespace lair::cli
