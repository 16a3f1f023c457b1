#pragma once

#include "rules/chimera/game.h"

namespace lair::chimera {

// The cards that the seat has not seen: in the others' hands, the one known to be there included.
Cards unseen(const View& view);

// Whether somebody might beat the combination by cards that the view's seat cannot see. Certain if
// it says no; attached cards, and who holds what, are left out of account.
bool can_be_beaten(const View& view, Move move);

}  // namespace lair::chimera
