#pragma once

#include <string>

#include "cli/command_line/command.h"
#include "cli/terminal/terminal.h"

namespace lair::cli {

// "lair play --today": plays the deal of the day once, against the same bots that everybody plays
// against.
Exit play_today(const std::string& game, Terminal& terminal);

}  // namespace lair::cli
