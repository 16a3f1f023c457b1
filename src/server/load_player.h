#pragma once

#include <string_view>

#include "core/rng.h"
#include "core/value.h"
#include "rules/chimera/state.h"

namespace lair {

// A player of Chimera who knows what it was told over the wire, and answers at random what is
// legal.
class LoadPlayer {
 public:
  LoadPlayer(int seat, std::uint64_t seed) : rng_(seed) { state_.table.turn = me_ = seat_at(seat); }

  // An event, as the wire has it. False if it cannot be: cards that this seat does not hold, or
  // holds already.
  bool observe(const Value& event);
  // What to answer when asked this, as a move of the protocol.
  Value decide(std::string_view kind);
  // Does the view say the same as what was seen?
  bool agrees(const Value& view) const;

 private:
  chimera::Cards& hand() { return state_.hands[at(me_)]; }
  bool take(chimera::Cards cards);
  bool give(chimera::Cards cards);
  void lie_there(const Value& event, chimera::Cards cards);

  Rng rng_;
  chimera::State state_{};
  Seat me_{};
  int bid_ = 0;
};

}  // namespace lair
