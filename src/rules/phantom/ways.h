#pragma once

#include <algorithm>

#include "rules/phantom/big_set.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/move.h"
#include "rules/phantom/options.h"

namespace lair::phantom {

// How many big sets the hand itself must hold, beside the pair (P-6.1).
constexpr int sets_needed(int laid_sets, GoingOut reading) {
  return reading == GoingOut::kInHand ? 2 : std::max(0, 2 - laid_sets);
}

namespace ways {

// All ways that add sets not before `from` to those shown already; `left` is the rest of the hand.
template <class Use>
void extend(const Cards& left, BigSet from, int least_sets, Shown& shown, Use& use) {
  if (static_cast<int>(shown.sets.size()) >= least_sets) {
    for (NameMask pairs = left.at_least(2); pairs != 0; pairs &= pairs - 1) {
      shown.pair = lowest(pairs);
      use(static_cast<const Shown&>(shown));
    }
  }
  if (shown.sets.size() == Shown::kMaxSets) return;
  const auto show = [&](BigSet set) {
    if (set < from) return;
    Cards rest = left;
    for (const Name name : names_of(set)) rest.drop(name);
    shown.sets.push_back(set);
    extend(rest, set, least_sets, shown, use);
    shown.sets.pop_back();
  };
  const NameMask groups = left.at_least(3);
  const NameMask runs = runs_in(left.names());
  for (NameMask firsts = groups | runs; firsts != 0; firsts &= firsts - 1) {
    const Name first = lowest(firsts);
    if ((groups & bit(first)) != 0) show(group_of(first));
    if ((runs & bit(first)) != 0) show(run_from(first));
  }
}

}  // namespace ways

// Calls `use` with every different choice of at least so many big sets and a pair from the hand, in
// order of the sets, then the pair. Sets beyond Shown::kMaxSets are not looked for.
template <class Use>
void each_way(const Cards& hand, int least_sets, Use use) {
  Shown shown;
  ways::extend(hand, BigSet{}, least_sets, shown, use);
}

}  // namespace lair::phantom
