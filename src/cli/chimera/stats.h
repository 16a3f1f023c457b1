#pragma once

#include "cli/stats/words.h"
#include "rules/chimera/game.h"

namespace lair::cli {

template <>
std::vector<OwnTable> own_tables<chimera::Game>(const StatsWords& words,
                                                const Statistics::Players<chimera::Game>& players);

}  // namespace lair::cli
