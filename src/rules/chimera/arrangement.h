#pragma once

#include "core/inline_vector.h"
#include "rules/chimera/card.h"
#include "rules/chimera/move.h"

namespace lair::chimera {

inline constexpr std::size_t kMostHeld = 20;  // C-4.1

// Cards that make a combination: runs, straights, the flight, or all that is left of a rank.
struct Group {
  Kind kind{};
  Cards cards = 0;
  friend bool operator==(const Group&, const Group&) = default;
};
using Arrangement = InlineVector<Group, kMostHeld>;

// Arranges a hand of at most 20 cards for display: as few groups as possible, by lowest card.
// Nothing is attached, and Pi Ya stands for nothing.
Arrangement arrange(Cards hand);

}  // namespace lair::chimera
