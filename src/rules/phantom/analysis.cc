#include "rules/phantom/analysis.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "rules/phantom/tables.h"
#include "rules/phantom/ways.h"

namespace lair::phantom {
namespace {

constexpr std::size_t kKinds = 4;
constexpr std::size_t kItemKind = 3;

constexpr std::uint8_t least(int a, int b) { return static_cast<std::uint8_t>(std::min(a, b)); }

// What two parts of a hand lack together: the aims are shared out in the best way. The parts of
// aim 0 are always 0. With one set asked for, the aims of two are left as they are.
template <int kSets>
Missing both(const Missing& a, const Missing& b) {
  Missing sum{};
  sum[1] = least(a[1], b[1]);
  sum[2] = least(a[2], b[2]);
  sum[3] = least(least(a[3], b[3]), least(a[1] + b[2], a[2] + b[1]));
  if constexpr (kSets == 2) {
    sum[4] = least(least(a[4], b[4]), a[2] + b[2]);
    sum[5] = least(least(least(a[5], b[5]), least(a[1] + b[4], a[4] + b[1])),
                   least(a[2] + b[3], a[3] + b[2]));
  }
  return sum;
}

// The last of these aims only.
template <int kSets>
std::uint8_t total(const Missing& a, const Missing& b) {
  if constexpr (kSets == 1) {
    return least(least(a[3], b[3]), least(a[1] + b[2], a[2] + b[1]));
  }
  return least(least(least(a[5], b[5]), least(a[1] + b[4], a[4] + b[1])),
               least(a[2] + b[3], a[3] + b[2]));
}

// A name is used at most three times for a set and a pair, at most four times for two sets and a
// pair: fewer laid copies than this leave the table without caps exact.
template <int kSets>
bool caps_matter(const Cards& laid, std::size_t kind) {
  constexpr int kCopiesThatMatter = kSets == 1 ? 2 : 1;
  return (laid.at_least(kCopiesThatMatter) >> (8 * kind) & 0x7fU) != 0;
}

template <int kSets>
Missing kind_missing(const Cards& hand, const Laid& laid, std::size_t kind) {
  const Tables& tables = Tables::get();
  if (kind == kItemKind) return tables.items(hand, laid.cards).missing;
  return caps_matter<kSets>(laid.cards, kind)
             ? tables.missing_beside(hand, laid.cards, static_cast<int>(kind))
             : tables.numbers(hand, static_cast<int>(kind)).missing;
}

template <int kSets>
KindNeeds kind_needs(const Cards& hand, const Laid& laid, std::size_t kind) {
  const Tables& tables = Tables::get();
  if (kind == kItemKind) return tables.items(hand, laid.cards);
  return caps_matter<kSets>(laid.cards, kind)
             ? tables.numbers_beside(hand, laid.cards, static_cast<int>(kind))
             : tables.numbers(hand, static_cast<int>(kind));
}

template <int kSets>
int distance_with(const Cards& hand, const Laid& laid) {
  const Missing left =
      both<kSets>(kind_missing<kSets>(hand, laid, 0), kind_missing<kSets>(hand, laid, 1));
  const Missing right =
      both<kSets>(kind_missing<kSets>(hand, laid, 2), kind_missing<kSets>(hand, laid, 3));
  return total<kSets>(left, right);
}

// The names of a kind that help, if `rest` is what the other kinds lack: those that help it towards
// an aim with which the whole lacks the least.
template <int kSets>
NameMask kind_helps(const KindNeeds& kind, const Missing& rest, int distance) {
  constexpr std::size_t kLast = 2 * kSets + 1;
  unsigned helps = 0;
  for (std::size_t aim = 1; aim <= kLast; ++aim) {
    if (kind.missing[aim] + rest[kLast - aim] == distance) helps |= kind.helps[aim];
  }
  return helps;
}

struct Outlook {
  int distance;
  NameMask helps;
};

template <int kSets>
Outlook outlook_of(const std::array<KindNeeds, kKinds>& kinds) {
  const Missing left = both<kSets>(kinds[0].missing, kinds[1].missing);
  const Missing right = both<kSets>(kinds[2].missing, kinds[3].missing);
  Outlook outlook{total<kSets>(left, right), 0};
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const Missing& others = kind < 2 ? right : left;
    const Missing rest = both<kSets>(others, kinds[kind ^ 1U].missing);
    outlook.helps |= kind_helps<kSets>(kinds[kind], rest, outlook.distance) << (8 * kind);
  }
  return outlook;
}

template <int kSets>
std::array<KindNeeds, kKinds> all_needs(const Cards& hand, const Laid& laid) {
  return {kind_needs<kSets>(hand, laid, 0), kind_needs<kSets>(hand, laid, 1),
          kind_needs<kSets>(hand, laid, 2), kind_needs<kSets>(hand, laid, 3)};
}

// Two sets or more are laid and count: only a pair is wanted.
Outlook pair_outlook(const Cards& hand, const Laid& laid) {
  const NameMask can_pair = kAllNames & ~laid.cards.at_least(3);
  if (hand.at_least(2) != 0) return {0, 0};
  if ((hand.names() & can_pair) != 0) return {1, hand.names() & can_pair};
  return {2, can_pair};
}

Outlook outlook(const Cards& hand, const Laid& laid, GoingOut reading) {
  switch (sets_needed(laid.sets, reading)) {
    case 0:
      return pair_outlook(hand, laid);
    case 1:
      return outlook_of<1>(all_needs<1>(hand, laid));
    default:
      return outlook_of<2>(all_needs<2>(hand, laid));
  }
}

std::size_t kind_index(Name name) { return static_cast<std::size_t>(kind_of(name)); }

template <int kSets>
void choices_with(const Cards& hand, const Laid& laid, DiscardChoices& choices) {
  const std::array<KindNeeds, kKinds> kinds = all_needs<kSets>(hand, laid);
  for (NameMask left = hand.names(); left != 0; left &= left - 1) {
    const Name name = lowest(left);
    Cards rest = hand;
    rest.drop(name);
    std::array<KindNeeds, kKinds> after = kinds;
    after[kind_index(name)] = kind_needs<kSets>(rest, laid, kind_index(name));
    const Outlook outlook = outlook_of<kSets>(after);
    choices.push_back({name, static_cast<std::uint8_t>(outlook.distance), 0, outlook.helps});
  }
}

template <int kSets>
void distances_with(const Cards& hand, const Laid& laid, DiscardChoices& choices) {
  std::array<Missing, kKinds> kinds;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    kinds[kind] = kind_missing<kSets>(hand, laid, kind);
  }
  const Missing left_half = both<kSets>(kinds[0], kinds[1]);
  const Missing right_half = both<kSets>(kinds[2], kinds[3]);
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    NameMask left = hand.names() & NameMask{0x7f} << (8 * kind);
    if (left == 0) continue;
    const Missing others = both<kSets>(kind < 2 ? right_half : left_half, kinds[kind ^ 1U]);
    for (; left != 0; left &= left - 1) {
      Cards rest = hand;
      rest.drop(lowest(left));
      const std::uint8_t distance = total<kSets>(kind_missing<kSets>(rest, laid, kind), others);
      choices.push_back({lowest(left), distance, 0, 0});
    }
  }
}

void pair_choices(const Cards& hand, const Laid& laid, DiscardChoices& choices) {
  for (NameMask left = hand.names(); left != 0; left &= left - 1) {
    Cards rest = hand;
    rest.drop(lowest(left));
    const Outlook outlook = pair_outlook(rest, laid);
    choices.push_back(
        {lowest(left), static_cast<std::uint8_t>(outlook.distance), 0, outlook.helps});
  }
}

}  // namespace

int distance(const Cards& hand, const Laid& laid, GoingOut reading) {
  switch (sets_needed(laid.sets, reading)) {
    case 0:
      return pair_outlook(hand, laid).distance;
    case 1:
      return distance_with<1>(hand, laid);
    default:
      return distance_with<2>(hand, laid);
  }
}

NameMask helps(const Cards& hand, const Laid& laid, GoingOut reading) {
  return outlook(hand, laid, reading).helps;
}

bool complete(const Cards& hand, const Laid& laid, GoingOut reading) {
  return laid.sets >= 1 && distance(hand, laid, reading) == 0;
}

NameMask waits(const Cards& hand, const Laid& laid, GoingOut reading) {
  if (laid.sets == 0 || distance(hand, laid, reading) != 1) return 0;
  return helps(hand, laid, reading);
}

int copies_of(NameMask names, const Cards& cards) {
  int copies = 0;
  for (int level = 1; level <= kCopies; ++level) {
    copies += std::popcount(names & cards.at_least(level));
  }
  return copies;
}

void discard_choices(const Cards& hand, const Laid& laid, GoingOut reading, const Cards& unseen,
                     DiscardChoices& choices) {
  choices.clear();
  switch (sets_needed(laid.sets, reading)) {
    case 0:
      pair_choices(hand, laid, choices);
      break;
    case 1:
      choices_with<1>(hand, laid, choices);
      break;
    default:
      choices_with<2>(hand, laid, choices);
      break;
  }
  for (DiscardChoice& choice : choices) {
    choice.unseen = static_cast<std::uint8_t>(copies_of(choice.helps, unseen));
  }
}

void discard_distances(const Cards& hand, const Laid& laid, GoingOut reading,
                       DiscardChoices& choices) {
  choices.clear();
  switch (sets_needed(laid.sets, reading)) {
    case 0:
      return pair_choices(hand, laid, choices);
    case 1:
      return distances_with<1>(hand, laid, choices);
    default:
      return distances_with<2>(hand, laid, choices);
  }
}

bool is_waiting(const Cards& hand, const Laid& laid, GoingOut reading) {
  return laid.sets >= 1 && distance(hand, laid, reading) == 1;
}

bool can_wait_after_discard(const Cards& hand, const Laid& laid, GoingOut reading, int now) {
  if (laid.sets == 0 || now > 1) return false;
  // Lacking one card, the rest of the pattern is held; any card beyond it may go.
  const int pattern = 3 * sets_needed(laid.sets, reading) + 2;
  if (now == 1 && hand.size() >= pattern) return true;
  for (NameMask left = hand.names(); left != 0; left &= left - 1) {
    Cards rest = hand;
    rest.drop(lowest(left));
    if (is_waiting(rest, laid, reading)) return true;
  }
  return false;
}

}  // namespace lair::phantom
