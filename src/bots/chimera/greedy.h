#pragma once

#include "bots/bot.h"
#include "rules/chimera/game.h"

namespace lair::chimera {

// A sensible player by rules of thumb: it keeps its hand in few plays, saves traps and high cards,
// leaves its partner's tricks alone without need, and bids by the strength of its hand.
class GreedyBot final : public Bot<Game> {
 public:
  Move choose(const Knowledge<Game>& knowledge, const MoveList& moves, Rng& rng) override;
};

}  // namespace lair::chimera
