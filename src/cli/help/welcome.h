#pragma once

#include <string>

namespace lair::cli {

// The program in one line: "the card games Chimera and Phantom Rummy".
std::string card_games();

// The output of `lair` without a command.
std::string welcome();

}  // namespace lair::cli
