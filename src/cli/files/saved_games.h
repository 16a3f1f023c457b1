#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"

// The saved games of "lair play". Each game is a record in a file of its own, updated after every
// move, in the state folder of the XDG base directories.

namespace lair::cli {

// $XDG_STATE_HOME/lair, else ~/.local/state/lair; empty without a home.
std::string state_folder();
// Its folder "games".
std::string saved_games_folder();

// A new file name in the folder: "20241231T235959Z-chimera...". Creates the folder; empty if that
// fails.
std::string new_saved_game(std::string_view game);

// The lines of the game in the file; none unless the file holds exactly one valid game.
std::vector<Value> lines_of_game(const std::string& path);

// Removes a partial last line, which a killed program may leave. False if the game cannot be
// resumed: it has no lines, or it is over.
bool make_whole(const std::string& path);

struct SavedGame {
  std::string path;
  std::vector<Value> lines;  // of its valid record, header first
};
// The saved game that was begun last: of the game of this name, or of any game. It must be
// unfinished and not open in another program.
std::optional<SavedGame> find_saved_game(std::string_view game);
// The same, but only if no later game of this name exists.
std::optional<SavedGame> find_newest_game(std::string_view game);

}  // namespace lair::cli
