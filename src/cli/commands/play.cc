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

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/command_line/rule_flags.h"
#include "cli/connect/connect.h"
#include "cli/files/saved_games.h"
#include "cli/play/game_screens.h"
#include "cli/play/match.h"
#include "cli/play/play_today.h"
#include "cli/play/players.h"
#include "cli/play/record.h"
#include "cli/play/review.h"
#include "cli/play/table.h"
#include "cli/replay/course.h"
#include "cli/terminal/terminal.h"
#include "rules/registry.h"

namespace lair::cli {
namespace {

struct PlayArguments {
  std::string game;
  bool names_game = true;
  std::vector<std::string> bots = {"greedy", "greedy"};
  RuleFlags rules;
  std::optional<std::uint64_t> seed;
  std::string records;
  bool resumes = false;
  std::string server;  // --connect
  std::string name;
  bool watches = false;
  bool names_bots = false;  // --bots was given
  bool today = false;
  ColourWish colour = ColourWish::kAuto;
};

// Quotes a path for a shell.
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

std::uint64_t seed_of(const PlayArguments& arguments) {
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

// Names the file of the saved game and the commands for it.
void tell_saved(Terminal& terminal, const std::string& saved, Ending ending) {
  if (saved.empty()) return;
  const Look& look = terminal.look();
  const std::string_view id = ending == Ending::kPlayed ? "play-saved" : "play-saved-unfinished";
  const std::string file = in_shell(saved);
  terminal.say(wrapped(look, said(look, id), 2));
  const std::string command = ending == Ending::kPlayed
                                  ? "lair review " + file + " --seat 0\n  lair replay " + file
                                  : std::string("lair play --resume");
  terminal.say("  " + command);  // one line, to be copied
}

Exit leave(Terminal& terminal, std::string_view id, Exit exit) {
  terminal.say(said(terminal.look(), id));
  return exit;
}

// Plays a game from its first deal, or resumes one.
template <Game G>
Ending play_game(const PlayArguments& arguments, const typename PlayedMatch<G>::Table& table,
                 std::uint64_t seed, Terminal& terminal, const SavedGame* old) {
  const std::string saved = old != nullptr ? old->path : new_saved_game(G::kName);
  std::vector<RecordFile> files;
  if (!saved.empty()) files.emplace_back(saved);
  if (!arguments.records.empty()) files.emplace_back(arguments.records);
  PlayedMatch<G> match(table, seed, terminal, files);
  const Ending ending = old != nullptr ? match.resume(Course<G>(old->lines)) : match.play();
  tell_saved(terminal, saved, ending);
  return ending == Ending::kPlayed ? offer_review(terminal, saved) : ending;
}

template <Game G>
Exit play(const PlayArguments& arguments, const typename PlayedMatch<G>::Table& table,
          std::uint64_t seed, Terminal& terminal, const SavedGame* old) {
  greet(terminal, table.players, seed);
  for (std::uint64_t game = 0;; ++game) {
    // The seed of a further game is derived from the first.
    const std::uint64_t its_seed = game == 0 ? seed : Rng::stream(seed, kMaxSeats + game).next();
    Ending ending = play_game<G>(arguments, table, its_seed, terminal, game == 0 ? old : nullptr);
    if (ending == Ending::kLeft) return leave(terminal, "play-left", Exit::kFine);
    if (ending == Ending::kPlayed) ending = ask_yes(terminal, "play-again");
    if (ending == Ending::kLeft) return leave(terminal, "play-goodbye", Exit::kFine);
    if (ending == Ending::kInterrupted)
      return leave(terminal, "play-interrupted", Exit::kInterrupted);
  }
}

// The levels of the bots of a saved game.
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
Exit run_saved(const PlayArguments& arguments, const SavedGame& saved, Terminal& terminal) {
  const Value& header = saved.lines[0];
  const Value* options = header.find("options");
  const auto table =
      set_table<G>(levels_in(header), options == nullptr ? Value::object() : *options);
  if (!table) return fail("play", table.error(), Exit::kWrong);
  const auto seed = static_cast<std::uint64_t>(integer_in(header, "seed").value_or(0));
  return play<G>(arguments, *table, seed, terminal, &saved);
}

Exit resume(const PlayArguments& arguments, const SavedGame& saved, Terminal& terminal) {
  Exit exit = Exit::kWrong;
  const MaybeError error = with_screen(text_in(saved.lines[0], "game"), [&]<Game G>(G) {
    exit = run_saved<G>(arguments, saved, terminal);
  });
  return error ? fail("play", *error, Exit::kWrong) : exit;
}

// The saved game to offer to a person who begins a game without special options.
std::optional<SavedGame> offered(const PlayArguments& arguments) {
  const bool plain = !arguments.seed && arguments.records.empty() && isatty(STDIN_FILENO) == 1;
  if (!plain) return std::nullopt;
  return find_newest_game(arguments.names_game ? find_game(arguments.game)->name()
                                               : std::string_view());
}

template <Game G>
Exit run_play(const PlayArguments& arguments) {
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

Exit run_resumed(const PlayArguments& arguments) {
  const AnyGame* game = find_game(arguments.game);
  const auto saved = find_saved_game(game == nullptr ? std::string_view() : game->name());
  if (!saved) return fail("play", Error{"play-nothing-saved", "", {}}, Exit::kWrong);
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO,
                    look_of(STDOUT_FILENO, arguments.colour, user_language()));
  return resume(arguments, *saved, terminal);
}

Exit run_connected(const PlayArguments& arguments) {
  auto link = read_link(arguments.server);
  if (!link) return fail("play", link.error(), Exit::kUsage);
  ConnectWish wish{.link = std::move(*link), .game = arguments.game, .name = arguments.name};
  if (arguments.names_bots) wish.level = arguments.bots.front();
  wish.today = arguments.today;
  wish.watch = arguments.watches;
  if (!wish.game.empty()) {
    auto options = arguments.rules.options(wish.game);
    if (!options) return fail("play", options.error(), Exit::kUsage);
    wish.options = std::move(*options);
  }
  if (wish.today && wish.game.empty()) wish.game = all_games().front()->name();
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO,
                    look_of(STDOUT_FILENO, arguments.colour, user_language()));
  return play_connected(wish, terminal);
}

Exit run_today(const PlayArguments& arguments) {
  Terminal terminal(STDIN_FILENO, STDOUT_FILENO,
                    look_of(STDOUT_FILENO, arguments.colour, user_language()));
  return play_today(arguments.game, terminal);
}

Exit run_any(const PlayArguments& arguments) {
  if (arguments.resumes) return run_resumed(arguments);
  if (!arguments.server.empty()) return run_connected(arguments);
  if (arguments.today) return run_today(arguments);
  Exit exit = Exit::kUsage;
  const MaybeError error =
      with_screen(arguments.game, [&]<Game G>(G) { exit = run_play<G>(arguments); });
  return error ? fail("play", *error, Exit::kUsage) : exit;
}

// Declares options that exclude one another.
struct PlayFlags {
  CLI::Option *bots, *resume, *seed, *records;
};

PlayFlags add_local_options(CLI::App& command, PlayArguments& arguments) {
  PlayFlags flags{};
  flags.bots = command
                   .add_option("--bots", arguments.bots,
                               "The bots, separated by commas: random, easy, greedy, medium, "
                               "strong, best, deep, net:FILE, exec:COMMAND")
                   ->type_name("BOT,BOT")
                   ->delimiter(',');
  flags.resume = command.add_flag("--resume", arguments.resumes, "Resume the last unfinished game");
  flags.seed = command.add_option("--seed", arguments.seed, "The same seed gives the same cards")
                   ->type_name("N")
                   ->check(seed_error)
                   ->excludes(flags.resume);
  flags.records = command
                      .add_option("--records", arguments.records,
                                  "Append the records of the games to this file")
                      ->type_name("FILE")
                      ->excludes(flags.resume);
  command
      .add_flag("--today", arguments.today, "Play today's deal, which is the same for everybody")
      ->excludes(flags.resume)
      ->excludes(flags.records)
      ->excludes(flags.seed)
      ->excludes(flags.bots);
  return flags;
}

void add_remote_options(CLI::App& command, PlayArguments& arguments, const PlayFlags& local) {
  CLI::Option* connect =
      command
          .add_option("--connect", arguments.server,
                      "Sit at a table of a server: the link to the table, or the address of the "
                      "server")
          ->type_name("URL")
          ->excludes(local.resume)
          ->excludes(local.seed)
          ->excludes(local.records);
  command.add_flag("--watch", arguments.watches, "Watch that table without taking a seat")
      ->needs(connect);
  command.add_option("--name", arguments.name, "Your name at the table")
      ->type_name("NAME")
      ->needs(connect);
}

}  // namespace

void add_play(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<PlayArguments>();
  CLI::App* command = program.add_subcommand(
      "play", "Play against bots in this terminal, or at a table of a server");
  add_game_argument(*command, arguments->game)->required(false);
  const PlayFlags local = add_local_options(*command, *arguments);
  add_remote_options(*command, *arguments, local);
  add_language_option(*command);
  add_colour_option(*command, arguments->colour);
  arguments->rules.add_to(*command);
  command->footer(examples({
      {"lair play", "a game of Chimera against two bots"},
      {"lair play phantom --bots greedy --advanced",
       "Phantom Rummy for two, by the advanced rules"},
      {"lair play --resume", "go on where you stopped"},
      {"lair play --today phantom", "today's deal of Phantom Rummy"},
      {"lair play --connect https://example.org/t/K7QX2M9DPC4W",
       "a table of a server, by its link"},
      {"lair play chimera --records mine.lair.jsonl",
       "keep a record, for \"lair verify\" and others"},
  }));
  command->callback([arguments, bots = local.bots, &exit] {
    arguments->names_bots = bots->count() > 0;
    arguments->names_game = !arguments->game.empty();
    const bool any = arguments->resumes || !arguments->server.empty();
    if (!arguments->names_game && !any) arguments->game = all_games().front()->name();
    exit = run_any(*arguments);
  });
}

}  // namespace lair::cli
