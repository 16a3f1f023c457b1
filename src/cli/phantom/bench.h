#pragma once

#include "cli/commands/measure.h"
#include "rules/phantom/game.h"

namespace lair::cli {

template <>
void measure<phantom::Game>(Measures& measures);

}  // namespace lair::cli
