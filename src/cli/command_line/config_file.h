#pragma once

#include <string>

#include "core/result.h"

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
}  // namespace CLI

namespace lair::cli {

// Options of a command from a file of lines such as `listen = "0.0.0.0:8080"`, with # before
// remarks. What the command line or the environment has said stays. To be called when those have
// been read: CLI11 reads files for the program alone, not for its commands.
MaybeError read_config_file(CLI::App& command, const std::string& path);

}  // namespace lair::cli
