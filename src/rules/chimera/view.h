#pragma once

#include <optional>

#include "core/rng.h"
#include "core/seat.h"
#include "rules/chimera/event.h"
#include "rules/chimera/state.h"
#include "rules/contract.h"

// The knowledge of one seat.

namespace lair::chimera {

struct View {
  Table table{};
  Cards hand = 0;
  Cards given = 0;  // in the swap, once chosen (C-4.2)
  Cards got = 0;    // in the swap, once both have chosen
  Seat seat{};
  friend bool operator==(const View&, const View&) = default;
};

View view(const State& state, Seat seat);
void legal_moves(const View& view, MoveList& moves);
void observe(View& view, const Event& event);
// Must this seat decide now? In the swap both Hunters must until they have chosen.
bool asked(const View& view);

// The cards that the view's seat knows to be in another hand: the face-up card, if it cannot have
// moved (C-2.4), and the cards given in the swap that have not been played since.
Cards known_cards(const View& view, Seat other);

// While the bidding lasts, the move by which this seat helps `chimera` to be the Chimera at `bid`.
std::optional<Move> contract_move(const View& view, Seat chimera, int bid);
// The contract of the round just scored.
Contract contract_of(const State& state);

// A truth drawn uniformly from those in which this is the seat's view: the hidden cards and, for
// the Chimera, what the Hunters gave each other.
State sample(const View& view, Rng& rng);

}  // namespace lair::chimera
