#include "fair/fairness.h"

#include "fair/deal_check.h"

namespace lair::fair {

FairnessCheck check_fairness(std::istream& file) {
  FairnessCheck found;
  DealCheck deals;
  found.file = check_records(
      file, [&](const Replay& game, const Value& line) { return deals.feed(game, line); });
  found.deals = deals.deals();
  found.unrevealed = deals.unrevealed();
  return found;
}

}  // namespace lair::fair
