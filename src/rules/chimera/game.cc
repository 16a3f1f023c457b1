#include "rules/chimera/game.h"

namespace lair {

static_assert(Game<chimera::Game>);

}  // namespace lair
