#pragma once

#include <string>
#include <string_view>

#include "client/json_slice.h"
#include "core/rng.h"
#include "rules/chimera/state.h"

namespace lair {

// A player of Chimera that makes random legal moves. It knows only the messages of the server.
class LoadPlayer {
 public:
  LoadPlayer(int seat, std::uint64_t seed) : rng_(seed) { state_.table.turn = me_ = seat_at(seat); }

  // Takes in an event of the protocol. False if it is impossible: it names cards that this seat
  // does not hold, or holds already.
  bool observe(JsonSlice event);
  // Appends the answer to a question of that kind: a move of the protocol.
  void decide(std::string_view kind, std::string& move);
  // The view agrees with the events so far.
  bool agrees(JsonSlice view) const;

 private:
  chimera::Cards& hand() { return state_.hands[at(me_)]; }
  bool take(chimera::Cards cards);
  bool give(chimera::Cards cards);
  void set_combination(std::string_view top, chimera::Cards cards);

  Rng rng_;
  chimera::State state_{};
  Seat me_{};
  int bid_ = 0;
};

}  // namespace lair
