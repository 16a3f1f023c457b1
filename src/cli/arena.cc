#include "arena/arena.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "arena/league.h"
#include "bots/games.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/rule_flags.h"
#include "cli/terminal_look.h"
#include "record/json.h"
#include "rules/contract.h"
#include "rules/registry.h"
#include "text/text.h"
#include "text/text_table.h"

namespace lair::cli {
namespace {

struct ArenaArguments {
  std::string game;
  std::vector<std::string> bots;
  std::int64_t games = 0, deals = 0;
  bool duplicate = false, until_decided = false, league = false;
  std::string plot;
  int bid = 0;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string records;
  bool json = false;
  RuleFlags rules;
};

std::string with_interval(const Estimate& estimate, int digits) {
  if (!std::isfinite(estimate.ci95)) return fmt::format("{:.{}f}", estimate.mean, digits);
  return fmt::format("{:.{}f} +- {:.{}f}", estimate.mean, digits, estimate.ci95, digits);
}

std::string with_interval(const Proportion& share) {
  return fmt::format("{:.1f} ({:.1f} to {:.1f})", share.mean * 100, share.low * 100,
                     share.high * 100);
}

// One number has no interval.
Value written(const Estimate& estimate) {
  Value interval;
  if (std::isfinite(estimate.ci95)) {
    interval = Value::Array{estimate.mean - estimate.ci95, estimate.mean + estimate.ci95};
  }
  return Value::object({{"mean", estimate.mean}, {"ci95", std::move(interval)}});
}

Value written(const Proportion& share) {
  return Value::object({{"mean", share.mean}, {"ci95", Value::Array{share.low, share.high}}});
}

Value written(const Share& share) { return share.of == 0 ? Value() : Value(share.value()); }

bool is_program(const std::string& bot) { return bot.starts_with("exec:"); }

// Bots of the same name together.
struct Group : Roles {
  std::int64_t moves = 0;
  double seconds = 0;
  double milliseconds_a_move() const {
    return moves == 0 ? 0 : seconds * 1000 / static_cast<double>(moves);
  }
};

std::vector<std::pair<std::string, Group>> grouped(const ArenaResult& result) {
  std::vector<std::pair<std::string, Group>> groups;
  for (const BotScore& score : result.scores) {
    auto found = std::find_if(groups.begin(), groups.end(),
                              [&](const auto& group) { return group.first == score.bot; });
    if (found == groups.end()) found = groups.insert(groups.end(), {score.bot, {}});
    Group& group = found->second;
    group.add(score);
    group.moves += score.moves;
    group.seconds += score.seconds;
  }
  return groups;
}

// What a game of contracts calls its roles, and what can be bid; nothing for others.
struct Contracts {
  RoleNames roles;
  std::span<const int> bids;
};

std::optional<Contracts> contracts_of(std::string_view game) {
  std::optional<Contracts> found;
  with_game(game, [&]<Game G>(G) {
    if constexpr (HasContract<G>) found = Contracts{G::kRoles, G::kBids};
  });
  return found;
}

std::string role_said(std::string_view role) {
  return say(Language::en, "role-" + std::string(role));
}

void set_roles(Value& line, const Contracts& contracts, const ArenaResult& result) {
  Value alone = Value::object(), against = Value::object(), bids = Value::object();
  for (const auto& [name, group] : grouped(result)) {
    alone.set(name, written(group.alone));
    against.set(name, written(group.against));
    Value times = Value::object();
    for (std::size_t i = 0; i < contracts.bids.size(); ++i) {
      times.set(std::to_string(contracts.bids[i]), group.bids[i]);
    }
    bids.set(name, std::move(times));
  }
  line.set(std::string(contracts.roles[0]) + "_wins", std::move(alone));
  line.set(std::string(contracts.roles[1]) + "_wins", std::move(against));
  line.set("bids", std::move(bids));
}

void print_json(const ArenaArguments& arguments, const ArenaResult& result) {
  Value bots = Value::array();
  for (const BotScore& score : result.scores) {
    Value bot =
        Value::object({{"bot", score.bot}, {"points_per_round", written(score.points_a_round)}});
    if (arguments.deals == 0) bot.set("win_rate", written(score.wins));
    if (is_program(score.bot)) bot.set("failures", score.failures.times);
    bots.push_back(std::move(bot));
  }
  Value line = Value::object({{"game", find_game(arguments.game)->name()},
                              {arguments.deals > 0 ? "deals" : "games", result.games},
                              {"rounds", result.rounds},
                              {"decisions", result.decisions},
                              {"seconds", result.seconds},
                              {"advantage", written(result.advantage)},
                              {"bots", std::move(bots)}});
  if (arguments.until_decided) line.set("decided", result.decided);
  if (const auto contracts = contracts_of(arguments.game)) set_roles(line, *contracts, result);
  Value thought = Value::object();
  for (const auto& [name, group] : grouped(result)) thought.set(name, group.milliseconds_a_move());
  line.set("ms_per_move", std::move(thought));
  std::cout << to_json(line) << '\n';
}

std::string percent(const Share& share) {
  return share.of == 0 ? "-" : fmt::format("{:.1f}", share.value() * 100);
}

void print_groups(std::string_view game, const ArenaResult& result) {
  const auto contracts = contracts_of(game);
  std::vector<TextTable::Column> columns = {{"bot"}, {"ms a move", TextTable::Align::kRight}};
  const auto add_column = [&](std::string title) {
    columns.push_back({std::move(title), TextTable::Align::kRight});
  };
  if (contracts) {
    for (const std::string_view role : contracts->roles) {
      add_column("won as " + role_said(role) + ", %");
    }
    for (const int bid : contracts->bids) {
      add_column((bid == contracts->bids.front() ? "bids " : "") + std::to_string(bid));
    }
  }
  TextTable table(columns);
  for (const auto& [name, group] : grouped(result)) {
    std::vector<std::string> row = {name, fmt::format("{:.4f}", group.milliseconds_a_move())};
    if (contracts) {
      row.push_back(percent(group.alone));
      row.push_back(percent(group.against));
      for (std::size_t i = 0; i < contracts->bids.size(); ++i) {
        row.push_back(std::to_string(group.bids[i]));
      }
    }
    table.add_row(row);
  }
  std::cout << '\n' << table.text(columns_of(STDOUT_FILENO));
}

void print_line(const std::string& text) {
  std::cout << fitted({.columns = columns_of(STDOUT_FILENO)}, text);
}

std::string_view failure_words(std::string_view how) {
  if (how == "ended") return "it ended";
  if (how == "late") return "it gave no answer in time";
  return "its answer was no legal move, or came unasked";
}

void print_failures(const std::string& bot, const BotFailures& failures) {
  if (failures.times == 0) return;
  print_line(fmt::format("\n{} failed in {} games, where greedy played on; the first time {}.", bot,
                         failures.times, failure_words(failures.first)));
}

void print_table(const ArenaArguments& arguments, const ArenaResult& result) {
  const bool games = arguments.deals == 0;
  std::vector<TextTable::Column> columns = {{"bot"}, {"points a round", TextTable::Align::kRight}};
  if (games) columns.push_back({"games won, %", TextTable::Align::kRight});
  TextTable table(columns);
  for (const BotScore& score : result.scores) {
    std::vector<std::string> row = {score.bot, with_interval(score.points_a_round, 2)};
    if (games) row.push_back(with_interval(score.wins));
    table.add_row(row);
  }
  std::cout << table.text(columns_of(STDOUT_FILENO));
  print_groups(arguments.game, result);
  for (const BotScore& score : result.scores) print_failures(score.bot, score.failures);
  print_line(fmt::format("\n{} over the mean of the others: {} points a round.",
                         result.scores[0].bot, with_interval(result.advantage, 2)));
  if (arguments.until_decided) {
    print_line(!result.decided             ? "Not decided: it may be better or worse."
               : result.advantage.mean > 0 ? "Decided: it is better."
                                           : "Decided: it is worse.");
  }
  print_line(
      fmt::format("{} {}, {} rounds, {} decisions in {:.1f} s ({:.0f} decisions a second). "
                  "The intervals hold 95%.",
                  result.games, games ? "games" : "deals", result.rounds, result.decisions,
                  result.seconds, static_cast<double>(result.decisions) / result.seconds));
}

// How many play a match of the league.
constexpr int kLeagueSeats = 3;

void print_league_json(const ArenaArguments& arguments, const LeagueResult& league) {
  Value bots = Value::array();
  for (std::size_t i = 0; i < league.bots.size(); ++i) {
    Value over = Value::object();
    for (std::size_t j = 0; j < league.bots.size(); ++j) {
      if (j != i) over.set(league.bots[j], written(league.over[i][j]));
    }
    Value bot = Value::object({{"bot", league.bots[i]},
                               {"rating", written(league.ratings[i])},
                               {"over", std::move(over)},
                               {"ms_per_move", league.ms_per_move[i]}});
    if (is_program(league.bots[i])) bot.set("failures", league.failures[i].times);
    bots.push_back(std::move(bot));
  }
  std::cout << to_json(Value::object({{"game", find_game(arguments.game)->name()},
                                      {"deals", arguments.deals},
                                      {"league", std::move(bots)}}))
            << '\n';
}

void print_league(const ArenaArguments& arguments, const LeagueResult& league) {
  std::vector<TextTable::Column> columns = {{"bot"}, {"rating", TextTable::Align::kRight}};
  for (const std::string& bot : league.bots)
    columns.push_back({"over " + bot, TextTable::Align::kRight});
  columns.push_back({"ms a move", TextTable::Align::kRight});
  TextTable table(columns);
  for (std::size_t i = 0; i < league.bots.size(); ++i) {
    std::vector<std::string> row = {league.bots[i], with_interval(league.ratings[i], 1)};
    for (std::size_t j = 0; j < league.bots.size(); ++j) {
      row.push_back(i == j ? "" : fmt::format("{:+.1f}", league.over[i][j].mean));
    }
    row.push_back(fmt::format("{:.4f}", league.ms_per_move[i]));
    table.add_row(row);
  }
  std::cout << table.text(columns_of(STDOUT_FILENO));
  for (std::size_t i = 0; i < league.bots.size(); ++i) {
    print_failures(league.bots[i], league.failures[i]);
  }
  print_line(fmt::format(
      "\nPoints a round on {} deals, each with the bot alone against the other in every seat.",
      arguments.deals));
}

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
  arguments.json ? print_league_json(arguments, *league) : print_league(arguments, *league);
  if (arguments.plot.empty()) return Exit::kFine;
  std::ofstream file(arguments.plot);
  file << league_plot(*league);
  file.flush();
  return file ? Exit::kFine : fail_file("arena", arguments.plot, errno);
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
                   .stop = Interrupt::requested};
  if (setup.threads == 0)
    setup.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
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
    if (arguments.json) {
      print_json(arguments, *result);
    } else {
      print_table(arguments, *result);
    }
  }
  return result->games < total && !result->decided ? Exit::kInterrupted : Exit::kFine;
}

// Of all games that have contracts.
CLI::Option* add_bid_option(CLI::App& command, int& bid) {
  std::string roles;
  std::set<int> bids;
  for (const AnyGame* game : all_games()) {
    const auto contracts = contracts_of(game->name());
    if (!contracts) continue;
    roles += (roles.empty() ? "" : " or ") + role_said(contracts->roles[0]);
    bids.insert(contracts->bids.begin(), contracts->bids.end());
  }
  return command
      .add_option("--bid", bid,
                  "Nobody bids: each seat in turn is the " + roles + " at this number")
      ->check(CLI::IsMember(bids));
}

}  // namespace

void add_arena(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<ArenaArguments>();
  CLI::App* command = program.add_subcommand("arena", "Let bots play each other and compare them");
  add_game_argument(*command, arguments->game);
  command
      ->add_option(
          "--bots", arguments->bots,
          "A bot for each seat: random, easy, greedy, medium, strong, best, pimc:N, net:FILE, "
          "exec:COMMAND")
      ->delimiter(',')
      ->allow_extra_args(false);
  constexpr auto kMany = std::int64_t{1'000'000'000};
  auto* games = command->add_option("--games", arguments->games, "How many games [100]")
                    ->check(CLI::Range(std::int64_t{1}, kMany));
  auto* deals =
      command
          ->add_option("--deals", arguments->deals,
                       "Rounds instead of games: so many deals, each with every bot in every seat")
          ->check(CLI::Range(std::int64_t{1}, kMany))
          ->excludes(games);
  command->add_flag("--duplicate", arguments->duplicate, "As --deals does anyway")->needs(deals);
  add_bid_option(*command, arguments->bid)->needs(deals);
  auto* decided =
      command->add_flag("--until-decided", arguments->until_decided,
                        "Stop as soon as it is certain whether the first bot is better or worse");
  auto* league = command
                     ->add_flag("--league", arguments->league,
                                "All bots, or all levels, each against each: a table of ratings")
                     ->excludes(games)
                     ->excludes(decided);
  command->add_option("--plot", arguments->plot, "Draw the ratings of the league (SVG)")
      ->type_name("FILE")
      ->needs(league);
  command->add_option("--seed", arguments->seed, "The same seed gives the same games")
      ->check(seed_error)
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many games at a time; 0 for one a core")
      ->check(CLI::Range(0, 256))
      ->capture_default_str();
  command->add_option("--records", arguments->records, "Write the games' records to this file")
      ->type_name("FILE")
      ->check(output_error)
      ->excludes(league);
  command->add_flag("--json", arguments->json, "One JSON object on one line");
  arguments->rules.add_to(*command);
  command->footer(
      examples({{"lair arena chimera --bots greedy,random,random --games 1000", "who is better?"},
                {"lair arena chimera --bots strong,greedy,greedy --deals 4000 --duplicate",
                 "the same deals with the seats changed, so that luck cancels"},
                {"lair arena chimera --league --plot league.svg", "all levels, each against each"},
                {"lair arena chimera --bots random,random,random --records games.lair.jsonl",
                 "keep the games"}}));
  command->callback([arguments, &exit] {
    if (arguments->bots.empty() && !arguments->league) throw CLI::RequiredError("--bots");
    if (arguments->league && arguments->deals == 0) arguments->deals = 200;
    if (arguments->games == 0 && arguments->deals == 0) arguments->games = 100;
    exit = run_arena(*arguments);
  });
}

}  // namespace lair::cli
