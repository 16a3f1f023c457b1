#pragma once

#include <cstdint>

#include "core/result.h"
#include "core/value.h"

namespace lair::phantom {

// The two readings of P-6.1.
enum class GoingOut : std::uint8_t {
  kTogether,  // laid sets count towards the two big sets
  kInHand,    // both, and the pair, are in the hand
};

// What becomes of a round that the deck ended (P-7.2).
enum class DeckOut : std::uint8_t { kReplay, kCounts };

// Section 9.
struct Options {
  bool advanced = false;
  GoingOut going_out = GoingOut::kTogether;
  DeckOut deck_out = DeckOut::kReplay;
  std::int64_t rounds = 0;  // 0: as P-7.4 has it for the number of seats
  std::int64_t points = 0;  // likewise
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// P-7.4.
std::int64_t rounds_to_play(const Options& options, int seats);
std::int64_t points_to_win(const Options& options, int seats);

Result<Options> read_options(const Value& value);
Value write_options(const Options& options);

// The `going_out` field of an object, together if there is none.
Result<GoingOut> read_going_out(const Value& object);

}  // namespace lair::phantom
