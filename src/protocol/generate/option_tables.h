#pragma once

#include <string>

#include "rules/any_game.h"

namespace lair {

// The table of a game's options in docs/formats.md.
std::string option_table_markdown(const AnyGame& game);

}  // namespace lair
