#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/play/players.h"
#include "cli/terminal/terminal.h"
#include "core/result.h"
#include "rules/game.h"

namespace lair::cli {

// Shows a game to a person and parses the person's lines into moves. It receives the knowledge of
// the person's seat, never the truth. Each game has its own.
template <Game G>
class Screen {
 public:
  using Action = typename G::Action;

  virtual ~Screen() = default;

  // Called when a game begins.
  virtual void greet(const typename G::View& view) = 0;
  // Shows an event that the person may see. The knowledge already contains it.
  virtual void tell(const Knowledge<G>& knowledge, const typename G::Event& event) = 0;
  // Called when no event follows for now: prints buffered text.
  virtual void pause() = 0;
  // Draws the position before a decision. Both arguments live until the decision is made.
  virtual void ask(const Knowledge<G>& knowledge, const typename G::MoveList& moves) = 0;
  // Draws the position again, after a long text.
  virtual void draw() = 0;
  // The possible actions, in a line or two.
  virtual std::string prompt() const = 0;
  // Parses a line: an action, which the rules have yet to check, or nothing if the screen has
  // handled the line itself.
  virtual Result<std::optional<Action>> read(std::string_view line) = 0;
  // A hint: the move in words.
  virtual std::string advice(const typename G::Move& move) const = 0;
  // Explains the game and the commands to a beginner.
  virtual void help() = 0;
  virtual void scores(const typename G::View& view) = 0;
};

// A game with a screen specialises it and also defines `told`, `turning_point`, `position_drawn`
// and `hand_drawn`, which replays use (GAME/terminal.h).
template <Game G>
std::unique_ptr<Screen<G>> make_screen(Terminal& terminal, const Players& players) = delete;

template <class G>
concept HasScreen = requires(Terminal& terminal, const Players& players) {
  make_screen<G>(terminal, players);
};

}  // namespace lair::cli
