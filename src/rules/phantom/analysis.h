#pragma once

#include <cstdint>

#include "core/inline_vector.h"
#include "rules/phantom/big_set.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/options.h"

// The exact distance of a hand from going out, for both readings of P-6.1. Only names count here,
// not red or black, and only the player's own cards: copies elsewhere count as available, those in
// the hand and the laid sets do not. Hand and laid sets together must be cards of one deck.

namespace lair::phantom {

// The least number of cards to add to the hand until it holds a pair and the big sets that P-6.1
// requires beside the laid ones. A laid set (P-6.2) only reduces the number of required sets:
// without one, distance 0 does not yet allow going out.
int distance(const Cards& hand, const Laid& laid, GoingOut reading);

// The names of which one more copy reduces the distance.
NameMask helps(const Cards& hand, const Laid& laid, GoingOut reading);

// Whether P-6.1 and P-6.2 hold.
bool complete(const Cards& hand, const Laid& laid, GoingOut reading);

// The names with which the player could go out if one card is missing (P-4.4); otherwise none.
NameMask waits(const Cards& hand, const Laid& laid, GoingOut reading);

// A card to discard, and the hand without it.
struct DiscardChoice {
  Name name;
  std::uint8_t distance;
  std::uint8_t unseen;  // copies of the helping names that the player has not seen
  NameMask helps;
  friend bool operator==(const DiscardChoice&, const DiscardChoice&) = default;
};
using DiscardChoices = InlineVector<DiscardChoice, 25>;

// One for every name in the hand, in order. `unseen` holds the cards that the player has not seen
// (view.h).
void discard_choices(const Cards& hand, const Laid& laid, GoingOut reading, const Cards& unseen,
                     DiscardChoices& choices);
// The same with distances only.
void discard_distances(const Cards& hand, const Laid& laid, GoingOut reading,
                       DiscardChoices& choices);

// The number of cards with one of the names.
int copies_of(NameMask names, const Cards& cards);

// Whether the player may announce with this hand (P-4.4).
bool is_waiting(const Cards& hand, const Laid& laid, GoingOut reading);

// Whether a discard exists that leaves a waiting hand (P-4.4). `now` is the distance before it.
bool can_wait_after_discard(const Cards& hand, const Laid& laid, GoingOut reading, int now);

}  // namespace lair::phantom
