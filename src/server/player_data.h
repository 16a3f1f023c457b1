#pragma once

#include "core/value.h"
#include "table/store.h"

namespace lair {

// What is stored about a player, with the records of the finished games; what others have reported,
// without who it was. Of a game that is played there is nothing but its table: hidden cards.
Value player_data(Store& store, const PlayerRow& player);

}  // namespace lair
