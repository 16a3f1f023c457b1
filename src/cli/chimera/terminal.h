#pragma once

// Chimera in the terminal.

#include "cli/chimera/bench.h"          // IWYU pragma: export
#include "cli/chimera/score.h"          // IWYU pragma: export
#include "cli/chimera/screen.h"         // IWYU pragma: export
#include "cli/chimera/screen_events.h"  // IWYU pragma: export
#include "cli/chimera/screen_table.h"   // IWYU pragma: export
#include "cli/chimera/stats.h"          // IWYU pragma: export
