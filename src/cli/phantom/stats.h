#pragma once

#include "cli/stats/words.h"
#include "rules/phantom/game.h"

namespace lair::cli {

template <>
std::vector<OwnTable> own_tables<phantom::Game>(const StatsWords& words,
                                                const Statistics::Players<phantom::Game>& players);

}  // namespace lair::cli
