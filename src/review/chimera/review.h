#pragma once

// The parts of Chimera for reviews and statistics.

#include "review/chimera/statistics.h"  // IWYU pragma: export
#include "review/game_cards.h"
#include "review/scene.h"
#include "rules/chimera/game.h"

namespace lair::chimera {

Scene scene_of(const View& view);

}  // namespace lair::chimera

namespace lair {

template <>
std::string card_said<chimera::Game>(Language language, std::string_view written);
template <>
std::string_view card_pictures<chimera::Game>();

}  // namespace lair
