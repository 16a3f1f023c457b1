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

// What a person sees of a game and how a person's words become its moves. It is given what the
// person's seat knows, never the truth. Each game has its own.
template <Game G>
class Screen {
 public:
  using Action = typename G::Action;

  virtual ~Screen() = default;

  // A game begins.
  virtual void greet(const typename G::View& view) = 0;
  // Something that the person saw; the knowledge has taken it in already.
  virtual void tell(const Knowledge<G>& knowledge, const typename G::Event& event) = 0;
  // Nothing more has happened for now: shows what is still held back.
  virtual void pause() = 0;
  // A decision is due: draws what it rests on. Both stay where they are until it is made.
  virtual void ask(const Knowledge<G>& knowledge, const typename G::MoveList& moves) = 0;
  // Draws it again, after something long was shown.
  virtual void draw() = 0;
  // What can be done now, in a line or two.
  virtual std::string prompt() const = 0;
  // What the line means: an action, which the rules have yet to judge, or nothing if the screen has
  // answered it itself.
  virtual Result<std::optional<Action>> read(std::string_view line) = 0;
  // A move in words, as advice in the decision that is due.
  virtual std::string advice(const typename G::Move& move) const = 0;
  // The game and what can be typed, for someone who sees it for the first time.
  virtual void help() = 0;
  virtual void scores(const typename G::View& view) = 0;
};

// A game that has a screen specialises it, and has what replays show it with: `told`,
// `turning_point`, `position_drawn` and `hand_drawn` (GAME/terminal.h).
template <Game G>
std::unique_ptr<Screen<G>> make_screen(Terminal& terminal, const Players& players) = delete;

template <class G>
concept HasScreen = requires(Terminal& terminal, const Players& players) {
  make_screen<G>(terminal, players);
};

}  // namespace lair::cli
