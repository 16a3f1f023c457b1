#pragma once

#include <span>
#include <string_view>

#include "core/inline_vector.h"
#include "rules/phantom/big_set.h"
#include "rules/phantom/card.h"
#include "rules/phantom/cards.h"

namespace lair::phantom {

// The cards of a player who goes out.
struct GoneOut {
  Cards hand;  // all of it, a taken discard included
  Laid laid;
  NameMask shown = 0;  // names in the sets and the pair shown from the hand

  // The names that a turned card may match (P-7.3).
  NameMask matching() const { return shown | laid.cards.names(); }
};

// A part of a score. `what` is a stable key, for the catalogues and the referee's answer:
//   laid-sets    1 for each big set before the player (P-7.3)
//   red-cards    1 for each red card in laid sets and hand, basic game (P-7.3)
//   turned       1 for each turned card that matched (P-7.3)
//   red-1-7, red-2-6, red-3-5, red-4    a red number whose condition holds (P-8.2); `card` names it
//   special-item 1 for a special item, advanced game (P-8.2); `card` names it
//   item-groups  three laid groups of items: the game is won, nothing is scored (P-8.3)
struct ScorePart {
  std::string_view rule;
  std::string_view what;
  int points = 0;
  Card card = kNoCard;
};

struct Score {
  int points = 0;
  bool wins_game = false;
  // Laid sets, red cards together or one by one, turned cards; parts of no points are left out.
  InlineVector<ScorePart, 27> parts;
};

// P-7.3, or section 8. Turned cards count up to the first that does not match. In the advanced game
// no cards are turned (P-8.1).
Score score(const GoneOut& out, std::span<const Card> turned, bool advanced);

// The same as counts, as entered by players with real cards.
struct Tally {
  bool advanced = false;
  int laid_sets = 0;
  int item_groups = 0;  // of the laid sets; advanced game
  int reds = 0;         // basic game
  int turned = 0;       // cards that matched; basic game
  struct Red {
    Name name{};
    bool holds = false;  // its condition (P-8.2); ignored for a 3, a 5 and an item
  };
  InlineVector<Red, 25> red_cards;  // advanced game
};
Score score(const Tally& tally);

// The number of cards turned up from this deck, including the one that ends it (P-7.3).
int cards_turned(NameMask matching, std::span<const Card> deck);

}  // namespace lair::phantom
