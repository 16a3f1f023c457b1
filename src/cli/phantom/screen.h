#pragma once

#include <memory>

#include "cli/play/screen.h"
#include "rules/phantom/game.h"

namespace lair::cli {

template <>
std::unique_ptr<Screen<phantom::Game>> make_screen<phantom::Game>(Terminal& terminal,
                                                                  const Players& players);

}  // namespace lair::cli
