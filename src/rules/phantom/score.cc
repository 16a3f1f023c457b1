#include "rules/phantom/score.h"

#include <bit>

namespace lair::phantom {
namespace {

constexpr NameMask kNumberKinds[] = {0x7f, 0x7f00, 0x7f0000};
constexpr NameMask kOnesAndSevens = 0x414141;

void add(Score& score, const ScorePart& part) {
  if (part.points == 0) return;
  score.points += part.points;
  score.parts.push_back(part);
}

// P-8.2. The part has no points if the condition does not hold.
ScorePart red_card(const GoneOut& out, Name name) {
  const NameMask laid = out.laid.cards.names();
  const bool edges = (laid & (kOnesAndSevens | kItemNames)) != 0;
  const Card card = card_of(name, true);
  if (kind_of(name) == Kind::kItem) return {"P-8.2", "special-item", 1, card};
  switch (number_of(name)) {
    case 1:
    case 7:
      return {"P-8.2", "red-1-7", edges ? 2 : 0, card};
    case 2:
    case 6:
      return {"P-8.2", "red-2-6", edges ? 0 : 2, card};
    case 3:
    case 5:
      return {"P-8.2", "red-3-5", out.laid.sets >= 3 ? 2 : 0, card};
    default: {
      const NameMask kind = kNumberKinds[static_cast<int>(kind_of(name))];
      const bool pure = ((laid | out.hand.names()) & ~kind & ~kItemNames) == 0;
      return {"P-8.2", "red-4", pure ? 5 : 0, card};
    }
  }
}

bool matches(NameMask matching, Card card) { return (matching & bit(name_of(card))) != 0; }

}  // namespace

Score score(const GoneOut& out, std::span<const Card> turned, bool advanced) {
  Score score;
  if (advanced && out.laid.item_groups >= 3) {
    score.wins_game = true;
    score.parts.push_back({"P-8.3", "item-groups", 0, kNoCard});
    return score;
  }
  add(score, {"P-7.3", "laid-sets", out.laid.sets, kNoCard});
  const NameMask reds = out.hand.reds() | out.laid.cards.reds();
  if (advanced) {
    for (NameMask left = reds; left != 0; left &= left - 1) add(score, red_card(out, lowest(left)));
    return score;
  }
  add(score, {"P-7.3", "red-cards", std::popcount(reds), kNoCard});
  int matched = 0;
  for (const Card card : turned) {
    if (!matches(out.matching(), card)) break;
    ++matched;
  }
  add(score, {"P-7.3", "turned", matched, kNoCard});
  return score;
}

int cards_turned(NameMask matching, std::span<const Card> deck) {
  int turned = 0;
  for (const Card card : deck) {
    ++turned;
    if (!matches(matching, card)) break;
  }
  return turned;
}

}  // namespace lair::phantom
