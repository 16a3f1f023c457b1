#pragma once

#include "rules/game.h"

namespace lair {

// The decisions of others that a seat saw in a round, and how likely each is if the hidden cards
// lie in a certain way. A game whose bots draw conclusions from them has its own; in other games
// all deals that the seat thinks possible are equally likely.
//
//   read(knowledge)               what a seat saw, in place of what was read before
//   size()                        how many decisions there are, numbered from 0, oldest first
//   Guess                         a truth (`state`), and what else the past depends on
//   draw(networks, rng)           a guess that fits the knowledge, as likely as it is before what
//                                 follows from the decisions
//   vary(guess, rng)              makes of a guess another one that fits, both ways equally often;
//                                 false if there is none
//   log_likelihood(networks, i, guess)  of decision i, in parts of kBit (log_weight.h)
template <Game G>
class History {
 public:
  struct Guess {
    typename G::State state;
  };
  void read(const Knowledge<G>& knowledge) { view_ = knowledge.view; }
  static std::size_t size() { return 0; }
  template <class Networks>
  Guess draw(const Networks&, Rng& rng) const {
    return {sample(view_, rng)};
  }
  static bool vary(Guess&, Rng&) { return false; }
  template <class Networks>
  static int log_likelihood(const Networks&, std::size_t, const Guess&) {
    return 0;
  }

 private:
  typename G::View view_;
};

}  // namespace lair
