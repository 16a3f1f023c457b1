#pragma once

#include "core/value.h"
#include "table/store.h"

namespace lair {

// Everything that is stored about a player, with the records of the finished games.
Value player_data(Store& store, const PlayerRow& player);

}  // namespace lair
