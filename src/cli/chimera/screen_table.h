#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/play/players.h"
#include "cli/terminal/terminal_look.h"
#include "rules/chimera/game.h"

namespace lair::cli {

// The table before a decision of the person: who holds how many cards, the trick, the own hand. A
// trick that began behind the first `seen` events stands just above, told, and is left out.
std::string table_drawn(const Look& look, const Players& players,
                        const Knowledge<chimera::Game>& knowledge, std::size_t seen);

// The same without the hand, for one who looks on; the trick is always there.
std::string position_drawn(const Look& look, const Players& players,
                           const Knowledge<chimera::Game>& knowledge);
// The hand of the view's seat, behind a word.
std::string hand_drawn(const Look& look, const chimera::View& view, std::string_view title);

}  // namespace lair::cli
