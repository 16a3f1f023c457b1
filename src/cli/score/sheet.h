#pragma once

#include <string>

#include "cli/terminal/terminal_look.h"
#include "record/score_pad.h"

namespace lair::cli {

// A score pad as a person sees it: the rounds, the totals, how they grew, and who has won.
std::string sheet_drawn(const Look& look, const ScorePad& pad, const PadCount& counted);

// A few columns for each number, higher the more it is: "▁▃▇". All are between low and high.
std::string growth(const Look& look, const std::vector<int>& numbers, int low, int high);

}  // namespace lair::cli
