#include "rules/phantom/tables.h"

#include <algorithm>
#include <utility>

namespace lair::phantom {
namespace {

constexpr int kCases = 15;
// Case of a name with so many laid copies and none in hand; each copy in hand adds 1.
constexpr std::array<int, 5> kFirstCase = {0, 5, 9, 12, 14};

constexpr std::size_t power(std::size_t base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

// For a set of a kind's places, the sum of their weights in a number system.
template <std::size_t kPlaces>
constexpr auto weights(std::size_t base) {
  std::array<std::uint32_t, std::size_t{1} << kPlaces> sums{};
  for (std::size_t set = 0; set < sums.size(); ++set) {
    for (std::size_t place = 0; place < kPlaces; ++place) {
      if ((set >> place & 1U) != 0) {
        sums[set] += static_cast<std::uint32_t>(power(base, static_cast<int>(place)));
      }
    }
  }
  return sums;
}
constexpr auto kBase5 = weights<7>(5);
constexpr auto kBase15 = weights<4>(kCases);

std::size_t free_code(const Cards& hand, int shift) {
  std::size_t code = 0;
  for (int copies = 1; copies <= kCopies; ++copies) {
    code += kBase5[hand.at_least(copies) >> shift & 0x7fU];
  }
  return code;
}

// Of the four (three) places from `shift` on. A laid copy leads on by what kFirstCase grows.
std::size_t capped_code(const Cards& hand, const Cards& laid, int shift, NameMask places) {
  std::size_t code = 0;
  for (int copies = 1; copies <= kCopies; ++copies) {
    code += kBase15[hand.at_least(copies) >> shift & places];
    code += kBase15[laid.at_least(copies) >> shift & places] * static_cast<unsigned>(6 - copies);
  }
  return code;
}

// What a name in this case lacks to be used so often.
constexpr auto kLacks = [] {
  std::array<std::array<std::uint8_t, kCopies + 1>, kCases> lacks{};
  for (int laid = 0; laid <= kCopies; ++laid) {
    const int cap = kCopies - laid;
    for (int held = 0; held <= cap; ++held) {
      for (int used = 0; used <= kCopies; ++used) {
        lacks[static_cast<std::size_t>(kFirstCase[static_cast<std::size_t>(laid)] + held)]
             [static_cast<std::size_t>(used)] =
                 used > cap ? kNever : static_cast<std::uint8_t>(std::max(0, used - held));
      }
    }
  }
  return lacks;
}();

// How often each place of a part is used.
using Use = std::array<int, 4>;

// Runs across the cut: how many start at 3, how many at 4.
struct Across {
  int from_three;
  int from_four;
  std::size_t first_aim;  // place of its aims among those of a part; 2 * own sets + pair follows
  int runs() const { return from_three + from_four; }
};
constexpr std::array<Across, 6> kAcross = {
    {{0, 0, 0}, {1, 0, 6}, {0, 1, 10}, {2, 0, 14}, {1, 1, 16}, {0, 2, 18}}};

struct Shape {
  std::size_t aim = 0;
  Use use{};
};

// Ways in which a part of a kind can serve an aim.
struct Part {
  int places;
  std::vector<Use> sets;  // those that lie within it
  std::vector<Shape> shapes;

  void add(std::size_t aim, const Use& use) {
    if (std::all_of(use.begin(), use.end(), [](int n) { return n <= kCopies; })) {
      shapes.push_back({aim, use});
    }
  }
  void add_with_and_without_pair(std::size_t aim, const Use& use) {
    add(aim, use);
    for (std::size_t place = 0; place < static_cast<std::size_t>(places); ++place) {
      Use paired = use;
      paired[place] += 2;
      // A group and a pair of one name would need five copies, which `add` refuses.
      add(aim + 1, paired);
    }
  }
  // All choices of up to `most` own sets on top of what runs across the cut use.
  void add_all(std::size_t first_aim, const Use& across, int most) {
    add_with_and_without_pair(first_aim, across);
    if (most == 0) return;
    for (std::size_t i = 0; i < sets.size(); ++i) {
      const Use one = sum(across, sets[i]);
      add_with_and_without_pair(first_aim + 2, one);
      if (most == 1) continue;
      for (std::size_t j = i; j < sets.size(); ++j) {
        add_with_and_without_pair(first_aim + 4, sum(one, sets[j]));
      }
    }
  }
  static Use sum(Use a, const Use& b) {
    for (std::size_t i = 0; i < a.size(); ++i) a[i] += b[i];
    return a;
  }
};

// For every combination of the places' cases, the least that is missing for each aim.
template <std::size_t kCount>
std::vector<std::array<std::uint8_t, kCount>> fill(const Part& part) {
  std::vector<std::array<std::uint8_t, kCount>> table(power(kCases, part.places));
  for (std::size_t code = 0; code < table.size(); ++code) {
    std::array<const std::uint8_t*, 4> lacks{};
    std::size_t rest = code;
    for (auto& place : lacks) {
      place = kLacks[rest % kCases].data();
      rest /= kCases;
    }
    table[code].fill(kNever);
    for (const Shape& shape : part.shapes) {
      int missing = 0;
      for (std::size_t i = 0; i < lacks.size(); ++i) missing += lacks[i][shape.use[i]];
      std::uint8_t& best = table[code][shape.aim];
      best = static_cast<std::uint8_t>(std::min<int>(best, missing));
    }
  }
  return table;
}

Part low_part() {
  Part part{
      4, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {0, 0, 0, 3}, {1, 1, 1, 0}, {0, 1, 1, 1}}, {}};
  for (const Across& across : kAcross) {
    part.add_all(across.first_aim, {0, 0, across.from_three, across.runs()}, 2 - across.runs());
  }
  return part;
}

Part high_part() {
  Part part{3, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {1, 1, 1, 0}}, {}};
  for (const Across& across : kAcross) {
    part.add_all(across.first_aim, {across.runs(), across.from_four, 0, 0}, 2 - across.runs());
  }
  return part;
}

Part item_part() {
  Part part{4, {{3, 0, 0, 0}, {0, 3, 0, 0}, {0, 0, 3, 0}, {0, 0, 0, 3}}, {}};
  part.add_all(0, {}, 2);
  return part;
}

// A way to serve an aim of the kind by an aim of either part.
struct Join {
  std::size_t aim;
  std::size_t low;
  std::size_t high;
};
constexpr std::size_t kJoinCount = 45;
constexpr auto kJoins = [] {
  std::array<Join, kJoinCount> joins{};
  std::size_t count = 0;
  for (const Across& across : kAcross) {
    const int most = 2 - across.from_three - across.from_four;
    for (int low = 0; low <= most; ++low) {
      for (int high = 0; low + high <= most; ++high) {
        const auto aim = static_cast<std::size_t>(2 * (2 - most + low + high));
        const std::size_t l = across.first_aim + static_cast<std::size_t>(2 * low);
        const std::size_t h = across.first_aim + static_cast<std::size_t>(2 * high);
        joins[count++] = {aim, l, h};
        joins[count++] = {aim + 1, l + 1, h};
        joins[count++] = {aim + 1, l, h + 1};
      }
    }
  }
  return joins;
}();
static_assert(kJoins.back().low != 0, "kJoinCount is too big");

// The names that make less missing: `after(place)` is what would be missing with one more of it.
template <class After>
Missing helping(const Missing& missing, NameMask places, After after) {
  Missing helps{};
  for (NameMask left = places; left != 0; left &= left - 1) {
    const int place = std::countr_zero(left);
    const Missing then = after(place);
    for (std::size_t aim = 0; aim < kAims; ++aim) {
      if (then[aim] < missing[aim]) helps[aim] |= static_cast<std::uint8_t>(1U << place);
    }
  }
  return helps;
}

}  // namespace

Missing Tables::join(const PartMissing& low, const PartMissing& high) {
  Missing missing;
  missing.fill(kNever);
  const auto take = [&](const Join& join) {
    const int sum = low[join.low] + high[join.high];
    missing[join.aim] = static_cast<std::uint8_t>(std::min<int>(missing[join.aim], sum));
  };
  // Unrolled by hand of the compiler: this is the inner loop of every hand with laid sets.
  [&]<std::size_t... i>(std::index_sequence<i...>) { (take(kJoins[i]), ...); }
  (std::make_index_sequence<kJoinCount>{});
  return missing;
}

Tables::Tables() : low_(fill<kPartAims>(low_part())), high_(fill<kPartAims>(high_part())) {
  fill_numbers();
  fill_items();
}

const Tables& Tables::get() {
  static const Tables kTables;
  return kTables;
}

void Tables::fill_numbers() {
  numbers_.resize(power(5, 7));
  const auto part = [](std::size_t counts, int places) {
    std::size_t code = 0;
    for (int place = 0; place < places; ++place, counts /= 5) {
      code += counts % 5 * power(kCases, place);
    }
    return code;
  };
  constexpr std::size_t kLowCodes = power(5, 4);
  for (std::size_t code = 0; code < numbers_.size(); ++code) {
    numbers_[code].missing =
        join(low_[part(code % kLowCodes, 4)], high_[part(code / kLowCodes, 3)]);
  }
  for (std::size_t code = 0; code < numbers_.size(); ++code) {
    NameMask places = 0;
    for (int place = 0; place < 7; ++place) {
      if (code / power(5, place) % 5 < kCopies) places |= 1U << place;
    }
    numbers_[code].helps = helping(numbers_[code].missing, places, [&](int place) {
      return numbers_[code + power(5, place)].missing;
    });
  }
}

void Tables::fill_items() {
  const auto missing = fill<kAims>(item_part());
  items_.resize(missing.size());
  for (std::size_t code = 0; code < items_.size(); ++code) {
    NameMask places = 0;
    for (int place = 0; place < 4; ++place) {
      const std::size_t name_case = code / power(kCases, place) % kCases;
      // The last case of each number of laid copies is the one in which no copy is left.
      const bool full = std::count(kFirstCase.begin(), kFirstCase.end(), name_case + 1) != 0 ||
                        name_case + 1 == kCases;
      if (!full) places |= 1U << place;
    }
    items_[code].missing = missing[code];
    items_[code].helps = helping(missing[code], places,
                                 [&](int place) { return missing[code + power(kCases, place)]; });
  }
}

const KindNeeds& Tables::numbers(const Cards& hand, int kind) const {
  return numbers_[free_code(hand, 8 * kind)];
}

const KindNeeds& Tables::items(const Cards& hand, const Cards& laid) const {
  return items_[capped_code(hand, laid, 24, 0xf)];
}

Missing Tables::missing_beside(const Cards& hand, const Cards& laid, int kind) const {
  return join(low_[capped_code(hand, laid, 8 * kind, 0xf)],
              high_[capped_code(hand, laid, 8 * kind + 4, 0x7)]);
}

KindNeeds Tables::numbers_beside(const Cards& hand, const Cards& laid, int kind) const {
  const std::size_t low = capped_code(hand, laid, 8 * kind, 0xf);
  const std::size_t high = capped_code(hand, laid, 8 * kind + 4, 0x7);
  NameMask places = 0;
  for (int place = 0; place < 7; ++place) {
    const Name name = name_of(static_cast<Kind>(kind), place);
    if (hand.count(name) + laid.count(name) < kCopies) places |= 1U << place;
  }
  KindNeeds needs;
  needs.missing = join(low_[low], high_[high]);
  needs.helps = helping(needs.missing, places, [&](int place) {
    return place < 4 ? join(low_[low + power(kCases, place)], high_[high])
                     : join(low_[low], high_[high + power(kCases, place - 4)]);
  });
  return needs;
}

}  // namespace lair::phantom
