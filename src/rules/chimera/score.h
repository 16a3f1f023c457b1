#pragma once

#include <array>
#include <cstdint>

#include "core/inline_vector.h"
#include "core/seat.h"

// The score of a round (section 8), with each of its parts.

namespace lair::chimera {

// The facts that the score of a round depends on.
struct RoundFacts {
  int bid = 20;
  Seat chimera{};
  Seat out{};
  int traps = 0;
  bool flight = false;
  bool idle_hunter = false;
  std::array<int, 3> treasures{};  // points
};

enum class PartKind : std::uint8_t {
  kBidWon,
  kTraps,
  kFlight,
  kIdleHunter,
  kBidLost,
  kHuntersWin,
  kTreasures
};

struct ScorePart {
  PartKind kind;
  Seat seat;
  int points;
  friend constexpr bool operator==(const ScorePart&, const ScorePart&) = default;
};
struct RoundScore {
  std::array<int, 3> points{};
  InlineVector<ScorePart, 9> parts;  // those that are not 0; they add up to `points`
};
// The points of a round by seat, and the same with their parts.
std::array<int, 3> points(const RoundFacts& facts);
RoundScore score(const RoundFacts& facts);

}  // namespace lair::chimera
