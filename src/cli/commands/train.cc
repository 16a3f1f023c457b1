#include "train/train.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <string>
#include <thread>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/command_line/rule_flags.h"
#include "cli/terminal/interrupt.h"

namespace lair::cli {
namespace {

struct TrainArguments {
  std::string game, out, from;
  double hours = 1;
  std::int64_t rounds = 0;
  std::uint64_t seed = 1;
  int threads = 0;
};

void report(const TrainProgress& p) {
  std::cerr << fmt::format(
      "{:.2f} h, round {}, {:.2f} million samples, loss {:.4f}, over two rule players {:+.2f} +- "
      "{:.2f}\n",
      p.hours, p.rounds, static_cast<double>(p.samples) / 1e6, p.loss, p.advantage, p.ci95);
}

Exit run_train(const TrainArguments& arguments) {
  const Interrupt interrupt;
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  auto next = std::chrono::steady_clock::now();
  const TrainSetup setup{.game = arguments.game,
                         .out = arguments.out,
                         .from = arguments.from,
                         .hours = arguments.hours,
                         .rounds = arguments.rounds,
                         .seed = arguments.seed,
                         .threads = arguments.threads > 0 ? arguments.threads : cores,
                         .progress = [&](const TrainProgress& progress) {
                           if (std::chrono::steady_clock::now() >= next) {
                             report(progress);
                             next = std::chrono::steady_clock::now() + std::chrono::seconds(20);
                           }
                           return !Interrupt::requested();
                         }};
  const auto result = train(setup);
  if (!result) return fail("train", result.error(), Exit::kUsage);
  report(*result);
  return Interrupt::requested() ? Exit::kInterrupted : Exit::kFine;
}

}  // namespace

void add_train(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<TrainArguments>();
  CLI::App* command = program.add_subcommand("train", "Teach networks by self-play");
  add_game_argument(*command, arguments->game);
  command->add_option("--out", arguments->out, "The networks; goes on where FILE.state stands")
      ->required()
      ->type_name("FILE")
      ->check(output_error);
  command
      ->add_option("--from", arguments->from,
                   "Begin with these networks, and keep none that are worse")
      ->type_name("FILE");
  command->add_option("--hours", arguments->hours, "How long this run lasts")
      ->check(hours_at_most(100'000))
      ->capture_default_str();
  command
      ->add_option("--rounds", arguments->rounds,
                   "Until so many rounds of learning in all, instead of a time")
      ->check(between(1, 1'000'000'000));
  command->add_option("--seed", arguments->seed, "The same seed gives the same networks")
      ->check(seed_error)
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many threads; 0 for one a core")
      ->check(between(0, 256))
      ->capture_default_str();
  command->footer(examples(
      {{"lair train chimera --hours 2 --out chimera.net", "two hours; again to go on for two more"},
       {"lair train chimera --hours 2 --from networks/chimera.net --out better.net",
        "try to better the networks that Lair plays by"}}));
  command->callback([arguments, &exit] { exit = run_train(*arguments); });
}

}  // namespace lair::cli
