#include "rules/phantom/game.h"

static_assert(lair::Game<lair::phantom::Game>);
