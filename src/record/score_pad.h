#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/seat.h"
#include "core/value.h"
#include "rules/game.h"

// The score pad of people with real cards, as docs/score-pad.md has it: who plays what, and the
// facts of each round. Points are no part of it, they follow.

namespace lair {

struct ScorePad {
  std::string game;
  std::vector<std::string> players;  // their number is that of the seats
  Value options = Value::object();
  std::int64_t made = 0;      // milliseconds since 1970
  std::vector<Value> rounds;  // as the game's count_told reads them
  friend bool operator==(const ScorePad&, const ScorePad&) = default;
};

// What the rules make of it.
struct PadCount {
  struct Round {
    Totals points;
    Totals totals;  // after it
    Value parts;    // what the points are for
  };
  std::vector<Round> rounds;
  Totals totals;
  std::optional<std::size_t> over;  // after so many rounds; later ones do not count
  SeatSet winners;
};

// One pad. The rules have agreed with it.
Result<ScorePad> read_pad(const Value& value);
// The pads of a file: one, or a list of them. The rules have agreed with all.
Result<std::vector<ScorePad>> read_pads(std::string_view text);
// A round a line, as the page writes it too.
std::string write_pad(const ScorePad& pad);

// Or what is wrong with its game, its options, its players or a round.
Result<PadCount> count(const ScorePad& pad);
// {"rounds":[{"points":[...],"totals":[...],"parts":[...]}],"totals":[...],"over":null,"winners":[]}
Value write_count(const PadCount& counted);

}  // namespace lair
