#pragma once

#include <span>

#include "core/value.h"
#include "rules/game.h"

namespace lair {

// What statistics count of a game beside games, rounds and points: nothing, unless it specialises
// this (GAME/statistics.h).
template <Game G>
struct StatisticsOf {
  // Of a player: a sum, with its fields for an object.
  struct Own {
    void add(const Own&) {}
    friend void write(const Own&, Value&) {}
    friend bool operator==(const Own&, const Own&) = default;
  };
  // Follows a match, one line at a time, and counts for the player in each seat.
  struct Counter {
    void step(const typename G::State&, const typename G::State&, std::span<Own* const>) const {}
  };
};

}  // namespace lair
