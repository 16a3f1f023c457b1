#pragma once

#include <span>
#include <string_view>

#include "bots/reason.h"
#include "rules/chimera/game.h"

namespace lair::chimera {

Reasons reasons_for(const Knowledge<Game>& knowledge, const MoveList& moves, Move move);
Reasons reasons_against(const Knowledge<Game>& knowledge, const MoveList& moves, Move move,
                        Move better);

// Every id that these can give, with the name of its number ("" if it has none).
ReasonNames all_reasons();

}  // namespace lair::chimera
