#pragma once

#include "rules/game.h"

namespace lair {

// The Knowledge<G> of a seat, for code that passes it on without knowing the game.
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
