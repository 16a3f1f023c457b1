#include "bots/chimera/hand_value.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace lair::chimera {
namespace {

// What one play costs, by the rank that fixes its height: a sure winner costs less than nothing,
// for it brings the lead.
using Costs = std::array<int, kRanks>;
constexpr Costs kSingleCosts = {100, 100, 100, 100, 100, 100, 98, 95, 92, 86, 78, 60, 25, -15, -30};
constexpr Costs kPairCosts = {100, 100, 100, 99, 96, 93, 88, 80, 70, 57, 40, 15, -25, 0, 0};
constexpr Costs kTripleCosts = {80, 75, 70, 65, 60, 54, 48, 42, 35, 27, 17, 5, -25, 0, 0};
constexpr int kTrapCost = -70;
constexpr int kFlightCost = -110;

// Sums of costs over the ranks of a mask, from two tables by byte.
class CostTable {
 public:
  explicit constexpr CostTable(const Costs& costs) {
    for (std::size_t byte = 0; byte < 256; ++byte) {
      for (std::size_t place = 0; place < 8; ++place) {
        if ((byte >> place & 1U) == 0) continue;
        low_[byte] += costs[place];
        if (place + 8 < kRanks) high_[byte] += costs[place + 8];
      }
    }
  }
  constexpr int sum(RankMask ranks) const { return low_[ranks & 0xff] + high_[ranks >> 8]; }

 private:
  std::array<int, 256> low_{}, high_{};
};
constexpr CostTable kSingles(kSingleCosts), kPairs(kPairCosts), kTriples(kTripleCosts);

// Copies of each rank, as the four planes of card.h reduced to counts.
struct Counts {
  RankMask one, two, three, four;
  explicit constexpr Counts(const Planes& p)
      : one(p.one), two(p.two), three(p.three), four(p.four) {}
  // Takes one card of each of the ranks, which are all there.
  constexpr void take(RankMask ranks) {
    const RankMask last = ranks & ~two, third = ranks & two & ~three,
                   fourth = ranks & three & ~four;
    one &= ~last;
    two &= ~third;
    three &= ~fourth;
    four &= ~(ranks & four);
  }
};

// Runs of at least `length` within `ranks`, as the ranks that belong to one.
constexpr RankMask in_runs(RankMask ranks, int length) {
  RankMask tops = ranks;
  for (int i = 1; i < length; ++i) tops &= ranks << i;
  RankMask all = tops;
  for (int i = 1; i < length; ++i) all |= tops >> i;
  return all;
}

// The hand by groups, without straights.
int grouped(const Counts& c) {
  int cost = kTrapCost * std::popcount(c.four);
  RankMask triples = c.three & ~c.four, pairs = c.two & ~c.three, singles = c.one & ~c.two;
  cost += kTriples.sum(triples);
  // Triples in a row go out in one play.
  const RankMask neighbours = triples & triples << 1 & kNumbers;
  cost -= 45 * std::popcount(neighbours);
  if (const RankMask run = in_runs(pairs & kNumbers, 3); run != 0) {
    const int runs = std::popcount(run & ~(run << 1));
    cost += 60 * runs;
    pairs &= ~run;
  }
  // Every triple carries a low single or pair away.
  for (int carried = std::popcount(triples); carried > 0; --carried) {
    if ((singles & 0x7ff) != 0) {
      singles &= singles - 1;
    } else if ((pairs & 0x3ff) != 0) {
      pairs &= pairs - 1;
    }
  }
  return cost + kPairs.sum(pairs) + kSingles.sum(singles);
}

int straight_cost(int top) { return 75 - 4 * top; }

// The better of: no (further) straight, or the longest one there is, whole or cut back to where it
// does not break a pair.
int with_straights(const Counts& counts, int depth) {
  int best = grouped(counts);
  if (depth == 0) return best;
  const RankMask numbers = counts.one & kNumbers;
  RankMask run = in_runs(numbers, 5);
  while (run != 0) {
    const int top = static_cast<int>(std::bit_width(run)) - 1;
    const int length = std::countl_one(run << (31 - top));
    RankMask straight = Move(Kind::kStraight, length, top).run();
    run &= ~straight;
    for (int variant = 0; variant < 2; ++variant) {
      Counts rest = counts;
      rest.take(straight);
      best = std::min(best, straight_cost(static_cast<int>(std::bit_width(straight)) - 1) +
                                with_straights(rest, depth - 1));
      RankMask cut = straight;
      const RankMask lone = counts.one & ~counts.two;
      while (std::popcount(cut) > 5 && (cut & (0U - cut) & ~lone) != 0) cut &= cut - 1;
      while (std::popcount(cut) > 5 && (std::bit_floor(cut) & ~lone) != 0)
        cut &= ~std::bit_floor(cut);
      if (cut == straight) break;
      straight = cut;
    }
  }
  return best;
}

}  // namespace

int burden(Cards hand) {
  if (hand == 0) return -200;
  Counts counts{Planes(hand)};
  int cost = 0;
  if ((counts.one & kFlightMask) == kFlightMask) {
    cost += kFlightCost;
    counts.one &= ~kFlightMask;
  }
  return cost + with_straights(counts, 2);
}

int holding(Move move) {
  const auto top = static_cast<std::size_t>(move.top());
  const auto chance = [](int cost) { return std::min(100, (100 - cost) * 10 / 13); };
  switch (move.kind()) {
    case Kind::kSingle:
      return chance(kSingleCosts[top]);
    case Kind::kPair:
      return chance(kPairCosts[top]);
    case Kind::kTriple:
    case Kind::kTripleSingle:
    case Kind::kTriplePair:
      return chance(kTripleCosts[top]);
    case Kind::kTrap:
      return 95;
    case Kind::kFlight:
      return 100;
    default:
      return 50 + 4 * move.top();
  }
}

}  // namespace lair::chimera
