#pragma once

#include <span>
#include <string_view>
#include <tuple>

#include "rules/any_game.h"
#include "rules/games.h"  // IWYU pragma: export

namespace lair {

// The games there are: those of src/GAMES, which `Games` lists as types in that order.
std::span<const AnyGame* const> all_games();
// By its name ("chimera", "phantom-rummy") or the short form the command line allows ("phantom").
const AnyGame* find_game(std::string_view name);

// That there is no game of that name.
Error unknown_game(std::string_view name);

// Calls `use` with a default value of the game's type, for what must be typed; false if unknown.
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

// Calls `use` with a default value of each game's type.
template <class Use>
void each_game(Use use) {
  std::apply([&](auto... games) { (use(games), ...); }, Games{});
}

}  // namespace lair
