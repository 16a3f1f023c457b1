#include "rules/phantom/score.h"

#include <bit>

namespace lair::phantom {
namespace {

constexpr NameMask kNumberKinds[] = {0x7f, 0x7f00, 0x7f0000};
constexpr NameMask kOnesAndSevens = 0x414141;
constexpr int kWinningGroups = 3;  // P-8.3

void add(Score& score, const ScorePart& part) {
  if (part.points == 0) return;
  score.points += part.points;
  score.parts.push_back(part);
}

// P-8.2. The part has no points if the condition does not hold.
ScorePart red_part(Name name, bool holds) {
  const Card card = card_of(name, true);
  if (kind_of(name) == Kind::kItem) return {"P-8.2", "special-item", 1, card};
  constexpr std::string_view kWhat[] = {"red-1-7", "red-2-6", "red-3-5", "red-4"};
  const int number = number_of(name);
  const int from_edge = number <= 4 ? number - 1 : 7 - number;
  return {"P-8.2", kWhat[from_edge], !holds ? 0 : from_edge == 3 ? 5 : 2, card};
}

bool enough_for_3_and_5(int laid_sets) { return laid_sets >= 3; }

bool condition_holds(const GoneOut& out, Name name) {
  const NameMask laid = out.laid.cards.names();
  const bool edges = (laid & (kOnesAndSevens | kItemNames)) != 0;
  if (kind_of(name) == Kind::kItem) return true;
  switch (number_of(name)) {
    case 1:
    case 7:
      return edges;
    case 2:
    case 6:
      return !edges;
    case 3:
    case 5:
      return enough_for_3_and_5(out.laid.sets);
    default: {
      const NameMask kind = kNumberKinds[static_cast<int>(kind_of(name))];
      return ((laid | out.hand.names()) & ~kind & ~kItemNames) == 0;
    }
  }
}

// P-8.3.
Score game_won() {
  Score score;
  score.wins_game = true;
  score.parts.push_back({"P-8.3", "item-groups", 0, kNoCard});
  return score;
}

bool matches(NameMask matching, Card card) { return (matching & bit(name_of(card))) != 0; }

}  // namespace

Score score(const GoneOut& out, std::span<const Card> turned, bool advanced) {
  if (advanced && out.laid.item_groups >= kWinningGroups) return game_won();
  Score score;
  add(score, {"P-7.3", "laid-sets", out.laid.sets, kNoCard});
  const NameMask reds = out.hand.reds() | out.laid.cards.reds();
  if (advanced) {
    for (NameMask left = reds; left != 0; left &= left - 1) {
      const Name name = lowest(left);
      add(score, red_part(name, condition_holds(out, name)));
    }
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

Score score(const Tally& tally) {
  if (tally.advanced && tally.item_groups >= kWinningGroups) return game_won();
  Score score;
  add(score, {"P-7.3", "laid-sets", tally.laid_sets, kNoCard});
  if (tally.advanced) {
    for (const Tally::Red& red : tally.red_cards) {
      const bool by_sets = number_of(red.name) == 3 || number_of(red.name) == 5;
      add(score, red_part(red.name, by_sets ? enough_for_3_and_5(tally.laid_sets) : red.holds));
    }
    return score;
  }
  add(score, {"P-7.3", "red-cards", tally.reds, kNoCard});
  add(score, {"P-7.3", "turned", tally.turned, kNoCard});
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
