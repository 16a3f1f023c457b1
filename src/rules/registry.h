#pragma once

#include <span>
#include <string_view>
#include <tuple>

#include "rules/any_game.h"
#include "rules/chimera/game.h"
#include "rules/phantom/game.h"

namespace lair {

// The games there are. A new game is one more name here.
using Games = std::tuple<chimera::Game, phantom::Game>;

std::span<const AnyGame* const> all_games();
// By its name ("chimera", "phantom-rummy") or the short form the command line allows ("phantom").
const AnyGame* find_game(std::string_view name);

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

}  // namespace lair
