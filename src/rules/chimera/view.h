#pragma once

#include <optional>

#include "core/rng.h"
#include "core/seat.h"
#include "rules/chimera/event.h"
#include "rules/chimera/state.h"
#include "rules/contract.h"

// What one seat knows.

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
// Has this seat to decide now? Of the two Hunters in the swap, both until they have.
bool asked(const View& view);

// Cards that the view's seat knows another one to hold: the face-up card where it cannot have moved
// (C-2.4), and what it gave away and has not been played since.
Cards known_cards(const View& view, Seat other);

// While the bidding lasts, the move by which this seat helps `chimera` to be the Chimera at `bid`.
std::optional<Move> contract_move(const View& view, Seat chimera, int bid);
// That of the round just scored.
Contract contract_of(const State& state);

// A truth drawn uniformly from those in which this is the seat's view: the hidden cards and, for
// the Chimera, what the Hunters gave each other.
State sample(const View& view, Rng& rng);

}  // namespace lair::chimera
