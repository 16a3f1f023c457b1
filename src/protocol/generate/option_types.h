#pragma once

#include <string>

#include "rules/any_game.h"

namespace lair {

// web/src/games/GAME/generated.ts: the description of the game's options (the type `RuleOptions` of
// web/src/wire/options.ts), and its constants.
std::string option_types(const AnyGame& game);

// web/src/wire/settings.ts: the defaults of a table's settings.
std::string setting_defaults();

}  // namespace lair
