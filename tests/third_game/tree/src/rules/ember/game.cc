#include "rules/ember/game.h"

#include "rules/notation.h"

namespace lair {

static_assert(Notation<ember::Game> && HasScorePad<ember::Game>);

}  // namespace lair
