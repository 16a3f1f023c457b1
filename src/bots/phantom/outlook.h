#pragma once

#include <array>

#include "rules/phantom/game.h"

namespace lair::phantom {

// The hand that a move leads to, and how it stands: how many cards are missing to go out, and how
// many unseen ones help. Where a discard is still due, by the best one.
struct Outlook {
  Cards hand;
  Laid laid;
  int missing = 0;
  int unseen = 0;
};
Outlook outlook(const View& view, const Move& move);
// Without a move: as the hand is now.
Outlook outlook(const View& view);

// How likely others who wait are to be able to go out with a card, in percent: counted over deals
// that the seat thinks possible, always the same ones.
class Dangers {
 public:
  explicit Dangers(const View& view);
  // If it is discarded.
  int of_discard(Name name) const { return discards_[static_cast<std::size_t>(index(name))]; }
  // If they take it from the talon themselves.
  int of_talon(Name name) const { return takes_[static_cast<std::size_t>(index(name))]; }

 private:
  std::array<int, kNamePlaces> discards_{}, takes_{};
};

}  // namespace lair::phantom
