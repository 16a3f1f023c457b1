#pragma once

#include <cstdint>

#include "core/inline_vector.h"
#include "rules/phantom/big_set.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/options.h"

// How far a hand is from going out, exactly, for both readings of P-6.1. Only names count here (red
// or black plays no part), and only the player's own cards: a copy that lies elsewhere is still
// taken for one that may come, a copy that is in the own hand or laid sets is not. Hand and laid
// sets together must be cards of one deck.

namespace lair::phantom {

// The least number of cards that, added to the hand, make it hold a pair and the big sets that
// P-6.1 still asks of it beside the laid ones: 0 if it holds them. Whether a set is laid (P-6.2)
// changes only how many are asked for: without one, distance 0 does not allow going out yet.
int distance(const Cards& hand, const Laid& laid, GoingOut reading);

// The names of which one more copy makes the distance smaller.
NameMask helps(const Cards& hand, const Laid& laid, GoingOut reading);

// P-6.1 and P-6.2 hold.
bool complete(const Cards& hand, const Laid& laid, GoingOut reading);

// The names with which the player could go out, if he lacks only one card (P-4.4); else none.
NameMask waits(const Cards& hand, const Laid& laid, GoingOut reading);

// A card to discard and what the hand is without it.
struct DiscardChoice {
  Name name;
  std::uint8_t distance;
  std::uint8_t unseen;  // copies, not seen by the player, of the names that help
  NameMask helps;
  friend bool operator==(const DiscardChoice&, const DiscardChoice&) = default;
};
using DiscardChoices = InlineVector<DiscardChoice, 25>;

// One for every name in the hand, in order. `unseen` holds the cards that the player has not seen
// (view.h).
void discard_choices(const Cards& hand, const Laid& laid, GoingOut reading, const Cards& unseen,
                     DiscardChoices& choices);
// Only their distances.
void discard_distances(const Cards& hand, const Laid& laid, GoingOut reading,
                       DiscardChoices& choices);

// How many of the cards bear one of the names.
int copies_of(NameMask names, const Cards& cards);

// The player may announce with this hand (P-4.4).
bool is_waiting(const Cards& hand, const Laid& laid, GoingOut reading);

// A discard exists after which the hand, now at this distance, is a waiting one (P-4.4).
bool can_wait_after_discard(const Cards& hand, const Laid& laid, GoingOut reading, int now);

}  // namespace lair::phantom
