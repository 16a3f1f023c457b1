#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/play/players.h"
#include "cli/terminal/terminal_look.h"
#include "rules/chimera/game.h"

namespace lair::cli {

// The table before a decision of the person: who holds how many cards, the trick, the own hand. A
// trick that began after the first `seen` events was printed just above and is omitted.
std::string table_drawn(const Look& look, const Players& players,
                        const Knowledge<chimera::Game>& knowledge, std::size_t seen);

// The same without the hand and always with the trick, for an onlooker.
std::string position_drawn(const Look& look, const Players& players,
                           const Knowledge<chimera::Game>& knowledge);
// The hand of the view's seat after a title.
std::string hand_drawn(const Look& look, const chimera::View& view, std::string_view title);

}  // namespace lair::cli
