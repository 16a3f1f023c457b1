#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/value.h"
#include "review/own_statistics.h"
#include "review/sum.h"
#include "rules/chimera/game.h"

namespace lair::chimera {

inline constexpr auto kBids = Game::kBids;

// The statistics of a player in rounds of Chimera. Lists by bid are in the order of kBids.
struct Statistics {
  struct Rounds {
    Sum points;  // of the player, in as many rounds
    std::int64_t won = 0;
    void add(const Rounds& more);
    friend bool operator==(const Rounds&, const Rounds&) = default;
  };

  std::array<Rounds, kBids.size()> as_chimera, as_hunter;
  std::array<std::int64_t, kBids.size()> bids{};  // made in the bidding; not those the rules make
  std::int64_t traps = 0, flights = 0;            // that the player played
  std::int64_t treasures = 0;                     // points of treasure won

  void add(const Statistics& more);
  friend bool operator==(const Statistics&, const Statistics&) = default;
};

// All bids together.
Statistics::Rounds total(const std::array<Statistics::Rounds, kBids.size()>& by_bid);

// Adds its fields to an object.
void write(const Statistics& statistics, Value& object);

// Follows a match, one decision at a time, and counts for the player in each seat.
class StatisticsCounter {
 public:
  void step(const State& before, const State& after, std::span<Statistics* const> players) const;
};

}  // namespace lair::chimera

namespace lair {

template <>
struct StatisticsOf<chimera::Game> {
  using Own = chimera::Statistics;
  using Counter = chimera::StatisticsCounter;
};

}  // namespace lair
