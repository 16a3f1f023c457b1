#pragma once

#include "rules/game.h"

namespace lair {

// What a seat of any game knows, for those who hand it on (from a table to a bot, say).
class AnyKnowledge {
 public:
  virtual ~AnyKnowledge() = default;
};

template <Game G>
class KnowledgeOf final : public AnyKnowledge {
 public:
  Knowledge<G> knowledge;
};

}  // namespace lair
