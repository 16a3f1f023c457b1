#include "arena/arena.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/rule_flags.h"
#include "cli/table.h"
#include "record/json.h"
#include "rules/registry.h"

namespace lair::cli {
namespace {

struct Arguments {
  std::string game;
  std::vector<std::string> bots;
  std::int64_t games = 100;
  std::uint64_t seed = 1;
  int threads = 0;
  std::string records;
  bool json = false;
  RuleFlags rules;
};

std::string with_interval(const Estimate& estimate, double scale, int digits) {
  return fmt::format("{:.{}f} +- {:.{}f}", estimate.mean * scale, digits, estimate.ci95 * scale,
                     digits);
}

Value written(const Estimate& estimate) {
  return Value::object(
      {{"mean", estimate.mean},
       {"ci95", Value::Array{estimate.mean - estimate.ci95, estimate.mean + estimate.ci95}}});
}

void print_json(const Arguments& arguments, const ArenaResult& result) {
  Value bots = Value::array();
  for (const BotScore& score : result.scores) {
    bots.push_back(Value::object({{"bot", score.bot},
                                  {"points_per_round", written(score.points_a_round)},
                                  {"win_rate", written(score.wins)}}));
  }
  std::cout << to_json(Value::object({{"game", find_game(arguments.game)->name()},
                                      {"games", result.games},
                                      {"rounds", result.rounds},
                                      {"decisions", result.decisions},
                                      {"seconds", result.seconds},
                                      {"bots", std::move(bots)}}))
            << '\n';
}

void print_table(const ArenaResult& result) {
  Table table(
      {{"bot"}, {"points a round", Table::Align::kRight}, {"games won, %", Table::Align::kRight}});
  for (const BotScore& score : result.scores) {
    table.add_row(
        {score.bot, with_interval(score.points_a_round, 1, 2), with_interval(score.wins, 100, 1)});
  }
  std::cout << table.text();
  std::cout << fmt::format(
      "\n{} games, {} rounds, {} decisions in {:.1f} s ({:.0f} decisions a second). "
      "The intervals hold 95%.\n",
      result.games, result.rounds, result.decisions, result.seconds,
      static_cast<double>(result.decisions) / result.seconds);
}

Exit run(const Arguments& arguments) {
  const auto options = arguments.rules.options(arguments.game);
  if (!options) return fail("arena", options.error(), Exit::kUsage);
  const Interrupt interrupt;
  std::ofstream file;
  ArenaSetup setup{.game = arguments.game,
                   .bots = arguments.bots,
                   .options = *options,
                   .games = arguments.games,
                   .seed = arguments.seed,
                   .threads = arguments.threads};
  if (setup.threads == 0)
    setup.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  if (!arguments.records.empty()) {
    file.open(arguments.records, std::ios::binary | std::ios::trunc);
    if (!file) return fail_file("arena", arguments.records, errno);
    setup.record = [&](const std::string& record) { file << record; };
  }
  Progress progress("games", arguments.games);
  setup.progress = [&](std::int64_t done) {
    progress.show(done);
    return file.good() && !Interrupt::requested();
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
      print_table(*result);
    }
  }
  return result->games < arguments.games ? Exit::kInterrupted : Exit::kFine;
}

}  // namespace

void add_arena(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* command = program.add_subcommand("arena", "Let bots play each other and compare them");
  add_game_argument(*command, arguments->game);
  command->add_option("--bots", arguments->bots, "A bot for each seat: random, greedy")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->required();
  command->add_option("--games", arguments->games, "How many games")
      ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}))
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "The same seed gives the same games")
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many games at a time; 0 for one a core")
      ->check(CLI::Range(0, 256))
      ->capture_default_str();
  command->add_option("--records", arguments->records, "Write the games' records to this file")
      ->type_name("FILE");
  command->add_flag("--json", arguments->json, "One JSON object on one line");
  arguments->rules.add_to(*command);
  command->footer(
      examples({{"lair arena chimera --bots greedy,random,random --games 1000", "who is better?"},
                {"lair arena chimera --bots random,random,random --records games.lair.jsonl",
                 "keep the games"}}));
  command->callback([arguments, &exit] { exit = run(*arguments); });
}

}  // namespace lair::cli
