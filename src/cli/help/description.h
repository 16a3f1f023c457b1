#pragma once

#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
}  // namespace CLI

// The commands and options of the program, read from the parser. Help, manual page and completions
// are made from it.

namespace lair::cli {

struct OptionInfo {
  std::vector<std::string> names;  // "-h", "--help"; "GAME" for an argument without dashes
  std::string value;               // "N", "de|ko|fr|hu"; empty for a switch
  std::string about;
  std::string group;
  std::vector<std::string> choices;  // of the value, if it is limited to some
  bool files = false;                // the value names a file
  bool required = false;
  bool many = false;
};

struct CommandInfo {
  std::string name;  // without the program's
  std::string about;
  std::string footer;  // examples
  std::vector<OptionInfo> arguments;
  std::vector<OptionInfo> options;  // sorted by group
  std::vector<CommandInfo> commands;

  std::string usage(const std::string& program) const;  // "lair verify [OPTIONS] FILE..."
};

CommandInfo describe(const CLI::App& app);

// Everything about one command, for a terminal. A program with commands lists its exit codes too.
std::string help_text(const CommandInfo& command, const std::string& program);

}  // namespace lair::cli
