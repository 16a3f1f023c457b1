#include "rules/phantom/tables.h"

namespace lair::phantom {
namespace {

using tables::kCases;
using tables::kEveryByte;
using tables::power;

// Case of a name with so many laid copies and none in hand; each copy in hand adds 1.
constexpr std::array<int, 5> kFirstCase = {0, 5, 9, 12, 14};

// What a name in this case lacks to be used so often.
constexpr auto kLacks = [] {
  std::array<std::array<std::uint8_t, kCopies + 1>, kCases> lacks{};
  for (int laid = 0; laid <= kCopies; ++laid) {
    const int cap = kCopies - laid;
    for (int held = 0; held <= cap; ++held) {
      const int name_case = kFirstCase[static_cast<std::size_t>(laid)] + held;
      for (int used = 0; used <= kCopies; ++used) {
        lacks[static_cast<std::size_t>(name_case)][static_cast<std::size_t>(used)] =
            used > cap ? kNever : static_cast<std::uint8_t>(std::max(0, used - held));
      }
    }
  }
  return lacks;
}();

// Runs across the cut: how many start at 3, how many at 4.
struct Across {
  int from_three;
  int from_four;
  std::size_t first_aim;  // place of its aims among those of a part; 2 * own sets + pair follows
  constexpr int runs() const { return from_three + from_four; }
};
constexpr std::array<Across, 6> kAcross = {
    {{0, 0, 0}, {1, 0, 6}, {0, 1, 10}, {2, 0, 14}, {1, 1, 16}, {0, 2, 18}}};
constexpr std::size_t kPartAims = 20;

// How often each place of a part is used.
using Use = std::array<std::uint8_t, 4>;

constexpr Use sum(Use a, const Use& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<std::uint8_t>(a[i] + b[i]);
  return a;
}

// Ways in which a part of a kind can serve an aim.
struct Part {
  struct Shape {
    std::size_t aim;
    Use use;
  };
  int places;
  std::vector<Use> sets;  // those that lie within it
  std::vector<Shape> shapes;

  void add(std::size_t aim, const Use& use) {
    // A group and a pair of one name, for instance, would need five copies.
    for (const int used : use) {
      if (used > kCopies) return;
    }
    shapes.push_back({aim, use});
  }
  void add_with_and_without_pair(std::size_t aim, const Use& use) {
    add(aim, use);
    for (std::size_t place = 0; place < static_cast<std::size_t>(places); ++place) {
      Use pair{};
      pair[place] = 2;
      add(aim + 1, sum(use, pair));
    }
  }
  // All choices of up to `most` own sets on top of what runs across the cut use.
  void add_all(std::size_t first_aim, const Use& across, int most) {
    add_with_and_without_pair(first_aim, across);
    for (std::size_t i = 0; most > 0 && i < sets.size(); ++i) {
      const Use one = sum(across, sets[i]);
      add_with_and_without_pair(first_aim + 2, one);
      for (std::size_t j = i; most > 1 && j < sets.size(); ++j) {
        add_with_and_without_pair(first_aim + 4, sum(one, sets[j]));
      }
    }
  }
};

Part low_part() {
  Part part{
      4, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {0, 0, 0, 3}, {1, 1, 1, 0}, {0, 1, 1, 1}}, {}};
  for (const Across& across : kAcross) {
    const Use use = {0, 0, static_cast<std::uint8_t>(across.from_three),
                     static_cast<std::uint8_t>(across.runs())};
    part.add_all(across.first_aim, use, 2 - across.runs());
  }
  return part;
}

Part high_part() {
  Part part{3, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {1, 1, 1, 0}}, {}};
  for (const Across& across : kAcross) {
    const Use use = {static_cast<std::uint8_t>(across.runs()),
                     static_cast<std::uint8_t>(across.from_four), 0, 0};
    part.add_all(across.first_aim, use, 2 - across.runs());
  }
  return part;
}

Part item_part() {
  Part part{4, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {0, 0, 0, 3}}, {}};
  part.add_all(0, {}, 2);
  return part;
}

// For every case of a place and the next, what each shape lacks there.
std::vector<std::uint8_t> lacks_of_two(const Part& part, std::size_t place) {
  std::vector<std::uint8_t> lacks;
  for (std::size_t code = 0; code < kCases * kCases; ++code) {
    for (const Part::Shape& shape : part.shapes) {
      const int sum =
          kLacks[code % kCases][shape.use[place]] + kLacks[code / kCases][shape.use[place + 1]];
      lacks.push_back(static_cast<std::uint8_t>(std::min<int>(sum, kNever)));
    }
  }
  return lacks;
}

// For every combination of the places' cases, the least that is missing for each aim.
using PartAims = std::array<std::uint8_t, kPartAims>;
std::vector<PartAims> fill(const Part& part) {
  const std::vector<std::uint8_t> first = lacks_of_two(part, 0);
  const std::vector<std::uint8_t> second = lacks_of_two(part, 2);
  const std::size_t shapes = part.shapes.size();
  std::vector<PartAims> table(power(kCases, part.places));
  std::vector<std::uint8_t> lacks(shapes);
  for (std::size_t code = 0; code < table.size(); ++code) {
    const std::uint8_t* const a = first.data() + code % (kCases * kCases) * shapes;
    const std::uint8_t* const b = second.data() + code / (kCases * kCases) * shapes;
    for (std::size_t i = 0; i < shapes; ++i) lacks[i] = static_cast<std::uint8_t>(a[i] + b[i]);
    table[code].fill(kNever);
    for (std::size_t i = 0; i < shapes; ++i) {
      std::uint8_t& best = table[code][part.shapes[i].aim];
      best = std::min(best, lacks[i]);
    }
  }
  return table;
}

// A way to serve an aim of the kind by an aim of either part, and the byte where its sum stands: in
// one of the aim's own lanes of eight, the second eight lanes being the first again.
struct Join {
  std::size_t low;
  std::size_t high;
  std::size_t byte;
};
constexpr std::size_t kJoinCount = 44;
constexpr std::array<std::array<std::size_t, 3>, kAims> kLanesOf = {
    {{}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}, {4, 0, 4}, {5, 6, 7}}};
constexpr std::array<std::size_t, kAims> kLaneCount = {0, 1, 1, 1, 2, 3};
constexpr auto kJoins = [] {
  std::array<Join, kJoinCount> joins{};
  std::array<std::size_t, kAims> used{};
  std::size_t count = 0;
  const auto add = [&](std::size_t aim, std::size_t low, std::size_t high) {
    if (aim == 0) return;
    const std::size_t lane = kLanesOf[aim][used[aim] % kLaneCount[aim]];
    const std::size_t depth = used[aim] / kLaneCount[aim];  // 0 to 7
    ++used[aim];
    joins[count++] = {low, high, depth / 2 * 16 + depth % 2 * 8 + lane};
  };
  for (const Across& across : kAcross) {
    const int most = 2 - across.runs();
    for (int low = 0; low <= most; ++low) {
      for (int high = 0; low + high <= most; ++high) {
        const auto aim = 2 * static_cast<std::size_t>(across.runs() + low + high);
        const std::size_t l = across.first_aim + static_cast<std::size_t>(2 * low);
        const std::size_t h = across.first_aim + static_cast<std::size_t>(2 * high);
        add(aim, l, h);
        add(aim + 1, l + 1, h);
        add(aim + 1, l, h + 1);
      }
    }
  }
  return joins;
}();

// Spreads the aims of a part over the bytes at which they are added; bytes of no join never win.
std::vector<tables::PartMissing> spread(const std::vector<PartAims>& parts,
                                        std::size_t Join::*side) {
  std::vector<tables::PartMissing> rows(parts.size());
  for (std::size_t code = 0; code < parts.size(); ++code) {
    rows[code].bytes.fill(kNever);
    for (const Join& join : kJoins) rows[code].bytes[join.byte] = parts[code][join.*side];
  }
  return rows;
}

// A 1 in every byte of `missing` that is more than that of `then`; both below 128.
constexpr std::uint64_t less(Missing then, Missing missing) {
  return ((missing | kEveryByte << 7) - then - kEveryByte) >> 7 & kEveryByte;
}

// The names that make less missing: `after(place)` is what would be missing with one more of it.
template <class After>
Helps helping(Missing missing, NameMask places, After after) {
  Helps helps = 0;
  for (NameMask left = places; left != 0; left &= left - 1) {
    const int place = std::countr_zero(left);
    helps |= less(after(place), missing) << place;
  }
  return helps;
}

// The case of a name in which no copy is left to be had.
constexpr bool is_full(std::size_t name_case) {
  return name_case == 4 || name_case == 8 || name_case == 11 || name_case >= 13;
}

Missing to_missing(const PartAims& aims) {
  Missing missing = 0;
  for (std::size_t aim = 1; aim < kAims; ++aim) missing |= Missing{aims[aim]} << (8 * aim);
  return missing;
}

// Seven counts in base 5, as two codes of 15 cases: without laid copies, or with one of every name
// of which there are not four in the hand.
Tables::Parts parts_of(std::size_t counts, bool one_laid) {
  Tables::Parts parts{};
  for (int place = 0; place < 7; ++place, counts /= 5) {
    const std::size_t held = counts % 5;
    const std::size_t name_case = one_laid && held < kCopies ? kFirstCase[1] + held : held;
    (place < 4 ? parts.low : parts.high) += name_case * tables::kBase15[1U << place % 4];
  }
  return parts;
}

// How many copies of each number of a kind one laid big set takes.
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

// Calls `use` with the parts of every hand of at most three copies a number beside these laid ones.
template <class Use>
void each_hand(const Counts& laid, Use use) {
  Counts held{};
  while (true) {
    Tables::Parts parts{};
    for (std::size_t i = 0; i < held.size(); ++i) {
      const int name_case = kFirstCase[static_cast<std::size_t>(laid[i])] + held[i];
      (i < 4 ? parts.low : parts.high) +=
          static_cast<std::size_t>(name_case) * power(kCases, static_cast<int>(i % 4));
    }
    use(parts);
    std::size_t i = 0;
    while (i < held.size() && ++held[i] > std::min(3, kCopies - laid[i])) held[i++] = 0;
    if (i == held.size()) return;
  }
}

}  // namespace

Missing missing_together(Missing a, Missing b) {
  std::array<int, kAims> least{};
  least.fill(kNever);
  for (std::size_t i = 0; i < kAims; ++i) {
    for (std::size_t j = 0; i + j < kAims; ++j) {
      if ((i & j & 1U) != 0) continue;  // one pair is enough
      least[i + j] = std::min(least[i + j], missing_for(a, i) + missing_for(b, j));
    }
  }
  Missing sum = 0;
  for (std::size_t aim = 1; aim < kAims; ++aim) {
    sum |= static_cast<Missing>(least[aim]) << (8 * aim);
  }
  return sum;
}

Tables::Tables()
    : low_(spread(fill(low_part()), &Join::low)),
      high_(spread(fill(high_part()), &Join::high)),
      profile_of_key_(tables::kKeys, kNoProfile) {
  fill_profiles();
  fill_help();
  mark_tight();
}

const Tables& Tables::get() {
  static const Tables kTables;
  return kTables;
}

void Tables::add_profile(Missing missing) {
  Profile& profile = profile_of_key_[tables::key_of(missing)];
  if (profile != kNoProfile || profile_count_ == kNoProfile) return;
  profile = static_cast<Profile>(profile_count_);
  missing_[profile_count_++] = missing;
}

// Up to two laid sets of the kind.
void Tables::add_laid_kinds() {
  const std::vector<Counts> sets = kind_sets();
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t j = i; j <= sets.size(); ++j) {
      Counts laid = sets[i];
      for (std::size_t k = 0; j < sets.size() && k < laid.size(); ++k) laid[k] += sets[j][k];
      if (*std::max_element(laid.begin(), laid.end()) > kCopies) continue;
      each_hand(laid, [&](const Parts& code) { add_profile(parts(code)); });
    }
  }
}

void Tables::fill_profiles() {
  for (std::size_t code = 0; code < power(5, 7); ++code) {
    const Missing missing = parts(parts_of(code, false));
    add_profile(missing);
    numbers_.push_back(profile(missing));
  }
  for (const PartAims& aims : fill(item_part())) {
    add_profile(to_missing(aims));
    items_.push_back(profile(to_missing(aims)));
  }
  add_laid_kinds();
  // Sums of profiles are profiles again, until nothing new comes.
  for (std::size_t i = 0; i < profile_count_; ++i) {
    for (std::size_t j = 0; j <= i; ++j) add_profile(missing_together(missing_[i], missing_[j]));
  }
  both_.fill(kNoProfile);
  for (std::size_t i = 0; i < profile_count_; ++i) {
    for (std::size_t j = 0; j < profile_count_; ++j) {
      both_[i * kProfiles + j] = profile(missing_together(missing_[i], missing_[j]));
    }
  }
  missing_[kNoProfile] = ~Missing{0};
}

void Tables::fill_help() {
  for (std::size_t code = 0; code < numbers_.size(); ++code) {
    NameMask places = 0;
    std::size_t counts = code;
    for (int place = 0; place < 7; ++place, counts /= 5) {
      if (counts % 5 < kCopies) places |= 1U << place;
    }
    numbers_help_.push_back(helping(missing_[numbers_[code]], places, [&](int place) {
      return missing_[numbers_[code + tables::kBase5[1U << place]]];
    }));
  }
  for (std::size_t code = 0; code < items_.size(); ++code) {
    NameMask places = 0;
    std::size_t cases = code;
    for (int place = 0; place < 4; ++place, cases /= kCases) {
      if (!is_full(cases % kCases)) places |= 1U << place;
    }
    items_help_.push_back(helping(missing_[items_[code]], places, [&](int place) {
      return missing_[items_[code + tables::kBase15[1U << place]]];
    }));
  }
}

// A hand is tight if laying one copy of every name would change what it lacks, or lacks with one
// card more: then so might laying one of some names; else that cannot, lying between.
void Tables::mark_tight() {
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
      // The fourth copy could not be had.
      if (held == 3) tight = tight || (numbers_help_[code] >> place & kEveryByte) != 0;
    }
    if (tight) numbers_[code] = static_cast<Profile>(numbers_[code] + kProfiles);
  }
}

Helps Tables::parts_help(const Cards& hand, const Cards& laid, int kind) const {
  const Parts code = parts_code(hand, laid, kind);
  // No copy is left where held and laid copies are four: held at least h, laid at least 4 - h.
  NameMask full = hand.at_least(4) | laid.at_least(4);
  for (int held = 1; held < kCopies; ++held) {
    full |= hand.at_least(held) & laid.at_least(kCopies - held);
  }
  return helping(parts(code), ~(full >> (8 * kind)) & 0x7fU, [&](int place) {
    const std::size_t more = tables::kBase15[1U << place % 4];
    return place < 4 ? parts({code.low + more, code.high}) : parts({code.low, code.high + more});
  });
}

}  // namespace lair::phantom
