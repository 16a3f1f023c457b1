#include "rules/chimera/score.h"

#include <gtest/gtest.h>

namespace lair::chimera {
namespace {

// What people are shown line by line is what they get (section 8).
TEST(ChimeraScore, PartsAddUpToThePoints) {
  for (int way = 0; way < 3 * 3 * 3 * 3 * 4; ++way) {
    const RoundFacts facts{.bid = 20 + 10 * (way % 3),
                           .chimera = seat_at(way / 3 % 3),
                           .out = seat_at(way / 9 % 3),
                           .traps = way / 27 % 3,
                           .flight = way / 81 % 2 == 1,
                           .idle_hunter = way / 162 % 2 == 1,
                           .treasures = {15, 0, 45}};
    const RoundScore scored = score(facts);
    std::array<int, 3> sum{};
    for (const ScorePart& part : scored.parts) sum[at(part.seat)] += part.points;
    EXPECT_EQ(sum, scored.points) << "way " << way;
  }
}

}  // namespace
}  // namespace lair::chimera
