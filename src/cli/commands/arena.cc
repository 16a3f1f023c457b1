#include "arena/arena.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "arena/benchmark.h"
#include "arena/league.h"
#include "bots/games.h"
#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/command_line/rule_flags.h"
#include "cli/commands/arena_report.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "record/json.h"
#include "rules/registry.h"

namespace lair::cli {
namespace {

struct ArenaArguments {
  std::string game;
  std::vector<std::string> bots;
  std::int64_t games = 0, deals = 0;
  bool duplicate = false, until_decided = false, league = false;
  std::string plot, card;
  int bid = 0;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string records;
  double patience = 10;
  bool json = false;
  RuleFlags rules;
};

// How many play a match of the league.
constexpr int kLeagueSeats = 3;

Exit run_league(const ArenaArguments& arguments, ArenaSetup setup) {
  if (setup.bots.empty()) {
    with_game(arguments.game, [&]<Game G>(G) {
      for (const std::string_view level : bot_levels<G>()) setup.bots.emplace_back(level);
    });
  }
  const auto matches = static_cast<std::int64_t>(setup.bots.size() * (setup.bots.size() - 1));
  Progress progress("deals", matches * setup.deals);
  setup.progress = [&](std::int64_t done) {
    progress.show(done);
    return true;
  };
  const auto league = lair::run_league(setup, kLeagueSeats);
  progress.wipe();
  if (!league) return fail("arena", league.error(), Exit::kUsage);
  if (!league->finished) return Exit::kInterrupted;
  arguments.json ? print_league_json(setup, *league) : print_league(setup, *league);
  const auto failed = [](const BotFailures& failures) { return failures.times > 0; };
  const bool forfeited = std::any_of(league->failures.begin(), league->failures.end(), failed);
  if (!arguments.plot.empty()) {
    std::ofstream file(arguments.plot);
    file << league_plot(*league);
    file.flush();
    if (!file) return fail_file("arena", arguments.plot, errno);
  }
  return forfeited ? Exit::kWrong : Exit::kFine;
}

// The matches of a benchmark card, each a line of a table as soon as it is played.
Exit run_card(const ArenaArguments& arguments, const ArenaSetup& base) {
  std::ifstream in(arguments.card, std::ios::binary);
  if (!in) return fail_file("arena", arguments.card, errno);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  const auto json = parse_json(text);
  if (!json) return fail("arena", json.error(), Exit::kUsage);
  const auto card = read_card(*json);
  if (!card) return fail("arena", card.error(), Exit::kUsage);
  std::cout << card_head() << std::flush;
  bool forfeited = false;
  for (std::size_t i = 0; i < card->rows.size(); ++i) {
    const BenchmarkCard::Row& row = card->rows[i];
    ArenaSetup setup = base;
    setup.game = row.game;
    setup.bots = row.bots;
    setup.options = row.options;
    setup.deals = row.deals;
    setup.seed = card_seed(*card, i);
    Progress progress("deals", row.deals);
    setup.progress = [&](std::int64_t done) {
      progress.show(done);
      return true;
    };
    const auto result = run_arena(setup);
    progress.wipe();
    if (!result) return fail("arena", result.error(), Exit::kUsage);
    if (result->games < row.deals) return Exit::kInterrupted;
    std::cout << card_line(row, *result) << std::flush;
    forfeited = forfeited || result->forfeited();
  }
  return forfeited ? Exit::kWrong : Exit::kFine;
}

Exit run_arena(const ArenaArguments& arguments) {
  const auto options = arguments.rules.options(arguments.game);
  if (!options) return fail("arena", options.error(), Exit::kUsage);
  const Interrupt interrupt;
  std::ofstream file;
  ArenaSetup setup{.game = arguments.game,
                   .bots = arguments.bots,
                   .options = *options,
                   .games = arguments.games,
                   .deals = arguments.deals,
                   .bid = arguments.bid,
                   .until_decided = arguments.until_decided,
                   .seed = arguments.seed,
                   .threads = arguments.threads,
                   .stop = Interrupt::requested,
                   .patience = std::chrono::milliseconds(std::llround(1000 * arguments.patience))};
  if (setup.threads == 0)
    setup.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  if (!arguments.card.empty()) return run_card(arguments, setup);
  if (arguments.league) return run_league(arguments, setup);
  if (!arguments.records.empty()) {
    file.open(arguments.records, std::ios::binary | std::ios::trunc);
    if (!file) return fail_file("arena", arguments.records, errno);
    setup.record = [&](const std::string& record) { file << record; };
  }
  const std::int64_t total = arguments.deals > 0 ? arguments.deals : arguments.games;
  Progress progress(arguments.deals > 0 ? "deals" : "games", total);
  setup.progress = [&](std::int64_t done) {
    progress.show(done);
    return file.good();
  };
  const auto result = run_arena(setup);
  progress.wipe();
  if (!result) return fail("arena", result.error(), Exit::kUsage);
  file.flush();
  if (!file) return fail_file("arena", arguments.records, errno);
  if (result->games > 0) {
    arguments.json ? print_json(setup, *result) : print_table(setup, *result);
  }
  if (result->games < total && !result->decided) return Exit::kInterrupted;
  return result->forfeited() ? Exit::kWrong : Exit::kFine;
}

// Of all games that have contracts.
CLI::Option* add_bid_option(CLI::App& command, int& bid) {
  std::string roles;
  std::set<std::string> bids;
  for (const AnyGame* game : all_games()) {
    const auto contracts = contracts_of(game->name());
    if (!contracts) continue;
    roles += (roles.empty() ? "" : " or ") + role_said(contracts->roles[0]);
    for (const int number : contracts->bids) bids.insert(std::to_string(number));
  }
  return command
      .add_option("--bid", bid,
                  "Nobody bids: each seat in turn is the " + roles + " at this number")
      ->check(one_of({bids.begin(), bids.end()}));
}

// How much is played, and against whom: games, deals or a league.
void add_length_options(CLI::App& command, ArenaArguments& arguments) {
  constexpr auto kMany = std::int64_t{1'000'000'000};
  auto* games = command.add_option("--games", arguments.games, "How many games [100]")
                    ->check(between(1, kMany));
  auto* deals =
      command
          .add_option("--deals", arguments.deals,
                      "Rounds instead of games: so many deals, each with every bot in every seat")
          ->check(between(1, kMany))
          ->excludes(games);
  command.add_flag("--duplicate", arguments.duplicate, "As --deals does anyway")->needs(deals);
  add_bid_option(command, arguments.bid)->needs(deals);
  auto* decided =
      command.add_flag("--until-decided", arguments.until_decided,
                       "Stop as soon as it is certain whether the first bot is better or worse");
  auto* league = command
                     .add_flag("--league", arguments.league,
                               "All bots, or all levels, each against each: a table of ratings")
                     ->excludes(games)
                     ->excludes(decided);
  command.add_option("--plot", arguments.plot, "Draw the ratings of the league (SVG)")
      ->type_name("FILE")
      ->needs(league);
  command
      .add_option("--card", arguments.card,
                  "Play the matches of a benchmark card, and print its table")
      ->type_name("FILE")
      ->excludes(games)
      ->excludes(deals)
      ->excludes(decided)
      ->excludes(league);
  command.add_option("--records", arguments.records, "Write the games' records to this file")
      ->type_name("FILE")
      ->check(output_error)
      ->excludes(league);
}

}  // namespace

void add_arena(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<ArenaArguments>();
  CLI::App* command = program.add_subcommand("arena", "Let bots play each other and compare them");
  add_game_argument(*command, arguments->game);
  command
      ->add_option("--bots", arguments->bots,
                   "A bot for each seat: random, easy, greedy, medium, strong, best, deep, pimc:N, "
                   "net:FILE, "
                   "exec:COMMAND")
      ->delimiter(',')
      ->allow_extra_args(false);
  add_length_options(*command, *arguments);
  command->add_option("--seed", arguments->seed, "The same seed gives the same games")
      ->check(seed_error)
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many games at a time; 0 for one a core")
      ->check(between(0, 256))
      ->capture_default_str();
  command
      ->add_option("--patience", arguments->patience,
                   "Seconds that a program (exec:COMMAND) has for each answer")
      ->check(CLI::Range(0.001, 3600.0))
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "One JSON object on one line");
  arguments->rules.add_to(*command);
  command->footer(
      examples({{"lair arena chimera --bots greedy,random,random --games 1000", "who is better?"},
                {"lair arena chimera --bots strong,greedy,greedy --deals 4000 --duplicate",
                 "the same deals with the seats changed, so that luck cancels"},
                {"lair arena chimera --league --plot league.svg", "all levels, each against each"},
                {"lair arena chimera --card docs/benchmark.json", "the benchmark of the documents"},
                {"lair arena chimera --bots random,random,random --records games.lair.jsonl",
                 "keep the games"}}));
  command->callback([arguments, &exit] {
    if (arguments->bots.empty() && !arguments->league && arguments->card.empty())
      throw CLI::RequiredError("--bots");
    if (arguments->league && arguments->deals == 0) arguments->deals = 200;
    if (arguments->games == 0 && arguments->deals == 0) arguments->games = 100;
    exit = run_arena(*arguments);
  });
}

}  // namespace lair::cli
