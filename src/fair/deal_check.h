#pragma once

#include <cstdint>
#include <optional>

#include "core/error.h"
#include "core/value.h"
#include "fair/fair_line.h"
#include "record/replay.h"

namespace lair::fair {

// Recomputes the deals of records from their `fair` lines, of one game after the other.
class DealCheck {
 public:
  // `game` is the game as it stands before the line.
  MaybeError feed(const Replay& game, const Value& line);

  std::int64_t deals() const { return deals_; }  // that follow from their seeds
  // Commitments over all games whose seed was never revealed.
  std::int64_t unrevealed() const { return unrevealed_; }

 private:
  void begin_game();
  MaybeError fair(const AnyMatch& match, const Value& body);
  MaybeError check_seeds() const;
  MaybeError deal(const AnyMatch& before, const Value& body);

  std::int64_t deals_ = 0;
  std::int64_t unrevealed_ = 0;
  std::int64_t number_ = 1;       // of the next deal
  std::optional<FairLine> line_;  // for the next deal
  std::optional<FairLine> last_;  // of the deal before
};

}  // namespace lair::fair
