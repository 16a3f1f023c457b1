#pragma once

#include <string>
#include <vector>

#include "cli/terminal/terminal.h"
#include "rules/game.h"

namespace lair::cli {

struct Telling {
  std::string text;    // empty for what needs no telling
  bool joins = false;  // a short sentence that may share a line with others
};

// Where one who looks on at a game again may jump to; each game's screen specialises it.
template <Game G>
bool turning_point(const typename G::Event& event);

// What happens, told line by line; short sentences that follow one another share a line.
class Story {
 public:
  explicit Story(Terminal& terminal) : terminal_(terminal) {}

  void tell(const Telling& telling);
  // Shows what is still held back, before anything else is shown.
  void pause();

 private:
  Terminal& terminal_;
  std::vector<std::string> held_;  // words
};

}  // namespace lair::cli
