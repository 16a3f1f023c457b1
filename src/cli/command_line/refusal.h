#pragma once

#include <span>

#include "cli/command_line/command.h"

namespace CLI {  // NOLINT(readability-identifier-naming)
class ParseError;
}  // namespace CLI

namespace lair::cli {

// Explains why a command line was refused and suggests a correction.
Exit refuse(const CLI::App& program, const CLI::ParseError& error, std::span<char* const> words);

}  // namespace lair::cli
