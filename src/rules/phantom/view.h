#pragma once

#include "core/rng.h"
#include "core/seat.h"
#include "rules/phantom/board.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/move.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// The knowledge of a seat: the public board, its own hand and the question to itself. It does not
// show whether others are or were asked (P-5.1, P-5.2).
struct View {
  Board board;
  Seat seat{};
  Ask ask = Ask::kNothing;
  Cards hand;
  friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, Seat seat);
void legal_moves(const View& view, MoveList& moves);

// The cards that this seat cannot see: in other hands (without those it saw taken) or in the deck.
Cards unseen(const View& view);

// The way of going out that a client suggests (P-6.4). The certain points are the same for all
// ways, so it is the one that most unseen cards match. Null if there is none.
const Move* preferred_out(const View& view, const MoveList& moves);

}  // namespace lair::phantom
