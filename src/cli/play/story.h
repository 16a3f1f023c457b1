#pragma once

#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "rules/game.h"

namespace lair::cli {

struct Telling {
  std::string text;    // empty if the event is not shown
  bool joins = false;  // a short sentence, which may share a line with others
};

// Whether a replay may jump to this event. Each game with a screen specialises it.
template <Game G>
bool turning_point(const typename G::Event& event);

// Prints events as text. Consecutive short sentences share a line.
class Story {
 public:
  explicit Story(Terminal& terminal) : terminal_(terminal) {}

  void tell(const Telling& telling);
  // Prints the buffered sentences.
  void pause();

 private:
  Terminal& terminal_;
  std::vector<std::string> held_;  // words
};

}  // namespace lair::cli
