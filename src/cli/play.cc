#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "bots/bots.h"
#include "cli/chimera_screen.h"
#include "cli/command.h"
#include "cli/phantom_screen.h"
#include "cli/play_match.h"
#include "cli/play_players.h"
#include "cli/play_record.h"
#include "cli/rule_flags.h"
#include "cli/terminal.h"
#include "rules/registry.h"

namespace lair::cli {
namespace {

struct Arguments {
  std::string game;
  std::vector<std::string> bots = {"greedy", "greedy"};
  RuleFlags rules;
  std::optional<std::uint64_t> seed;
  std::string records;
  std::string colour = "auto";
};

ColourWish colour_wish(const Arguments& arguments) {
  if (arguments.colour == "always") return ColourWish::kAlways;
  return arguments.colour == "never" ? ColourWish::kNever : ColourWish::kAuto;
}

std::uint64_t seed_of(const Arguments& arguments) {
  if (arguments.seed) return *arguments.seed;
  return std::random_device{}();  // 32 bits: short enough to type again
}

void greet(Terminal& terminal, const Players& players, std::uint64_t seed) {
  const Look& look = terminal.look();
  std::vector<std::string> levels;
  for (const std::string& level : players.levels) {
    if (!level.empty() && std::find(levels.begin(), levels.end(), level) == levels.end()) {
      levels.push_back(level);
    }
  }
  const std::string text = said(look, "play-against",
                                {{"bots", bot_names(look, players)},
                                 {"count", players.seats() - 1},
                                 {"levels", listed(look, levels)}}) +
                           " " + said(look, "play-seed", {{"seed", std::to_string(seed)}});
  terminal.say(wrapped(look, text));
}

// Whether the person wants another game; the end of the input means no.
Ending ask_again(Terminal& terminal) {
  const Look& look = terminal.look();
  std::string line;
  while (true) {
    terminal.say(wrapped(look, said(look, "play-again"), 2));
    const Terminal::Heard heard = terminal.ask(paint(look, kGold, "> "), line);
    if (heard == Terminal::Heard::kInterrupted) return Ending::kInterrupted;
    if (heard == Terminal::Heard::kEnd) return Ending::kLeft;
    if (heard != Terminal::Heard::kLine) continue;
    const Reply reply = read_reply(look.language, line);
    if (reply == Reply::kYes) return Ending::kPlayed;
    if (reply == Reply::kNo || read_word(line) == Word::kQuit) return Ending::kLeft;
  }
}

Exit leave(Terminal& terminal, std::string_view id, Exit exit) {
  terminal.say(said(terminal.look(), id));
  return exit;
}

template <Game G>
Exit play(const Arguments& arguments, const typename PlayedMatch<G>::Table& table,
          RecordFile& record) {
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO,
                    look_of(STDOUT_FILENO, colour_wish(arguments), user_language()));
  const std::uint64_t seed = seed_of(arguments);
  greet(terminal, table.players, seed);
  for (std::uint64_t game = 0;; ++game) {
    // Every further game has a seed of its own, which follows from the first.
    const std::uint64_t its_seed = game == 0 ? seed : Rng::stream(seed, kMaxSeats + game).next();
    PlayedMatch<G> match(table, its_seed, terminal, record);
    Ending ending = match.play();
    if (ending == Ending::kLeft) return leave(terminal, "play-left", Exit::kFine);
    if (ending == Ending::kPlayed) ending = ask_again(terminal);
    if (ending == Ending::kLeft) return leave(terminal, "play-goodbye", Exit::kFine);
    if (ending == Ending::kInterrupted)
      return leave(terminal, "play-interrupted", Exit::kInterrupted);
  }
}

template <Game G>
Result<typename PlayedMatch<G>::Table> set_table(const Arguments& arguments, const Value& wishes) {
  const auto seats = static_cast<int>(arguments.bots.size()) + 1;
  if (seats < G::kMinSeats || seats > G::kMaxSeats) {
    return Error{"play-seats-wrong", "", {{"low", G::kMinSeats - 1}, {"high", G::kMaxSeats - 1}}};
  }
  typename PlayedMatch<G>::Table table;
  auto options = G::read_options(wishes);
  if (!options) return std::move(options.error());
  table.options = *options;
  for (const std::string& level : arguments.bots) {
    auto bot = make_bot<G>(level);
    if (!bot) return std::move(bot.error());
    table.bots.push_back(std::move(*bot));
  }
  auto adviser = make_bot<G>("strong");
  if (!adviser) return std::move(adviser.error());
  table.adviser = std::move(*adviser);
  table.players = seated({.language = user_language()}, arguments.bots);
  return table;
}

template <Game G>
Exit run(const Arguments& arguments) {
  const auto wishes = arguments.rules.options(arguments.game);
  if (!wishes) return fail("play", wishes.error(), Exit::kUsage);
  const auto table = set_table<G>(arguments, *wishes);
  if (!table) return fail("play", table.error(), Exit::kUsage);
  RecordFile record = arguments.records.empty() ? RecordFile() : RecordFile(arguments.records);
  return play<G>(arguments, *table, record);
}

}  // namespace

void add_play(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* command = program.add_subcommand("play", "Play a game against bots in this terminal");
  add_game_argument(*command, arguments->game);
  command
      ->add_option("--bots", arguments->bots,
                   "Who you play against, with commas between: random, easy, "
                   "greedy, medium, strong, best")
      ->type_name("BOT,BOT")
      ->delimiter(',');
  command->add_option("--seed", arguments->seed, "Deal the cards that this number gives")
      ->type_name("N");
  command
      ->add_option("--records", arguments->records, "Add the record of what is played to this file")
      ->type_name("FILE");
  command->add_option("--color", arguments->colour, "Whether to use colour")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  arguments->rules.add_to(*command);
  command->footer(examples({
      {"lair play chimera", "a game of Chimera against two bots"},
      {"lair play phantom --bots greedy --advanced",
       "Phantom Rummy for two, by the advanced rules"},
      {"lair play chimera --records mine.lair.jsonl",
       "keep a record, for \"lair verify\" and others"},
  }));
  command->callback([arguments, &exit] {
    with_game(arguments->game, [&]<Game G>(G) { exit = run<G>(*arguments); });
  });
}

}  // namespace lair::cli
