#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bots.h"
#include "cli/chimera_screen.h"
#include "cli/command.h"
#include "cli/phantom_screen.h"
#include "cli/play_match.h"
#include "cli/play_players.h"
#include "cli/play_record.h"
#include "cli/replay_course.h"
#include "cli/rule_flags.h"
#include "cli/saved_games.h"
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
  bool resumes = false;
  ColourWish colour = ColourWish::kAuto;
};

// As it can be typed to a shell.
std::string in_shell(const std::string& path) {
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("/._-+").find(c) != std::string_view::npos;
  };
  if (std::all_of(path.begin(), path.end(), plain)) return path;
  std::string quoted = "'";
  for (const char c : path) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
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

// Yes (kPlayed) or no (kLeft); the end of the input means no.
Ending ask_yes(Terminal& terminal, std::string_view question) {
  const Look& look = terminal.look();
  std::string line;
  while (true) {
    terminal.say(wrapped(look, said(look, question), 2));
    const Terminal::Heard heard = terminal.ask(paint(look, kGold, "> "), line);
    if (heard == Terminal::Heard::kInterrupted) return Ending::kInterrupted;
    if (heard == Terminal::Heard::kEnd) return Ending::kLeft;
    if (heard != Terminal::Heard::kLine) continue;
    const Reply reply = read_reply(look.language, line);
    if (reply == Reply::kYes) return Ending::kPlayed;
    if (reply == Reply::kNo || read_word(line) == Word::kQuit) return Ending::kLeft;
  }
}

// What became of a game that was saved from move to move.
void tell_saved(Terminal& terminal, const std::string& saved, Ending ending) {
  if (saved.empty()) return;
  const Look& look = terminal.look();
  const std::string_view id = ending == Ending::kPlayed ? "play-saved" : "play-saved-unfinished";
  const std::string file = in_shell(saved);
  terminal.say(wrapped(look, said(look, id), 2));
  const std::string command = ending == Ending::kPlayed
                                  ? "lair review " + file + " --seat 0\n  lair replay " + file
                                  : std::string("lair play --resume");
  terminal.say("  " + command);  // unbroken, to be copied
}

Exit leave(Terminal& terminal, std::string_view id, Exit exit) {
  terminal.say(said(terminal.look(), id));
  return exit;
}

// A game from its first deal on, or from where it was broken off.
template <Game G>
Ending play_game(const Arguments& arguments, const typename PlayedMatch<G>::Table& table,
                 std::uint64_t seed, Terminal& terminal, const SavedGame* old) {
  const std::string saved = old != nullptr ? old->path : new_saved_game(G::kName);
  std::vector<RecordFile> files;
  if (!saved.empty()) files.emplace_back(saved);
  if (!arguments.records.empty()) files.emplace_back(arguments.records);
  PlayedMatch<G> match(table, seed, terminal, files);
  const Ending ending = old != nullptr ? match.resume(Course<G>(old->lines)) : match.play();
  tell_saved(terminal, saved, ending);
  return ending;
}

template <Game G>
Exit play(const Arguments& arguments, const typename PlayedMatch<G>::Table& table,
          std::uint64_t seed, Terminal& terminal, const SavedGame* old) {
  greet(terminal, table.players, seed);
  for (std::uint64_t game = 0;; ++game) {
    // Every further game has a seed of its own, which follows from the first.
    const std::uint64_t its_seed = game == 0 ? seed : Rng::stream(seed, kMaxSeats + game).next();
    Ending ending = play_game<G>(arguments, table, its_seed, terminal, game == 0 ? old : nullptr);
    if (ending == Ending::kLeft) return leave(terminal, "play-left", Exit::kFine);
    if (ending == Ending::kPlayed) ending = ask_yes(terminal, "play-again");
    if (ending == Ending::kLeft) return leave(terminal, "play-goodbye", Exit::kFine);
    if (ending == Ending::kInterrupted)
      return leave(terminal, "play-interrupted", Exit::kInterrupted);
  }
}

template <Game G>
Result<typename PlayedMatch<G>::Table> set_table(const std::vector<std::string>& levels,
                                                 const Value& wishes) {
  const auto seats = static_cast<int>(levels.size()) + 1;
  if (seats < G::kMinSeats || seats > G::kMaxSeats) {
    return Error{"play-seats-wrong", "", {{"low", G::kMinSeats - 1}, {"high", G::kMaxSeats - 1}}};
  }
  typename PlayedMatch<G>::Table table;
  auto options = G::read_options(wishes);
  if (!options) return std::move(options.error());
  table.options = *options;
  for (const std::string& level : levels) {
    auto bot = make_bot<G>(level);
    if (!bot) return std::move(bot.error());
    table.bots.push_back(std::move(*bot));
  }
  auto adviser = make_bot<G>("strong");
  if (!adviser) return std::move(adviser.error());
  table.adviser = std::move(*adviser);
  table.players = seated({.language = user_language()}, levels);
  return table;
}

// Those of a saved game, by its header.
std::vector<std::string> levels_in(const Value& header) {
  std::vector<std::string> levels;
  const Value* bots = header.find("bots");
  if (bots == nullptr || bots->items() == nullptr) return levels;
  for (const Value& level : *bots->items()) {
    if (level.text() != nullptr) levels.push_back(*level.text());
  }
  return levels;
}

template <Game G>
Exit run_saved(const Arguments& arguments, const SavedGame& saved, Terminal& terminal) {
  const Value& header = saved.lines[0];
  const Value* options = header.find("options");
  const auto table =
      set_table<G>(levels_in(header), options == nullptr ? Value::object() : *options);
  if (!table) return fail("play", table.error(), Exit::kWrong);
  const auto seed = static_cast<std::uint64_t>(integer_in(header, "seed").value_or(0));
  return play<G>(arguments, *table, seed, terminal, &saved);
}

Exit resume(const Arguments& arguments, const SavedGame& saved, Terminal& terminal) {
  Exit exit = Exit::kWrong;
  with_game(text_in(saved.lines[0], "game"),
            [&]<Game G>(G) { exit = run_saved<G>(arguments, saved, terminal); });
  return exit;
}

// Somebody who begins a game without special wishes may have left one.
std::optional<SavedGame> offered(const Arguments& arguments) {
  const bool plain = !arguments.seed && arguments.records.empty() && isatty(STDIN_FILENO) == 1;
  return plain ? find_newest_game(find_game(arguments.game)->name()) : std::nullopt;
}

template <Game G>
Exit run(const Arguments& arguments) {
  const auto wishes = arguments.rules.options(arguments.game);
  if (!wishes) return fail("play", wishes.error(), Exit::kUsage);
  const auto table = set_table<G>(arguments.bots, *wishes);
  if (!table) return fail("play", table.error(), Exit::kUsage);
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO,
                    look_of(STDOUT_FILENO, arguments.colour, user_language()));
  if (const auto saved = offered(arguments)) {
    const Ending wish = ask_yes(terminal, "play-resume");
    if (wish == Ending::kInterrupted) {
      return leave(terminal, "play-interrupted", Exit::kInterrupted);
    }
    if (wish == Ending::kPlayed) return resume(arguments, *saved, terminal);
  }
  return play<G>(arguments, *table, seed_of(arguments), terminal, nullptr);
}

Exit run_resumed(const Arguments& arguments) {
  const AnyGame* game = find_game(arguments.game);
  const auto saved = find_saved_game(game == nullptr ? std::string_view() : game->name());
  if (!saved) return fail("play", Error{"play-nothing-saved", "", {}}, Exit::kWrong);
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO,
                    look_of(STDOUT_FILENO, arguments.colour, user_language()));
  return resume(arguments, *saved, terminal);
}

}  // namespace

void add_play(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* command = program.add_subcommand("play", "Play a game against bots in this terminal");
  add_game_argument(*command, arguments->game)->required(false);
  command
      ->add_option("--bots", arguments->bots,
                   "Who you play against, with commas between: random, easy, "
                   "greedy, medium, strong, best")
      ->type_name("BOT,BOT")
      ->delimiter(',');
  CLI::Option* resume =
      command->add_flag("--resume", arguments->resumes,
                        "Go on with the game that was left, or whose terminal was closed");
  command->add_option("--seed", arguments->seed, "Deal the cards that this number gives")
      ->type_name("N")
      ->excludes(resume);
  command
      ->add_option("--records", arguments->records, "Add the record of what is played to this file")
      ->type_name("FILE")
      ->excludes(resume);
  add_language_option(*command);
  add_colour_option(*command, arguments->colour);
  arguments->rules.add_to(*command);
  command->footer(examples({
      {"lair play chimera", "a game of Chimera against two bots"},
      {"lair play phantom --bots greedy --advanced",
       "Phantom Rummy for two, by the advanced rules"},
      {"lair play --resume", "go on where you stopped"},
      {"lair play chimera --records mine.lair.jsonl",
       "keep a record, for \"lair verify\" and others"},
  }));
  command->callback([arguments, &exit] {
    if (arguments->resumes) {
      exit = run_resumed(*arguments);
      return;
    }
    if (arguments->game.empty()) throw CLI::RequiredError("GAME");
    with_game(arguments->game, [&]<Game G>(G) { exit = run<G>(*arguments); });
  });
}

}  // namespace lair::cli
