#pragma once

#include <cstddef>
#include <cstdint>

#include "core/inline_vector.h"
#include "rules/phantom/card.h"
#include "rules/phantom/cards.h"

namespace lair::phantom {

// A big set (P-2.1), a pair, two cards that one more makes a run, or a card by itself.
enum class GroupKind : std::uint8_t { kSet, kPair, kNear, kSingle };

struct CardGroup {
  GroupKind kind{};
  InlineVector<Card, 3> cards;  // sorted
  friend bool operator==(const CardGroup&, const CardGroup&) = default;
};

inline constexpr std::size_t kMostGrouped = 8;  // cards: more are never in a hand
using Grouping = InlineVector<CardGroup, kMostGrouped>;

// A hand of at most 8 cards laid out for the eye: sets before pairs before near sets, each in order
// of their cards. Red copies go to the sets.
Grouping group(const Cards& hand);

}  // namespace lair::phantom
