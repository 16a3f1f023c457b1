#pragma once

#include <string>
#include <string_view>

#include "cli/help/description.h"

namespace lair::cli {

// Writes a completion script for commands, options and their values. The shell is "bash",
// "zsh" or "fish".
std::string completion(const CommandInfo& program, std::string_view shell);

}  // namespace lair::cli
