#include "rules/chimera/score.h"

namespace lair::chimera {

// Without naming the parts: once a round in every search.
std::array<int, 3> points(const RoundFacts& facts) {
  const bool won = facts.out == facts.chimera;
  const int hunter = won ? 0 : 20;
  const int bonuses = facts.traps + (facts.flight ? 1 : 0) + (facts.idle_hunter ? 1 : 0);
  const int chimera = won ? 2 * facts.bid + 25 * bonuses : -facts.bid;
  std::array<int, 3> points = facts.treasures;
  for (int i = 0; i < 3; ++i) {
    points[static_cast<std::size_t>(i)] += seat_at(i) == facts.chimera ? chimera : hunter;
  }
  return points;
}

RoundScore score(const RoundFacts& facts) {
  RoundScore result{points(facts), {}};
  const auto add = [&](PartKind kind, Seat seat, int points) {
    if (points != 0) result.parts.push_back({kind, seat, points});
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
