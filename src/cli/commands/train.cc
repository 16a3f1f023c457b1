#include "train/train.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/command_line/rule_flags.h"
#include "cli/terminal/interrupt.h"

namespace lair::cli {
namespace {

struct TrainArguments {
  std::string game, out, from, against;
  CourseChoice course;
  std::optional<double> half_life_millions;
  int first = 0, second = 0;
  double hours = 1;
  std::int64_t rounds = 0;
  double match_minutes = 10;
  std::int64_t match_deals = 2000, test_deals = 20'000;
  std::uint64_t seed = 1;
  int threads = 0;
};

// Reports every minute, with the samples a second since the first round of this run.
class Reporter {
 public:
  explicit Reporter(std::string opponent) : opponent_(std::move(opponent)) {}

  void observe(const TrainProgress& progress) {
    if (!samples_before_) {
      samples_before_ = progress.samples;
      begun_ = reported_ = Clock::now();
    }
    if (Clock::now() - reported_ < std::chrono::minutes(1)) return;
    reported_ = Clock::now();
    report(progress);
  }

  void report(const TrainProgress& progress) const {
    const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
    const auto learned = static_cast<double>(progress.samples - samples_before_.value_or(0));
    std::string line = fmt::format("{:.2f} h, round {}, {:.2f} million samples", progress.hours,
                                   progress.rounds, static_cast<double>(progress.samples) / 1e6);
    if (learned > 0) {
      line += fmt::format(" ({:.0f} a second), loss", learned / std::max(1e-3, seconds));
      for (const double loss : progress.losses)
        line += loss > 0 ? fmt::format(" {:.4f}", loss) : "";
    }
    if (progress.measured) {
      line +=
          fmt::format(", over {} {:+.2f} +- {:.2f}", opponent_, progress.advantage, progress.ci95);
    }
    std::cerr << line << '\n';
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::string opponent_;
  std::optional<std::int64_t> samples_before_;
  Clock::time_point begun_{}, reported_{};
};

TrainSetup setup_of(const TrainArguments& arguments) {
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  TrainSetup setup{.game = arguments.game,
                   .out = arguments.out,
                   .from = arguments.from,
                   .against = arguments.against,
                   .course = arguments.course,
                   .first = arguments.first,
                   .second = arguments.second,
                   .hours = arguments.hours,
                   .rounds = arguments.rounds,
                   .match_minutes = arguments.match_minutes,
                   .match_deals = arguments.match_deals,
                   .test_deals = arguments.test_deals,
                   .seed = arguments.seed,
                   .threads = arguments.threads > 0 ? arguments.threads : cores};
  if (arguments.half_life_millions) setup.course.half_life = *arguments.half_life_millions * 1e6;
  return setup;
}

Exit run_train(const TrainArguments& arguments) {
  const Interrupt interrupt;
  Reporter reporter(arguments.against.empty() ? "two rule players" : "two of " + arguments.against);
  TrainSetup setup = setup_of(arguments);
  setup.progress = [&](const TrainProgress& progress) {
    reporter.observe(progress);
    return !Interrupt::requested();
  };
  const auto result = train(setup);
  if (!result) return fail("train", result.error(), Exit::kUsage);
  reporter.report(*result);
  return Interrupt::requested() ? Exit::kInterrupted : Exit::kFine;
}

// How it learns; a run that goes on keeps the numbers that it began with.
void add_course_options(CLI::App& command, TrainArguments& arguments) {
  CourseChoice& course = arguments.course;
  command.add_option("--rate", course.rate, "Adam's rate at first [0.001; with --from 0.0004]")
      ->check(number_at_most(1));
  command
      .add_option("--half-life", arguments.half_life_millions,
                  "Millions of samples after which the rate is half as large [150; with --from 25]")
      ->check(number_at_most(1'000'000));
  command
      .add_option("--exploration", course.exploration,
                  "The share of moves made at random [0.03; with --from 0.01]")
      ->check(number_at_most(1));
  command
      .add_option("--lambda", course.lambda,
                  "TD(lambda): 1 learns from the end of the round alone, less also from what the "
                  "networks say on the way [1]")
      ->check(number_at_most(1));
  command.add_option("--batch", course.batch, "Samples in a step of learning [512]")
      ->check(between(1, 65'536));
  command.add_option("--games", course.games, "Games played in a round of learning [96]")
      ->check(between(1, 100'000));
  command.add_option("--first", arguments.first, "Units in the first layer of every network")
      ->check(one_of({"64", "128", "192", "256", "384", "512", "768", "1024"}));
  command.add_option("--second", arguments.second, "Units in the second layer of every network")
      ->check(one_of({"32", "64", "96", "128"}));
}

void add_match_options(CLI::App& command, TrainArguments& arguments) {
  command.add_option("--match-minutes", arguments.match_minutes, "Minutes between two matches")
      ->check(number_at_most(100'000))
      ->capture_default_str();
  command.add_option("--match-deals", arguments.match_deals, "Deals against two rule players")
      ->check(between(2, 1'000'000'000))
      ->capture_default_str();
  command
      .add_option("--test-deals", arguments.test_deals,
                  "At most so many deals to find out whether new networks are better")
      ->check(between(2, 1'000'000'000))
      ->capture_default_str();
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
  command
      ->add_option("--against", arguments->against,
                   "Learn the best answer to this bot, which has all seats but one")
      ->type_name("BOT");
  command->add_option("--hours", arguments->hours, "How long this run lasts")
      ->check(number_at_most(100'000))
      ->capture_default_str();
  command
      ->add_option("--rounds", arguments->rounds,
                   "Until so many rounds of learning in all, instead of a time")
      ->check(between(1, 1'000'000'000));
  add_course_options(*command, *arguments);
  add_match_options(*command, *arguments);
  command->add_option("--seed", arguments->seed, "The same seed gives the same networks")
      ->check(seed_error)
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many threads; 0 for one a core")
      ->check(between(0, 256))
      ->capture_default_str();
  command->footer(examples(
      {{"lair train chimera --hours 2 --out chimera.net", "two hours; again to go on for two more"},
       {"lair train chimera --hours 2 --from networks/chimera.net --out better.net",
        "try to better the networks that Lair plays by"},
       {"lair train chimera --against strong --from networks/chimera.net --out answer.net",
        "how much can be won against a bot that does not learn?"}}));
  command->callback([arguments, &exit] { exit = run_train(*arguments); });
}

}  // namespace lair::cli
