#pragma once

// What the games give to the terminal: their screens for `lair play` and `lair replay`, the
// questions of `lair score`, what `lair bench` measures. A new game is one more include here.

#include "cli/chimera/terminal.h"  // IWYU pragma: export
#include "cli/phantom/terminal.h"  // IWYU pragma: export
