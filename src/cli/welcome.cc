#include "cli/welcome.h"

#include <fmt/format.h>

#include "rules/registry.h"
#include "text/text.h"

namespace lair::cli {
namespace {

constexpr std::string_view kWelcome = R"(Lair: {}.

  lair serve              play in the browser: a page, bots and tables for friends
{}  lair replay FILE        watch a recorded game again, from any seat
  lair review FILE        see what a player's decisions cost
  lair stats FILE         count what players did, and how lucky they were
  lair score FILE         keep the score of a game with real cards
  lair arena {:<13}let bots play each other
  lair verify FILE        check game records
  lair referee            ask about the rules, in JSON
  lair bench {:<13}measure the speed of the rules
  lair backup FILE        copy a server's data; "lair admin" keeps order there

"lair --help" lists everything, "lair COMMAND --help" explains a command.
)";

std::string title_of(const AnyGame& game) {
  return say(Language::en, "review-game-" + std::string(game.name()));
}

// A line for each game.
std::string ways_to_play() {
  std::string lines;
  for (const AnyGame* game : all_games()) {
    const std::string what = lines.empty() ? "play here in the terminal against bots"
                                           : "the same, with " + title_of(*game);
    lines += fmt::format("  lair play {:<14}{}\n", game->short_name(), what);
  }
  return lines;
}

}  // namespace

std::string card_games() {
  std::string names = "the card games ";
  const auto games = all_games();
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (i > 0) names += i + 1 < games.size() ? ", " : " and ";
    names += title_of(*games[i]);
  }
  return names;
}

std::string welcome() {
  const std::string_view first = all_games().front()->short_name();
  return fmt::format(kWelcome, card_games(), ways_to_play(), first, first);
}

}  // namespace lair::cli
