#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/value.h"

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
class Option;
}  // namespace CLI

namespace lair::cli {

// Adds the first argument of a command that begins a game: a name or short name of the registry. It
// is required unless the command changes that.
CLI::Option* add_game_argument(CLI::App& command, std::string& game);

// Makes the option accept a name or short name of the registry.
CLI::Option* known_game(CLI::Option* option);

// The rule options of every game, as flags ("--forced-bid highest" for forced_bid).
class RuleFlags {
 public:
  void add_to(CLI::App& command);

  // The given flags as options for AnyGame::start; an error for a flag of another game. The name
  // may be the short one. The game checks ranges when it starts.
  Result<Value> options(std::string_view game) const;

 private:
  std::vector<CLI::Option*> given_;  // in the order of the flags
};

}  // namespace lair::cli
