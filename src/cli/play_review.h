#pragma once

#include <string>
#include <string_view>

#include "cli/play_match.h"
#include "cli/terminal.h"

namespace lair::cli {

// Yes (kPlayed) or no (kLeft); the end of the input means no.
Ending ask_yes(Terminal& terminal, std::string_view question);

// On a terminal, asks whether to go through the person's decisions in the game of that file, and
// shows the costliest. kInterrupted if it was broken off, else kPlayed.
Ending offer_review(Terminal& terminal, const std::string& path);

}  // namespace lair::cli
