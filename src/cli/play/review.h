#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/match.h"
#include "cli/terminal/terminal.h"
#include "core/result.h"
#include "core/seat.h"
#include "core/value.h"

namespace lair::cli {

// Yes (kPlayed) or no (kLeft); the end of the input means no.
Ending ask_yes(Terminal& terminal, std::string_view question);

// On a terminal, asks whether to review the decisions of that seat and shows the costliest. `read`
// returns the lines of the game. Returns kInterrupted after an interrupt, else kPlayed.
using GameReader = std::function<Result<std::vector<Value>>()>;
Ending offer_review(Terminal& terminal, Seat seat, const GameReader& read);
// The same for the person's seat of a game in a file.
Ending offer_review(Terminal& terminal, const std::string& path);

}  // namespace lair::cli
