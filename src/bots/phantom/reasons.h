#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "bots/reason.h"
#include "rules/phantom/game.h"

namespace lair::phantom {

Reasons reasons_for(const Knowledge<Game>& knowledge, const MoveList& moves, const Move& move);
Reasons reasons_against(const Knowledge<Game>& knowledge, const MoveList& moves, const Move& move,
                        const Move& better);

// Every id that these can give, with the name of its number ("" if it has none).
ReasonNames all_reasons();

}  // namespace lair::phantom
