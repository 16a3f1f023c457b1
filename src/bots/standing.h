#pragma once

#include <cstdint>
#include <optional>

#include "core/seat.h"
#include "rules/game.h"

namespace lair {

// A certain win, as win_chance counts. Whole numbers, so that every machine agrees.
inline constexpr int kCertain = 1 << 20;

// What the score of a game is worth; each game has its own.
//
//   kKnown                      whether it tells one score from another; if not, points are all
//   win_chance(state, seat)     how likely the seat is to win the game, between two rounds or in
//                               one that has just begun, if all play alike from here on
//   per_point(state, seat)      by how much one point more than the others make changes that
//   said_chance(view, move, points)  how likely the view's seat is to win by a move that is not
//                               searched, if it brings so many points (times kUnit) more than the
//                               others make; none where more points are simply better
template <Game G>
struct Standing {
  static constexpr bool kKnown = false;
  static int win_chance(const typename G::State&, Seat) { return 0; }
  static int per_point(const typename G::State&, Seat) { return 0; }
  static std::optional<int> said_chance(const typename G::View&, typename G::Move, std::int64_t) {
    return std::nullopt;
  }
};

}  // namespace lair
