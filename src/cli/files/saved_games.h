#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"

// Games of "lair play" as they are kept from move to move: each is a record in a file of its own,
// in the folder of the XDG base directories for what a program remembers.

namespace lair::cli {

// $XDG_STATE_HOME/lair, else ~/.local/state/lair; empty without a home.
std::string state_folder();
// Its folder "games".
std::string saved_games_folder();

// A fresh name in the folder, which is made if it is not there: "20241231T235959Z-chimera...".
// Empty if it cannot be.
std::string new_saved_game(std::string_view game);

// The lines of the one game in the file; none if it has another number of them, or the rules do not
// agree.
std::vector<Value> lines_of_game(const std::string& path);

// Takes off what a killed program left of a line. False if there is nothing to go on with: no line,
// or the game is over.
bool make_whole(const std::string& path);

struct SavedGame {
  std::string path;
  std::vector<Value> lines;  // of its record, header first; the rules agree with them
};
// The game that was begun last, of this name or, without one, of any, of those that can be gone on
// with: it has no end, and no other program is playing it.
std::optional<SavedGame> find_saved_game(std::string_view game);
// The same, but only if no game of this name was begun after it.
std::optional<SavedGame> find_newest_game(std::string_view game);

}  // namespace lair::cli
