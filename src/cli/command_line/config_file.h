#pragma once

#include <string>

#include "core/result.h"

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
}  // namespace CLI

namespace lair::cli {

// Options of a command from a file of lines such as `listen = "0.0.0.0:8080"`, with # before
// remarks. The command line and the environment take precedence, so call it after they were parsed.
// CLI11 itself reads files only for the program, not for its commands.
MaybeError read_config_file(CLI::App& command, const std::string& path);

}  // namespace lair::cli
