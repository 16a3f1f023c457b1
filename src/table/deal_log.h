#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/seat.h"
#include "core/value.h"
#include "protocol/settings.h"
#include "rules/live_match.h"

namespace lair {

// The lines of the deal in progress at a table with one person, so that this person can take
// decisions back: the match as it was dealt, and everything since.
struct DealLog {
  std::unique_ptr<LiveMatch> dealt;  // null if nothing can be taken back
  std::array<std::int64_t, kMaxSeats> decisions{};
  std::array<Millis, kMaxSeats> banks{};
  std::vector<Value> lines;

  // True for the lines of a table's log that belong to a deal: decisions, and the answers that wait
  // for a window.
  static bool has(const Value& line);
  // The number of lines before the last decision that the seat made itself; nothing if there is
  // none.
  std::optional<std::size_t> before_last_decision(Seat seat) const;
};

std::unique_ptr<LiveMatch> copy_of(const LiveMatch& match);

}  // namespace lair
