#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/value.h"
#include "review/own_statistics.h"
#include "review/sum.h"
#include "rules/phantom/game.h"

namespace lair::phantom {

// The statistics of a player in rounds of Phantom Rummy.
struct Statistics {
  Sum out;  // rounds in which the player went out, and the points they brought
  std::int64_t out_discards = 0;  // of these with another's discard (P-5.1)
  std::int64_t others_out = 0;    // rounds in which somebody else did; in the rest the deck ended
  std::int64_t announced = 0;     // waits announced (P-4.4)
  std::int64_t laid = 0, claimed = 0;  // big sets laid in a turn (P-4.2), and taken (P-5.2)
  // The distance of the hand when the player's first, second, ... turn of a round began (P-4.1):
  // how many cards it lacked to go out.
  std::vector<Sum> distances;

  void add(const Statistics& more);
  friend bool operator==(const Statistics&, const Statistics&) = default;
};

// Adds its fields to an object.
void write(const Statistics& statistics, Value& object);

// Follows a match, one line at a time, and counts for the player in each seat.
class StatisticsCounter {
 public:
  void step(const State& before, const State& after, std::span<Statistics* const> players);

 private:
  std::array<std::size_t, kMaxSeats> turns_{};  // that a seat has begun in this round
};

}  // namespace lair::phantom

namespace lair {

template <>
struct StatisticsOf<phantom::Game> {
  using Own = phantom::Statistics;
  using Counter = phantom::StatisticsCounter;
};

}  // namespace lair
