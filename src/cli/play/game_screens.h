#pragma once

#include <string>
#include <string_view>

#include "cli/games.h"
#include "cli/play/screen.h"
#include "cli/score/round.h"
#include "core/result.h"
#include "rules/registry.h"

namespace lair::cli {

// The error for a game that has no screen in the terminal.
inline Error not_in_terminal(std::string_view game) {
  return {"game-not-in-terminal", "", {{"game", std::string(game)}}};
}

// Like with_game, for code that needs the game's screen. Returns an error if the game has none.
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

// Whether `lair score` has questions for this game.
inline bool has_score_questions(std::string_view name) {
  bool has = false;
  with_game(name, [&]<Game G>(G) { has = HasScoreQuestions<G>; });
  return has;
}

}  // namespace lair::cli
