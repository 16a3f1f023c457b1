#pragma once

#include <string>

#include "cli/command_line/command.h"
#include "cli/terminal/terminal.h"

namespace lair::cli {

// "lair play --today": the deal of the day, once, against the bots that everybody has.
Exit play_today(const std::string& game, Terminal& terminal);

}  // namespace lair::cli
