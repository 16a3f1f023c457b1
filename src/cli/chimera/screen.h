#pragma once

#include <memory>

#include "cli/play/screen.h"
#include "rules/chimera/game.h"

namespace lair::cli {

template <>
std::unique_ptr<Screen<chimera::Game>> make_screen<chimera::Game>(Terminal& terminal,
                                                                  const Players& players);

}  // namespace lair::cli
