#pragma once

#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
}  // namespace CLI

namespace lair::cli {

// Adds --data, for a command about a server's file that is there: if nothing else is said lair.db
// in this folder, or where there is none that of the Debian package's service.
void add_data_option(CLI::App& command, std::string& data);

}  // namespace lair::cli
