#include "rules/chimera/arrangement.h"

#include <array>
#include <cassert>
#include <limits>

#include "core/sort.h"

namespace lair::chimera {
namespace {

// Neighbouring ranks with so many cards of each (C-6.3, C-6.5, C-6.10).
struct Run {
  int width, first, length;
};
using Runs = InlineVector<Run, kMostHeld / 5>;
constexpr std::array<int, 4> kShortest = {0, 5, 3, 2};  // by width

class Search {
 public:
  explicit Search(Cards hand) {
    for (int rank = 0; rank < kNumberRanks; ++rank) {
      counts_[static_cast<std::size_t>(rank)] = count_of(hand, rank_at(rank));
    }
    extend({1, 0, 0});
  }
  const Runs& best() const { return best_; }

 private:
  static constexpr int kNumberRanks = 12;

  // Tries all choices of further runs that begin no earlier, wide ones last, than `from`.
  void extend(Run from) {
    judge();
    if (runs_.size() == Runs::kCapacity) return;
    for (int first = from.first; first < kNumberRanks; ++first) {
      for (int width = first == from.first ? from.width : 1; width <= 3; ++width) {
        extend_with(width, first);
      }
    }
  }

  void extend_with(int width, int first) {
    int end = first;
    for (; end < kNumberRanks && count(end) >= width; ++end) {
      count(end) -= width;
      const Run run{width, first, end + 1 - first};
      if (run.length < kShortest[static_cast<std::size_t>(width)]) continue;
      runs_.push_back(run);
      extend(run);
      runs_.pop_back();
    }
    while (end > first) count(--end) += width;
  }

  // Few groups first, then few single cards.
  void judge() {
    int cost = 100 * static_cast<int>(runs_.size());
    for (const int left : counts_) cost += left == 0 ? 0 : left == 1 ? 101 : 100;
    if (cost >= least_) return;
    least_ = cost;
    best_ = runs_;
  }

  int& count(int rank) { return counts_[static_cast<std::size_t>(rank)]; }

  std::array<int, kNumberRanks> counts_{};
  Runs runs_, best_;
  int least_ = std::numeric_limits<int>::max();
};

Cards take(Cards& from, Rank rank, int wanted) {
  Cards taken = 0;
  for (Cards left = from & all_of(mask(rank)); wanted > 0; --wanted, left &= left - 1) {
    taken |= bit(first(left));
  }
  from &= ~taken;
  return taken;
}

Rank lowest_rank(Cards cards) { return rank_at(std::countr_zero(Planes(cards).one)); }

}  // namespace

Arrangement arrange(Cards hand) {
  assert(count(hand) <= static_cast<int>(kMostHeld));
  constexpr std::array kRunKinds = {Kind::kPass, Kind::kStraight, Kind::kPairRun, Kind::kTripleRun};
  constexpr std::array kAlike = {Kind::kPass, Kind::kSingle, Kind::kPair, Kind::kTriple,
                                 Kind::kTrap};
  Arrangement groups;
  Cards left = hand;
  const auto add = [&](Kind kind, Cards cards) {
    groups.push_back({kind, cards});
    left &= ~cards;
  };
  if ((hand & kFlightMask) == kFlightMask) add(Kind::kFlight, kFlightMask);
  const Search search(hand);
  for (const Run& run : search.best()) {
    Cards cards = 0;
    for (int i = 0; i < run.length; ++i) cards |= take(left, rank_at(run.first + i), run.width);
    add(kRunKinds[static_cast<std::size_t>(run.width)], cards);
  }
  while (left != 0) {
    const Cards alike = left & all_of(mask(lowest_rank(left)));
    add(kAlike[static_cast<std::size_t>(count(alike))], alike);
  }
  sort_by(groups, [](const Group& group) { return lowest_rank(group.cards); });
  return groups;
}

}  // namespace lair::chimera
