#include "rules/chimera/score.h"

namespace lair::chimera {

RoundScore score(const RoundFacts& facts) {
  RoundScore result;
  const auto add = [&](PartKind kind, Seat seat, int points) {
    if (points == 0) return;
    result.points[static_cast<std::size_t>(seat)] += points;
    result.parts.push_back({kind, seat, points});
  };
  const bool chimera_won = facts.out == facts.chimera;
  if (chimera_won) {  // C-8.1
    add(PartKind::kBidWon, facts.chimera, 2 * facts.bid);
    add(PartKind::kTraps, facts.chimera, 25 * facts.traps);
    add(PartKind::kFlight, facts.chimera, facts.flight ? 25 : 0);
    add(PartKind::kIdleHunter, facts.chimera, facts.idle_hunter ? 25 : 0);
  } else {
    add(PartKind::kBidLost, facts.chimera, -facts.bid);  // C-8.2
  }
  for (int i = 0; i < 3; ++i) {
    const Seat seat = seat_at(i);
    if (!chimera_won && seat != facts.chimera) add(PartKind::kHuntersWin, seat, 20);
    add(PartKind::kTreasures, seat, facts.treasures[static_cast<std::size_t>(i)]);  // C-8.3
  }
  return result;
}

}  // namespace lair::chimera
