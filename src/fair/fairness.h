#pragma once

#include <cstdint>
#include <istream>

#include "record/record_file.h"

namespace lair::fair {

struct FairnessCheck {
  FileCheck file;               // its error may concern the rules or the seeds
  std::int64_t deals = 0;       // that follow from their seeds
  std::int64_t unrevealed = 0;  // commitments over all games whose seed was never revealed
};

// Replays every game of a file of records and recomputes every deal from its `fair` line. Stops at
// the first line that the rules or the seeds do not agree with; a deal without seeds is one.
FairnessCheck check_fairness(std::istream& file);

}  // namespace lair::fair
