#pragma once

#include <vector>

#include "bots/belief/history.h"
#include "bots/chimera/encoder.h"
#include "bots/net_bot.h"
#include "rules/chimera/game.h"

namespace lair::chimera {

// Bids, passes and plays of the others, and the gift of the partner. The Chimera leaves the gifts
// of the Hunters out of account, for it sees neither.
class RoundHistory {
 public:
  struct Guess {
    State state;
    Cards den = 0;  // the cards that the Chimera, if it is another seat, found in the den
  };

  RoundHistory() { decisions_.reserve(kMaxRoundEvents); }
  void read(const Knowledge<Game>& knowledge);
  std::size_t size() const { return decisions_.size(); }
  Guess draw(const Networks& networks, Rng& rng) const;
  bool vary(Guess& guess, Rng& rng) const;
  int log_likelihood(const Networks& networks, std::size_t decision, const Guess& guess) const;

  // What the player of a decision knew then, if the cards lie as guessed, and had heard.
  View view_then(std::size_t decision, const Guess& guess) const;
  const Passes& passes_then(std::size_t decision) const { return decisions_[decision].passes; }

 private:
  struct Seen {
    Table before;
    Passes passes;
    Seat seat;
    Move move;
  };

  // The Hunters' swap anew, from hands that they might have had before it.
  void swap_again(const Networks& networks, State& state, Rng& rng) const;
  Cards dealt_hand(Seat seat, const Guess& guess) const;
  bool swapped() const;

  View now_;
  Passes bids_;  // as they were heard before the swap
  std::vector<Seen> decisions_;
};

}  // namespace lair::chimera

namespace lair {

template <>
class History<chimera::Game> : public chimera::RoundHistory {
  using RoundHistory::RoundHistory;
};

}  // namespace lair
