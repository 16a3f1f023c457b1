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

// The score pad of people with real cards (docs/score-pad.md): game, players and the facts of each
// round. It does not contain the points, which follow from these.

namespace lair {

struct ScorePad {
  std::string game;
  std::vector<std::string> players;  // by seat
  Value options = Value::object();
  std::int64_t made = 0;      // milliseconds since 1970
  std::vector<Value> rounds;  // as the game's count_round reads them
  friend bool operator==(const ScorePad&, const ScorePad&) = default;
};

// The points of a score pad.
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

// Reads one pad and checks it by the rules.
Result<ScorePad> read_pad(const Value& value);
// Reads the pads of a file, one or a list, and checks them by the rules.
Result<std::vector<ScorePad>> read_pads(std::string_view text);
// Writes each round on a line of its own, as the page does.
std::string write_pad(const ScorePad& pad);

// Counts a pad. The error is about its game, its options, its players or a round.
Result<PadCount> count(const ScorePad& pad);
// {"rounds":[{"points":[...],"totals":[...],"parts":[...]}],"totals":[...],"over":null,"winners":[]}
Value write_count(const PadCount& counted);

}  // namespace lair
