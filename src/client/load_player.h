#pragma once

#include <string>
#include <string_view>

#include "client/json_slice.h"
#include "core/rng.h"
#include "rules/chimera/state.h"

namespace lair {

// A player of Chimera who knows what it was told over the wire, and answers at random what is
// legal.
class LoadPlayer {
 public:
  LoadPlayer(int seat, std::uint64_t seed) : rng_(seed) { state_.table.turn = me_ = seat_at(seat); }

  // An event, as the wire has it. False if it cannot be: cards that this seat does not hold, or
  // holds already.
  bool observe(JsonSlice event);
  // Writes what to answer when asked this, as a move of the protocol.
  void decide(std::string_view kind, std::string& move);
  // Does the view say the same as what was seen?
  bool agrees(JsonSlice view) const;

 private:
  chimera::Cards& hand() { return state_.hands[at(me_)]; }
  bool take(chimera::Cards cards);
  bool give(chimera::Cards cards);
  void lie_there(std::string_view top, chimera::Cards cards);

  Rng rng_;
  chimera::State state_{};
  Seat me_{};
  int bid_ = 0;
};

}  // namespace lair
