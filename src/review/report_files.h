#pragma once

#include <string_view>

// The files of a report, which are built into the program.

namespace lair {

std::string_view report_style();
// The pictures of a game's cards, as symbols: `card-7j` is a whole card.
std::string_view card_pictures(std::string_view game);

}  // namespace lair
