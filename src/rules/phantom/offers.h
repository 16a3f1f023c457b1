#pragma once

#include "rules/phantom/cards.h"
#include "rules/phantom/state.h"

namespace lair::phantom {

// The names that form a big set with two cards of the hand: the third of a group, the highest,
// middle or lowest of a run.
constexpr NameMask claimable(const Cards& hand) {
  const NameMask held = hand.names();
  const NameMask runs = (held << 1 & held << 2) | (held << 1 & held >> 1) | (held >> 1 & held >> 2);
  return hand.at_least(2) | (runs & kNumberNames);
}

// Whether the seat is entitled to the last discard by P-5.1 (ask kOut) or P-5.2 (kClaim).
bool entitled(const State& state, Seat seat, Ask ask);

// Moves the question to the next entitled seat after the one that was asked; false if none is
// left. Begin with `ask` kNothing.
bool next_offer(State& state);

}  // namespace lair::phantom
