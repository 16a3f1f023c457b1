#pragma once

#include <string>

namespace lair::cli {

// What the program is, in a line: "the card games Chimera and Phantom Rummy".
std::string card_games();

// What `lair` alone says.
std::string welcome();

}  // namespace lair::cli
