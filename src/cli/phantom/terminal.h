#pragma once

// Phantom Rummy in the terminal.

#include "cli/phantom/bench.h"          // IWYU pragma: export
#include "cli/phantom/score.h"          // IWYU pragma: export
#include "cli/phantom/screen.h"         // IWYU pragma: export
#include "cli/phantom/screen_events.h"  // IWYU pragma: export
#include "cli/phantom/screen_table.h"   // IWYU pragma: export
#include "cli/phantom/stats.h"          // IWYU pragma: export
