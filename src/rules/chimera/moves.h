#pragma once

#include "core/inline_vector.h"
#include "rules/chimera/move.h"

// Every different play of a hand, in the order of Move's bits. Plays differ in ranks or in reading.

namespace lair::chimera {

// A search for the hand of 20 cards with the most plays (moves_test.cc) finds none with 700.
inline constexpr std::size_t kMaxMoves = 1024;
using MoveList = InlineVector<Move, kMaxMoves>;

// All combinations in the hand, of at most 20 cards (C-5.1).
void lead_moves(Cards hand, MoveList& moves);
// The pass, and all combinations in the hand that beat `on` (C-5.2, C-5.3, C-5.5).
void follow_moves(Cards hand, Move on, MoveList& moves);
// Gifts of `cards` cards, one or two (C-4.2).
void gift_moves(Cards hand, int cards, MoveList& moves);

}  // namespace lair::chimera
