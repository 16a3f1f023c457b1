#pragma once

#include <string>
#include <string_view>

#include "cli/games.h"
#include "cli/play/screen.h"
#include "cli/score/round.h"
#include "core/result.h"
#include "rules/registry.h"

namespace lair::cli {

// Of a game that gives the terminal nothing to show it with.
inline Error not_in_terminal(std::string_view game) {
  return {"game-not-in-terminal", "", {{"game", std::string(game)}}};
}

// As with_game, for what needs the game's screen: an error if there is none.
template <class Use>
MaybeError with_screen(std::string_view name, Use use) {
  MaybeError error;
  const bool known = with_game(name, [&]<Game G>(G game) {
    if constexpr (HasScreen<G>) {
      use(game);
    } else {
      error = not_in_terminal(G::kName);
    }
  });
  if (!known) error = unknown_game(name);
  return error;
}

// Can the score of this game be kept by questions?
inline bool has_score_questions(std::string_view name) {
  bool has = false;
  with_game(name, [&]<Game G>(G) { has = HasScoreQuestions<G>; });
  return has;
}

}  // namespace lair::cli
