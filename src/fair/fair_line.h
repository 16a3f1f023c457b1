#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/result.h"
#include "core/value.h"
#include "fair/seeds.h"

namespace lair::fair {

// The body of a record's `fair` line: what the deal behind it follows from.
struct FairLine {
  std::int64_t number = 0;  // of the deal, from 1
  Seeds seeds;
  Digest commit{};                             // the server's
  std::vector<std::optional<Digest>> commits;  // by seat; none where nobody took part (a bot)
  friend bool operator==(const FairLine&, const FairLine&) = default;
};

Value write_fair(const FairLine& line);
// For a game of so many seats.
Result<FairLine> read_fair(const Value& body, int seats);

// Are all seeds those that were committed to?
MaybeError check_commits(const FairLine& line);
// Seats that committed to a seed and never showed it.
int unrevealed(const FairLine& line);

}  // namespace lair::fair
