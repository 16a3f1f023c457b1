#pragma once

#include <string>

#include "cli/terminal/terminal_look.h"
#include "record/score_pad.h"

namespace lair::cli {

// A score pad as text: rounds, totals, a chart of the totals, and the winner.
std::string sheet_drawn(const Look& look, const ScorePad& pad, const PadCount& counted);

// A bar for each number between low and high: "▁▃▇".
std::string growth(const Look& look, const std::vector<int>& numbers, int low, int high);

}  // namespace lair::cli
