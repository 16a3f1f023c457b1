#pragma once

#include "bots/bot.h"
#include "rules/phantom/game.h"

namespace lair::phantom {

// A sensible player by rules of thumb: it takes what brings it nearest to going out, lays when it
// should, announces that it waits, claims what helps, and goes out when it can.
class GreedyBot final : public Bot<Game> {
 public:
  Move choose(const Knowledge<Game>& knowledge, const MoveList& moves, Rng& rng) override;
};

}  // namespace lair::phantom
