#include "cli/help/welcome.h"

#include <fmt/format.h>

#include "cli/games.h"
#include "cli/play/screen.h"
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
  lair site DIR           write the page as files, to play without a server
  lair backup FILE        copy a server's data; "lair admin" keeps order there

"lair --help" lists everything, "lair COMMAND --help" explains a command.
)";

std::string title_of(std::string_view game) {
  return say(Language::en, "game-" + std::string(game));
}

// A line for each game that has a screen.
std::string ways_to_play() {
  std::string lines;
  each_game([&]<Game G>(G) {
    if constexpr (HasScreen<G>) {
      const std::string what = lines.empty() ? "play here in the terminal against bots"
                                             : "the same, with " + title_of(G::kName);
      lines += fmt::format("  lair play {:<14}{}\n", G::kShortName, what);
    }
  });
  return lines;
}

}  // namespace

std::string card_games() {
  std::string names = "the card games ";
  const auto games = all_games();
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (i > 0) names += i + 1 < games.size() ? ", " : " and ";
    names += title_of(games[i]->name());
  }
  return names;
}

std::string welcome() {
  const std::string_view first = all_games().front()->short_name();
  return fmt::format(kWelcome, card_games(), ways_to_play(), first, first);
}

}  // namespace lair::cli
