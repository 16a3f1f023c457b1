#pragma once

#include <span>

#include "cli/command_line/command.h"

namespace CLI {  // NOLINT(readability-identifier-naming)
class ParseError;
}  // namespace CLI

namespace lair::cli {

// Says what is wrong with a command line that could not be read, and what was probably meant.
Exit refuse(const CLI::App& program, const CLI::ParseError& error, std::span<char* const> words);

}  // namespace lair::cli
