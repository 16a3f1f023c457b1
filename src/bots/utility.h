#pragma once

#include <cstddef>

#include "core/seat.h"
#include "rules/game.h"

namespace lair {

// What bots play for: a seat's points minus the mean of the others', between two states of the
// totals; times the number of others, so that it stays whole.
inline int utility(const Totals& before, const Totals& after, Seat seat) {
  int all = 0;
  for (std::size_t i = 0; i < after.size(); ++i) all += after[i] - before[i];
  const auto place = static_cast<std::size_t>(seat);
  const int own = after[place] - before[place], others = static_cast<int>(after.size()) - 1;
  return own * others - (all - own);
}

}  // namespace lair
