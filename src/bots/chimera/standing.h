#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "bots/standing.h"
#include "rules/chimera/game.h"

namespace lair::chimera {

// How likely the first of three players is to win, who need so many points each to reach the limit,
// if all play alike.
int win_chance(const std::array<int, kSeats>& needs);

// What each still needs: the seat, then those behind it.
std::array<int, kSeats> needs_of(const Table& table, Seat seat);

}  // namespace lair::chimera

namespace lair {

template <>
struct Standing<chimera::Game> {
  static constexpr bool kKnown = true;
  static int win_chance(const chimera::State& state, Seat seat);
  static int per_point(const chimera::State& state, Seat seat);
  static std::optional<int> said_chance(const chimera::View& view, chimera::Move move,
                                        std::int64_t points);
};

}  // namespace lair
