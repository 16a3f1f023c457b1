#pragma once

// The parts of Phantom Rummy for reviews and statistics.

#include "review/game_cards.h"
#include "review/phantom/statistics.h"  // IWYU pragma: export
#include "review/scene.h"
#include "rules/phantom/game.h"

namespace lair::phantom {

Scene scene_of(const View& view);

}  // namespace lair::phantom

namespace lair {

template <>
std::string card_said<phantom::Game>(Language language, std::string_view written);
template <>
std::string_view card_pictures<phantom::Game>();

}  // namespace lair
