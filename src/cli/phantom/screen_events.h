#pragma once

#include <string>

#include "cli/play/players.h"
#include "cli/play/story.h"
#include "cli/terminal/terminal_look.h"
#include "rules/phantom/game.h"

namespace lair::cli {

// An event in words. The knowledge is that of a seat that saw the event, and contains it.
Telling told(const Look& look, const Players& players, const Knowledge<phantom::Game>& knowledge,
             const phantom::Event& event);

// A deal, a turn begun, a claim, the end of a round.
template <>
bool turning_point<phantom::Game>(const phantom::Event& event);

}  // namespace lair::cli
