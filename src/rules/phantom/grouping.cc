#include "rules/phantom/grouping.h"

#include <array>
#include <cassert>

#include "core/sort.h"

namespace lair::phantom {
namespace {

// A pattern of names, as offsets from the lowest, and the worth of a group of them.
struct Shape {
  GroupKind kind;
  int size;
  std::array<int, 3> steps;
  int worth;
};
// A set is worth more than any other use of its cards and one more.
constexpr std::array kShapes = {
    Shape{GroupKind::kSet, 3, {0, 0, 0}, 12}, Shape{GroupKind::kSet, 3, {0, 1, 2}, 12},
    Shape{GroupKind::kPair, 2, {0, 0, 0}, 5}, Shape{GroupKind::kNear, 2, {0, 1, 0}, 4},
    Shape{GroupKind::kNear, 2, {0, 2, 0}, 3}, Shape{GroupKind::kSingle, 1, {0, 0, 0}, 0},
};

struct Placed {
  const Shape* shape;
  Name lowest;
};
using Plan = InlineVector<Placed, kMostGrouped>;

class Search {
 public:
  explicit Search(const Cards& hand) { extend(hand, 0); }
  const Plan& best() const { return best_; }

 private:
  void extend(const Cards& left, int worth) {
    if (left.empty()) {
      if (worth > most_) {
        most_ = worth;
        best_ = plan_;
      }
      return;
    }
    const Name first = lowest(left.names());
    for (const Shape& shape : kShapes) {
      Cards rest = left;
      if (!drop(rest, shape, first)) continue;
      plan_.push_back({&shape, first});
      extend(rest, worth + shape.worth);
      plan_.pop_back();
    }
  }

  // False if a card is missing. A run is of one kind, and items have none (P-2.3).
  static bool drop(Cards& cards, const Shape& shape, Name first) {
    for (int i = 0; i < shape.size; ++i) {
      const int step = shape.steps[static_cast<std::size_t>(i)];
      const Name name = name_at(index(first) + step);
      if (step > 0 && (kind_of(first) == Kind::kItem || kind_of(name) != kind_of(first)))
        return false;
      if (cards.count(name) == 0) return false;
      cards.drop(name);
    }
    return true;
  }

  Plan plan_, best_;
  int most_ = -1;
};

CardGroup take(Cards& from, const Placed& placed) {
  Cards taken;
  for (int i = 0; i < placed.shape->size; ++i) {
    const Name name =
        name_at(index(placed.lowest) + placed.shape->steps[static_cast<std::size_t>(i)]);
    const Card red = card_of(name, true);
    const Card card = from.has(red) ? red : card_of(name, false);
    from.remove(card);
    taken.add(card);
  }
  CardGroup group{placed.shape->kind, {}};
  taken.each([&](Card card) { group.cards.push_back(card); });
  return group;
}

}  // namespace

Grouping group(const Cards& hand) {
  assert(hand.size() <= static_cast<int>(kMostGrouped));
  Plan plan = Search(hand).best();
  sort_by(plan, [](const Placed& placed) { return placed.shape->kind; });
  Grouping groups;
  Cards left = hand;
  for (const Placed& placed : plan) groups.push_back(take(left, placed));
  return groups;
}

}  // namespace lair::phantom
