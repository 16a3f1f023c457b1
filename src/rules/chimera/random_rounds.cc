#include "rules/chimera/random_rounds.h"

#include "rules/chimera/game.h"

namespace lair::chimera {

[[gnu::flatten]] RoundsPlayed random_rounds(std::int64_t rounds, std::uint64_t seed,
                                            MoveList& moves) {
  return lair::random_rounds<Game>(kSeats, rounds, seed, moves);
}

}  // namespace lair::chimera
