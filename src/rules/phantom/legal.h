#pragma once

#include "rules/phantom/board.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/move.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// The legal moves of a seat with this hand and question; sorted, each once. They depend only on the
// board and the seat's hand, so truth and view agree.
void list_moves(const Board& board, Seat seat, const Cards& hand, Ask ask, MoveList& list);

void legal_moves(const State& state, MoveList& moves);

}  // namespace lair::phantom
