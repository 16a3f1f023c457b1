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

// The first argument of a command that begins a game: a name of the registry, also the short one.
// It must be given, unless the command says otherwise.
CLI::Option* add_game_argument(CLI::App& command, std::string& game);

// The option takes the name of a game of the registry, also the short one.
CLI::Option* known_game(CLI::Option* option);

// The rule options of every game, as flags ("--forced-bid highest" for forced_bid).
class RuleFlags {
 public:
  void add_to(CLI::App& command);

  // Those given, as AnyGame::start takes them; an error for a flag of another game. The game's
  // name may be the short one. Whether a number is in range, the game says when it starts.
  Result<Value> options(std::string_view game) const;

 private:
  std::vector<CLI::Option*> given_;  // of the command, beside the flags there are
};

}  // namespace lair::cli
