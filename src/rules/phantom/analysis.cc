#include "rules/phantom/analysis.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>

#include "rules/phantom/distance_tables.h"
#include "rules/phantom/ways.h"

namespace lair::phantom {
namespace {

constexpr int kKinds = 4;
constexpr int kItemKind = 3;

// The goal of a hand that needs so many sets and a pair.
template <int kSets>
constexpr std::size_t kGoal = 2 * kSets + 1;

// Whether laid copies of this kind can change the missing cards. A name is used at most three times
// for a set and a pair, and at most four times for two sets and a pair. So one laid copy seldom
// matters.
template <int kSets>
bool caps_matter(const DistanceTables& tables, const Cards& hand, const Cards& laid, int kind) {
  const auto laid_twice = laid.at_least(2) >> (8 * kind) & 0x7fU;
  if (laid_twice != 0) return true;
  if constexpr (kSets == 1) return false;
  const auto laid_once = laid.at_least(1) >> (8 * kind) & 0x7fU;
  return laid_once != 0 && tables.is_tight(DistanceTables::numbers_code(hand, kind));
}

template <int kSets>
Profile profile_of(const DistanceTables& tables, const Cards& hand, const Cards& laid, int kind) {
  if (kind == kItemKind) return tables.items(DistanceTables::items_code(hand, laid));
  if (!caps_matter<kSets>(tables, hand, laid, kind)) {
    return tables.numbers(DistanceTables::numbers_code(hand, kind));
  }
  return tables.profile(tables.parts(DistanceTables::parts_code(hand, laid, kind)));
}

// For the rare hands and laid sets without a listed profile.
template <int kSets>
int rare_distance(const DistanceTables& tables, const Cards& hand, const Cards& laid) {
  Missing sum = tables.missing(tables.items(DistanceTables::items_code(hand, laid)));
  for (int kind = 0; kind < kItemKind; ++kind) {
    sum = combined_missing(sum, tables.parts(DistanceTables::parts_code(hand, laid, kind)));
  }
  return missing_for(sum, kGoal<kSets>);
}

template <int kSets>
int distance_with(const Cards& hand, const Cards& laid) {
  const DistanceTables& tables = DistanceTables::get();
  const Profile left = tables.combined(profile_of<kSets>(tables, hand, laid, 0),
                                       profile_of<kSets>(tables, hand, laid, 1));
  const Profile right = tables.combined(profile_of<kSets>(tables, hand, laid, 2),
                                        profile_of<kSets>(tables, hand, laid, 3));
  const Profile all = tables.combined(left, right);
  if (all == kNoProfile) return rare_distance<kSets>(tables, hand, laid);
  return missing_for(tables.missing(all), kGoal<kSets>);
}

struct Outlook {
  int distance;
  NameMask helps;
};

// Like rare_distance.
template <int kSets>
Outlook rare_outlook(const Cards& hand, const Cards& laid) {
  Outlook outlook{distance_with<kSets>(hand, laid), 0};
  for (NameMask left = kAllNames; left != 0; left &= left - 1) {
    const Name name = lowest(left);
    if (hand.count(name) + laid.count(name) == kCopies) continue;
    Cards more = hand;
    more.put(name);
    if (distance_with<kSets>(more, laid) < outlook.distance) outlook.helps |= bit(name);
  }
  return outlook;
}

// The profile of each kind of a hand, and the names that help it.
struct Kinds {
  std::array<Profile, kKinds> profiles;
  std::array<Helps, kKinds> helps;

  template <int kSets>
  void look_up(const DistanceTables& tables, const Cards& hand, const Cards& laid, int kind) {
    const auto at = static_cast<std::size_t>(kind);
    if (kind == kItemKind) {
      const std::size_t code = DistanceTables::items_code(hand, laid);
      profiles[at] = tables.items(code);
      helps[at] = tables.items_help(code);
    } else if (!caps_matter<kSets>(tables, hand, laid, kind)) {
      const std::size_t code = DistanceTables::numbers_code(hand, kind);
      profiles[at] = tables.numbers(code);
      helps[at] = tables.numbers_help(code);
    } else {
      profiles[at] = tables.profile(tables.parts(DistanceTables::parts_code(hand, laid, kind)));
      helps[at] = tables.parts_help(hand, laid, kind);
    }
  }
  template <int kSets>
  static Kinds of(const DistanceTables& tables, const Cards& hand, const Cards& laid) {
    Kinds kinds;
    for (int kind = 0; kind < kKinds; ++kind) kinds.look_up<kSets>(tables, hand, laid, kind);
    return kinds;
  }
};

// The names of a kind that reduce the distance; `rest` is for the other kinds. These names help
// towards a goal that is part of a best combination. All bytes are below 128.
template <int kSets>
NameMask kind_helps(Missing kind, Helps helps, Missing rest, int distance) {
  using tables::kEveryByte;
  constexpr std::uint64_t kGoalBytes = ~std::uint64_t{0} >> (8 * (7 - kGoal<kSets>));
  // Goal g of this kind is combined with goal kGoal - g of the rest.
  const std::uint64_t turned = __builtin_bswap64(rest) >> (8 * (7 - kGoal<kSets>));
  const std::uint64_t off = (kind + turned) ^ kEveryByte * static_cast<unsigned>(distance);
  const std::uint64_t hits = (kEveryByte * 0x80 - off) >> 7 & kEveryByte & kGoalBytes;
  std::uint64_t names = helps & hits * 0x7f;
  names |= names >> 32;
  names |= names >> 16;
  names |= names >> 8;
  return static_cast<NameMask>(names & 0x7f);
}

// Returns nothing if a profile is not listed.
template <int kSets>
std::optional<Outlook> outlook_of(const DistanceTables& tables, const Kinds& kinds) {
  const Profile left = tables.combined(kinds.profiles[0], kinds.profiles[1]);
  const Profile right = tables.combined(kinds.profiles[2], kinds.profiles[3]);
  const Profile all = tables.combined(left, right);
  if (all == kNoProfile) return std::nullopt;
  Outlook outlook{missing_for(tables.missing(all), kGoal<kSets>), 0};
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const Profile rest = tables.combined(kind < 2 ? right : left, kinds.profiles[kind ^ 1U]);
    outlook.helps |= kind_helps<kSets>(tables.missing(kinds.profiles[kind]), kinds.helps[kind],
                                       tables.missing(rest), outlook.distance)
                     << (8 * kind);
  }
  return outlook;
}

template <int kSets>
Outlook outlook_with(const Cards& hand, const Cards& laid) {
  const DistanceTables& tables = DistanceTables::get();
  const auto outlook = outlook_of<kSets>(tables, Kinds::of<kSets>(tables, hand, laid));
  return outlook ? *outlook : rare_outlook<kSets>(hand, laid);
}

// At least two laid sets count, so only a pair is missing.
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
      return outlook_with<1>(hand, laid.cards);
    default:
      return outlook_with<2>(hand, laid.cards);
  }
}

// The names of a kind.
NameMask of_kind(NameMask names, int kind) { return names & NameMask{0xff} << (8 * kind); }

template <int kSets>
void choices_with(const Cards& hand, const Cards& laid, DiscardChoices& choices) {
  const DistanceTables& tables = DistanceTables::get();
  const Kinds kinds = Kinds::of<kSets>(tables, hand, laid);
  for (int kind = 0; kind < kKinds; ++kind) {
    Kinds after = kinds;
    for (NameMask left = of_kind(hand.names(), kind); left != 0; left &= left - 1) {
      Cards rest = hand;
      rest.drop(lowest(left));
      after.look_up<kSets>(tables, rest, laid, kind);
      const auto found = outlook_of<kSets>(tables, after);
      const Outlook outlook = found ? *found : rare_outlook<kSets>(rest, laid);
      choices.push_back(
          {lowest(left), static_cast<std::uint8_t>(outlook.distance), 0, outlook.helps});
    }
  }
}

template <int kSets>
void distances_with(const Cards& hand, const Cards& laid, DiscardChoices& choices) {
  const DistanceTables& tables = DistanceTables::get();
  std::array<Profile, kKinds> kinds;
  for (int kind = 0; kind < kKinds; ++kind) {
    kinds[static_cast<std::size_t>(kind)] = profile_of<kSets>(tables, hand, laid, kind);
  }
  const std::array<Profile, 2> halves = {tables.combined(kinds[0], kinds[1]),
                                         tables.combined(kinds[2], kinds[3])};
  for (int kind = 0; kind < kKinds; ++kind) {
    const Profile others =
        tables.combined(halves[kind < 2 ? 1 : 0], kinds[static_cast<std::size_t>(kind ^ 1)]);
    for (NameMask left = of_kind(hand.names(), kind); left != 0; left &= left - 1) {
      Cards rest = hand;
      rest.drop(lowest(left));
      const Profile all = tables.combined(profile_of<kSets>(tables, rest, laid, kind), others);
      const int missing = all == kNoProfile ? rare_distance<kSets>(tables, rest, laid)
                                            : missing_for(tables.missing(all), kGoal<kSets>);
      choices.push_back({lowest(left), static_cast<std::uint8_t>(missing), 0, 0});
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
      return distance_with<1>(hand, laid.cards);
    default:
      return distance_with<2>(hand, laid.cards);
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
  // Counts the bits of two words at once, since the target may have no instruction for it.
  constexpr std::uint64_t kPairs = 0x3333333333333333;
  constexpr std::uint64_t kNibbles = 0x0f0f0f0f0f0f0f0f;
  const std::uint64_t wanted = names | std::uint64_t{names} << 32;
  std::uint64_t sum = 0;
  for (const std::uint64_t levels : cards.level_words()) {
    std::uint64_t bits = levels & wanted;
    bits -= bits >> 1 & 0x5555555555555555;
    sum += (bits & kPairs) + (bits >> 2 & kPairs);  // at most 4 a nibble
  }
  sum = (sum & kNibbles) + (sum >> 4 & kNibbles);
  return static_cast<int>(sum * tables::kEveryByte >> 56);
}

void discard_choices(const Cards& hand, const Laid& laid, GoingOut reading, const Cards& unseen,
                     DiscardChoices& choices) {
  choices.clear();
  switch (sets_needed(laid.sets, reading)) {
    case 0:
      pair_choices(hand, laid, choices);
      break;
    case 1:
      choices_with<1>(hand, laid.cards, choices);
      break;
    default:
      choices_with<2>(hand, laid.cards, choices);
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
      return distances_with<1>(hand, laid.cards, choices);
    default:
      return distances_with<2>(hand, laid.cards, choices);
  }
}

bool is_waiting(const Cards& hand, const Laid& laid, GoingOut reading) {
  return laid.sets >= 1 && distance(hand, laid, reading) == 1;
}

bool can_wait_after_discard(const Cards& hand, const Laid& laid, GoingOut reading, int now) {
  if (laid.sets == 0 || now > 1) return false;
  // If one card is missing, the hand holds the rest of the pattern. Any card beyond it can be
  // discarded.
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
