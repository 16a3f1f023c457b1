#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/result.h"
#include "core/value.h"
#include "fair/seeds.h"

namespace lair::fair {

// The body of a record's `fair` line: the seeds and commitments of the next deal.
struct FairLine {
  std::int64_t number = 0;  // of the deal, from 1
  Seeds seeds;
  Digest commit{};                             // the server's
  std::vector<std::optional<Digest>> commits;  // by seat; none for bots
  friend bool operator==(const FairLine&, const FairLine&) = default;
};

Value write_fair(const FairLine& line);
// For a game of so many seats.
Result<FairLine> read_fair(const Value& body, int seats);

// Checks every seed against its commitment.
MaybeError check_commits(const FairLine& line);
// The number of seats that committed to a seed and never revealed it.
int unrevealed(const FairLine& line);

}  // namespace lair::fair
