#pragma once

#include <cassert>
#include <span>
#include <string_view>
#include <tuple>

#include "rules/any_game.h"
#include "rules/games.h"  // IWYU pragma: export
#include "rules/match.h"

namespace lair {

// All games: those of src/GAMES, which `Games` lists as types in that order.
std::span<const AnyGame* const> all_games();
// By its name ("chimera", "phantom-rummy") or the short form the command line allows ("phantom").
const AnyGame* find_game(std::string_view name);

// The error that there is no game of that name.
Error unknown_game(std::string_view name);

// Calls `use` with a default value of the game's type; false if there is no such game.
template <class Use>
bool with_game(std::string_view name, Use use) {
  const AnyGame* found = find_game(name);
  if (found == nullptr) return false;
  return std::apply(
      [&](auto... games) {
        return ((decltype(games)::kName == found->name() ? (use(games), true) : false) || ...);
      },
      Games{});
}

// The typed match, which must be one of this game.
template <Game G>
const Match<G>& match_of(const AnyMatch& match) {
  assert(match.game() == G::kName);
  return *static_cast<const Match<G>*>(match.typed());
}

// Calls `use` with the Match<G> of a match.
template <class Use>
void visit(const AnyMatch& match, Use use) {
  with_game(match.game(), [&]<Game G>(G) { use(match_of<G>(match)); });
}

// Calls `use` with a default value of each game's type.
template <class Use>
void each_game(Use use) {
  std::apply([&](auto... games) { (use(games), ...); }, Games{});
}

}  // namespace lair
