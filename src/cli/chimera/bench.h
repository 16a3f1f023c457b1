#pragma once

#include "cli/commands/measure.h"
#include "rules/chimera/game.h"

namespace lair::cli {

template <>
void measure<chimera::Game>(Measures& measures);

}  // namespace lair::cli
