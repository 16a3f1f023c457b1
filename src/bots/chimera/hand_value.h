#pragma once

#include "rules/chimera/card.h"
#include "rules/chimera/move.h"

namespace lair::chimera {

// How heavy a hand is: about a hundred for every play it takes to be rid of it, less where a play
// is likely to win the trick and so to keep the lead. Lower is better; whole numbers, so that every
// machine agrees.
int burden(Cards hand);

// How likely a combination is to win its trick, in percent, by its kind and height alone.
int holding(Move move);

}  // namespace lair::chimera
