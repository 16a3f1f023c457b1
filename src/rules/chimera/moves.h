#pragma once

#include "core/inline_vector.h"
#include "rules/chimera/move.h"

// Every different play of a hand, in the order of Move's bits. Plays differ in ranks or in reading.

namespace lair::chimera {

// The most plays a hand of 20 cards can have is 3,000 or so (moves_test.cc looks for the worst).
inline constexpr std::size_t kMaxMoves = 4096;
using MoveList = InlineVector<Move, kMaxMoves>;

// All combinations in the hand, of at most 20 cards (C-5.1).
void lead_moves(Cards hand, MoveList& moves);
// The pass, and all combinations in the hand that beat `on` (C-5.2, C-5.3, C-5.5).
void follow_moves(Cards hand, Move on, MoveList& moves);
// Gifts of `cards` cards, one or two (C-4.2).
void gift_moves(Cards hand, int cards, MoveList& moves);

}  // namespace lair::chimera
