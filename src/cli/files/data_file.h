#pragma once

#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
}  // namespace CLI

namespace lair::cli {

// Adds --data for a command that reads an existing data file. The default is lair.db in the current
// folder, or else the data file of the Debian package's service.
void add_data_option(CLI::App& command, std::string& data);

}  // namespace lair::cli
