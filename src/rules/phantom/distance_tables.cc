#include "rules/phantom/distance_tables.h"

namespace lair::phantom {
namespace {

using tables::kCases;
using tables::kEveryByte;
using tables::power;

// The case of a name by its laid copies, with none in hand. Each copy in hand adds 1.
constexpr std::array<int, 5> kFirstCase = {0, 5, 9, 12, 14};

// The missing copies of a name, by its case and by the number of copies used.
constexpr auto kMissingCopies = [] {
  std::array<std::array<std::uint8_t, kCopies + 1>, kCases> lacks{};
  for (int laid = 0; laid <= kCopies; ++laid) {
    const int cap = kCopies - laid;
    for (int held = 0; held <= cap; ++held) {
      const int name_case = kFirstCase[static_cast<std::size_t>(laid)] + held;
      for (int used = 0; used <= kCopies; ++used) {
        lacks[static_cast<std::size_t>(name_case)][static_cast<std::size_t>(used)] =
            used > cap ? kImpossible : static_cast<std::uint8_t>(std::max(0, used - held));
      }
    }
  }
  return lacks;
}();

// Runs that cross the split: the number that start at 3, and at 4.
struct CrossingRuns {
  int from_three;
  int from_four;
  std::size_t first_goal;  // index of its goals in PartGoals; 2 * own sets + pair is added
  constexpr int runs() const { return from_three + from_four; }
};
constexpr std::array<CrossingRuns, 6> kCrossingRuns = {
    {{0, 0, 0}, {1, 0, 6}, {0, 1, 10}, {2, 0, 14}, {1, 1, 16}, {0, 2, 18}}};
constexpr std::size_t kPartGoals = 20;

// The number of copies used at each place of a part.
using Use = std::array<std::uint8_t, 4>;

constexpr Use sum(Use a, const Use& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<std::uint8_t>(a[i] + b[i]);
  return a;
}

// The patterns of a part of a kind that reach a goal.
struct Part {
  struct Pattern {
    std::size_t goal;
    Use use;
  };
  int places;
  std::vector<Use> sets;  // within the part
  std::vector<Pattern> patterns;

  void add(std::size_t goal, const Use& use) {
    // A group and a pair of one name, for instance, would need five copies.
    for (const int used : use) {
      if (used > kCopies) return;
    }
    patterns.push_back({goal, use});
  }
  void add_with_and_without_pair(std::size_t goal, const Use& use) {
    add(goal, use);
    for (std::size_t place = 0; place < static_cast<std::size_t>(places); ++place) {
      Use pair{};
      pair[place] = 2;
      add(goal + 1, sum(use, pair));
    }
  }
  // Adds all choices of up to `most` own sets beside the cards of crossing runs.
  void add_all(std::size_t first_goal, const Use& across, int most) {
    add_with_and_without_pair(first_goal, across);
    for (std::size_t i = 0; most > 0 && i < sets.size(); ++i) {
      const Use one = sum(across, sets[i]);
      add_with_and_without_pair(first_goal + 2, one);
      for (std::size_t j = i; most > 1 && j < sets.size(); ++j) {
        add_with_and_without_pair(first_goal + 4, sum(one, sets[j]));
      }
    }
  }
};

Part low_part() {
  Part part{
      4, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {0, 0, 0, 3}, {1, 1, 1, 0}, {0, 1, 1, 1}}, {}};
  for (const CrossingRuns& across : kCrossingRuns) {
    const Use use = {0, 0, static_cast<std::uint8_t>(across.from_three),
                     static_cast<std::uint8_t>(across.runs())};
    part.add_all(across.first_goal, use, 2 - across.runs());
  }
  return part;
}

Part high_part() {
  Part part{3, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {1, 1, 1, 0}}, {}};
  for (const CrossingRuns& across : kCrossingRuns) {
    const Use use = {static_cast<std::uint8_t>(across.runs()),
                     static_cast<std::uint8_t>(across.from_four), 0, 0};
    part.add_all(across.first_goal, use, 2 - across.runs());
  }
  return part;
}

Part item_part() {
  Part part{4, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {0, 0, 0, 3}}, {}};
  part.add_all(0, {}, 2);
  return part;
}

// For every pair of cases of a place and the next, the missing copies of each pattern there.
std::vector<std::uint8_t> missing_of_two(const Part& part, std::size_t place) {
  std::vector<std::uint8_t> lacks;
  for (std::size_t code = 0; code < kCases * kCases; ++code) {
    for (const Part::Pattern& pattern : part.patterns) {
      const int sum = kMissingCopies[code % kCases][pattern.use[place]] +
                      kMissingCopies[code / kCases][pattern.use[place + 1]];
      lacks.push_back(static_cast<std::uint8_t>(std::min<int>(sum, kImpossible)));
    }
  }
  return lacks;
}

// The least number of missing cards for each goal, by the cases of the places.
using PartGoals = std::array<std::uint8_t, kPartGoals>;
std::vector<PartGoals> fill(const Part& part) {
  const std::vector<std::uint8_t> first = missing_of_two(part, 0);
  const std::vector<std::uint8_t> second = missing_of_two(part, 2);
  const std::size_t patterns = part.patterns.size();
  std::vector<PartGoals> table(power(kCases, part.places));
  std::vector<std::uint8_t> lacks(patterns);
  for (std::size_t code = 0; code < table.size(); ++code) {
    const std::uint8_t* const a = first.data() + code % (kCases * kCases) * patterns;
    const std::uint8_t* const b = second.data() + code / (kCases * kCases) * patterns;
    for (std::size_t i = 0; i < patterns; ++i) lacks[i] = static_cast<std::uint8_t>(a[i] + b[i]);
    table[code].fill(kImpossible);
    for (std::size_t i = 0; i < patterns; ++i) {
      std::uint8_t& best = table[code][part.patterns[i].goal];
      best = std::min(best, lacks[i]);
    }
  }
  return table;
}

// A goal of each part that together reach a goal of the kind, and the byte that holds their sum.
// Each goal of the kind has lanes of its own among eight; the second eight lanes repeat the first.
struct Join {
  std::size_t low;
  std::size_t high;
  std::size_t byte;
};
constexpr std::size_t kJoinCount = 44;
constexpr std::array<std::array<std::size_t, 3>, kGoals> kLanesOf = {
    {{}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}, {4, 0, 4}, {5, 6, 7}}};
constexpr std::array<std::size_t, kGoals> kLaneCount = {0, 1, 1, 1, 2, 3};
constexpr auto kJoins = [] {
  std::array<Join, kJoinCount> joins{};
  std::array<std::size_t, kGoals> used{};
  std::size_t count = 0;
  const auto add = [&](std::size_t goal, std::size_t low, std::size_t high) {
    if (goal == 0) return;
    const std::size_t lane = kLanesOf[goal][used[goal] % kLaneCount[goal]];
    const std::size_t depth = used[goal] / kLaneCount[goal];  // 0 to 7
    ++used[goal];
    joins[count++] = {low, high, depth / 2 * 16 + depth % 2 * 8 + lane};
  };
  for (const CrossingRuns& across : kCrossingRuns) {
    const int most = 2 - across.runs();
    for (int low = 0; low <= most; ++low) {
      for (int high = 0; low + high <= most; ++high) {
        const auto goal = 2 * static_cast<std::size_t>(across.runs() + low + high);
        const std::size_t l = across.first_goal + static_cast<std::size_t>(2 * low);
        const std::size_t h = across.first_goal + static_cast<std::size_t>(2 * high);
        add(goal, l, h);
        add(goal + 1, l + 1, h);
        add(goal + 1, l, h + 1);
      }
    }
  }
  return joins;
}();

// Copies the goals of a part to the bytes at which they are added. Unused bytes are never the
// least.
std::vector<tables::PartMissing> spread(const std::vector<PartGoals>& parts,
                                        std::size_t Join::*side) {
  std::vector<tables::PartMissing> rows(parts.size());
  for (std::size_t code = 0; code < parts.size(); ++code) {
    rows[code].bytes.fill(kImpossible);
    for (const Join& join : kJoins) rows[code].bytes[join.byte] = parts[code][join.*side];
  }
  return rows;
}

// A 1 in every byte where `missing` is greater than `then`. All bytes are below 128.
constexpr std::uint64_t decreased(Missing then, Missing missing) {
  return ((missing | kEveryByte << 7) - then - kEveryByte) >> 7 & kEveryByte;
}

// The names that reduce the missing cards. `after(place)` returns those with one more copy.
template <class After>
Helps helpful_names(Missing missing, NameMask places, After after) {
  Helps helps = 0;
  for (NameMask left = places; left != 0; left &= left - 1) {
    const int place = std::countr_zero(left);
    helps |= decreased(after(place), missing) << place;
  }
  return helps;
}

// Whether no further copy of a name in this case is available.
constexpr bool is_full(std::size_t name_case) {
  return name_case == 4 || name_case == 8 || name_case == 11 || name_case >= 13;
}

Missing to_missing(const PartGoals& goals) {
  Missing missing = 0;
  for (std::size_t goal = 1; goal < kGoals; ++goal) missing |= Missing{goals[goal]} << (8 * goal);
  return missing;
}

// Converts seven counts in base 5 to the codes of the two parts: without laid copies, or with one
// of every name that has fewer than four copies in hand.
DistanceTables::Parts parts_of(std::size_t counts, bool one_laid) {
  DistanceTables::Parts parts{};
  for (int place = 0; place < 7; ++place, counts /= 5) {
    const std::size_t held = counts % 5;
    const std::size_t name_case = one_laid && held < kCopies ? kFirstCase[1] + held : held;
    (place < 4 ? parts.low : parts.high) += name_case * tables::kBase15[1U << place % 4];
  }
  return parts;
}

// The copies of each number of a kind in one laid big set.
using Counts = std::array<int, 7>;
std::vector<Counts> kind_sets() {
  std::vector<Counts> sets;
  for (std::size_t first = 0; first < 7; ++first) {
    Counts group{};
    group[first] = 3;
    sets.push_back(group);
    if (first >= 5) continue;
    Counts run{};
    for (std::size_t i = first; i < first + 3; ++i) run[i] = 1;
    sets.push_back(run);
  }
  return sets;
}

// Calls `visit` with the parts of every hand that has at most three copies of a number beside these
// laid ones.
template <class Visit>
void for_each_hand(const Counts& laid, Visit visit) {
  Counts held{};
  while (true) {
    DistanceTables::Parts parts{};
    for (std::size_t i = 0; i < held.size(); ++i) {
      const int name_case = kFirstCase[static_cast<std::size_t>(laid[i])] + held[i];
      (i < 4 ? parts.low : parts.high) +=
          static_cast<std::size_t>(name_case) * power(kCases, static_cast<int>(i % 4));
    }
    visit(parts);
    std::size_t i = 0;
    while (i < held.size() && ++held[i] > std::min(3, kCopies - laid[i])) held[i++] = 0;
    if (i == held.size()) return;
  }
}

}  // namespace

Missing combined_missing(Missing a, Missing b) {
  std::array<int, kGoals> least{};
  least.fill(kImpossible);
  for (std::size_t i = 0; i < kGoals; ++i) {
    for (std::size_t j = 0; i + j < kGoals; ++j) {
      if ((i & j & 1U) != 0) continue;  // there is only one pair
      least[i + j] = std::min(least[i + j], missing_for(a, i) + missing_for(b, j));
    }
  }
  Missing sum = 0;
  for (std::size_t goal = 1; goal < kGoals; ++goal) {
    sum |= static_cast<Missing>(least[goal]) << (8 * goal);
  }
  return sum;
}

DistanceTables::DistanceTables()
    : low_(spread(fill(low_part()), &Join::low)),
      high_(spread(fill(high_part()), &Join::high)),
      profile_of_key_(tables::kKeys, kNoProfile) {
  fill_profiles();
  fill_help();
  mark_tight();
}

const DistanceTables& DistanceTables::get() {
  static const DistanceTables kDistanceTables;
  return kDistanceTables;
}

void DistanceTables::add_profile(Missing missing) {
  Profile& profile = profile_of_key_[tables::key_of(missing)];
  if (profile != kNoProfile || profile_count_ == kNoProfile) return;
  profile = static_cast<Profile>(profile_count_);
  missing_[profile_count_++] = missing;
}

// Adds the profiles of hands with one or two laid sets of the kind.
void DistanceTables::add_laid_kinds() {
  const std::vector<Counts> sets = kind_sets();
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = i; j <= sets.size(); ++j) {
      Counts laid = sets[i];
      for (std::size_t k = 0; j < sets.size() && k < laid.size(); ++k) laid[k] += sets[j][k];
      if (*std::max_element(laid.begin(), laid.end()) > kCopies) continue;
      for_each_hand(laid, [&](const Parts& code) { add_profile(parts(code)); });
    }
  }
}

void DistanceTables::fill_profiles() {
  for (std::size_t code = 0; code < power(5, 7); ++code) {
    const Missing missing = parts(parts_of(code, false));
    add_profile(missing);
    numbers_.push_back(profile(missing));
  }
  for (const PartGoals& goals : fill(item_part())) {
    add_profile(to_missing(goals));
    items_.push_back(profile(to_missing(goals)));
  }
  add_laid_kinds();
  // Adds the combinations of profiles until no new one occurs.
  for (std::size_t i = 0; i < profile_count_; ++i) {
    for (std::size_t j = 0; j <= i; ++j) add_profile(combined_missing(missing_[i], missing_[j]));
  }
  combined_.fill(kNoProfile);
  for (std::size_t i = 0; i < profile_count_; ++i) {
    for (std::size_t j = 0; j < profile_count_; ++j) {
      combined_[i * kProfiles + j] = profile(combined_missing(missing_[i], missing_[j]));
    }
  }
  missing_[kNoProfile] = ~Missing{0};
}

void DistanceTables::fill_help() {
  for (std::size_t code = 0; code < numbers_.size(); ++code) {
    NameMask places = 0;
    std::size_t counts = code;
    for (int place = 0; place < 7; ++place, counts /= 5) {
      if (counts % 5 < kCopies) places |= 1U << place;
    }
    numbers_help_.push_back(helpful_names(missing_[numbers_[code]], places, [&](int place) {
      return missing_[numbers_[code + tables::kBase5[1U << place]]];
    }));
  }
  for (std::size_t code = 0; code < items_.size(); ++code) {
    NameMask places = 0;
    std::size_t cases = code;
    for (int place = 0; place < 4; ++place, cases /= kCases) {
      if (!is_full(cases % kCases)) places |= 1U << place;
    }
    items_help_.push_back(helpful_names(missing_[items_[code]], places, [&](int place) {
      return missing_[items_[code + tables::kBase15[1U << place]]];
    }));
  }
}

// A hand is tight if one laid copy of every name would change its missing cards, now or with one
// card more. Laid copies of only some names have an effect between none and that, so for other
// hands they change nothing.
void DistanceTables::mark_tight() {
  std::vector<bool> changed;
  for (std::size_t code = 0; code < numbers_.size(); ++code) {
    changed.push_back(parts(parts_of(code, true)) != missing_[numbers_[code]]);
  }
  for (std::size_t code = 0; code < numbers_.size(); ++code) {
    bool tight = changed[code];
    std::size_t counts = code;
    for (int place = 0; place < 7; ++place, counts /= 5) {
      const std::size_t held = counts % 5;
      if (held < 3) tight = tight || changed[code + tables::kBase5[1U << place]];
      // The fourth copy would not be available.
      if (held == 3) tight = tight || (numbers_help_[code] >> place & kEveryByte) != 0;
    }
    if (tight) numbers_[code] = static_cast<Profile>(numbers_[code] + kProfiles);
  }
}

Helps DistanceTables::parts_help(const Cards& hand, const Cards& laid, int kind) const {
  const Parts code = parts_code(hand, laid, kind);
  // No copy is available if held and laid copies are four: at least h held and at least 4 - h laid.
  NameMask full = hand.at_least(4) | laid.at_least(4);
  for (int held = 1; held < kCopies; ++held) {
    full |= hand.at_least(held) & laid.at_least(kCopies - held);
  }
  return helpful_names(parts(code), ~(full >> (8 * kind)) & 0x7fU, [&](int place) {
    const std::size_t more = tables::kBase15[1U << place % 4];
    return place < 4 ? parts({code.low + more, code.high}) : parts({code.low, code.high + more});
  });
}

}  // namespace lair::phantom
