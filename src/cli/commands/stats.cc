#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <iostream>
#include <istream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "cli/command_line/command.h"
#include "cli/files/input_file.h"
#include "cli/stats/kept_rounds.h"
#include "cli/stats/tables.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/terminal_look.h"
#include "record/json.h"
#include "record/record_file.h"
#include "review/same_deals.h"
#include "review/statistics_fold.h"
#include "text/text.h"
#include "text/you.h"

namespace lair::cli {
namespace {

constexpr std::string_view kNoBot = "none";

struct StatsArguments {
  std::vector<std::string> files;
  std::string player;
  std::string compare{kComparedBot};
  bool json = false;
};

// A person at a terminal is the same player in all languages. Bots of one name are told apart by
// level, unless the name contains it.
std::string counted_as(const std::string& name, const std::string& level) {
  if (means_you(name)) return std::string(kYou);
  return level.empty() || name.starts_with(level) ? name : name + " (" + level + ")";
}

// Counts a file. If a record is wrong, nothing of the file counts.
Exit count_file(const std::string& path, StatisticsFold& fold) {
  InputFile file(path);
  const std::string shown = shown_path(path);
  Progress progress(shown, file.size());
  file.before_read([&](std::int64_t done) {
    progress.show(done);
    return !Interrupt::requested();
  });
  std::istream stream(&file);
  const FileCheck check = check_records(
      stream, {}, [&](const Replay& game, const Value& line) { fold.add(game, line); });
  progress.wipe();
  if (Interrupt::requested()) return Exit::kInterrupted;
  if (file.error() != 0) return fail_file("stats", shown, file.error());
  if (!check.error) return Exit::kFine;
  const std::string place = shown + ':' + std::to_string(check.error_line) + ": ";
  return fail("stats", place + say_with_rule(*check.error), Exit::kWrong);
}

// Plays all rounds, or fewer after Ctrl-C. Returns their number.
std::int64_t play_same_deals(StatisticsFold& fold, const std::string& bot) {
  const std::array args = {Arg{"bot", bot}};
  Progress progress(say(user_language(), "stats-playing", args),
                    static_cast<std::int64_t>(fold.rounds().size()));
  KeptRounds known;
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  return lair::play_same_deals(fold.statistics(), fold.rounds(), {bot, cores, &known},
                               [&](std::int64_t done, std::int64_t) {
                                 progress.show(done);
                                 return !Interrupt::requested();
                               });
}

// Prints the counts at once, and the comparison with the bot when it is computed.
void tell(StatisticsFold& fold, const std::string& bot) {
  const int columns = columns_of(STDOUT_FILENO);
  std::cout << statistics_tables(fold.statistics(), user_language(), columns) << std::flush;
  if (bot.empty()) return;
  const std::int64_t played = play_same_deals(fold, bot);
  std::cout << same_deals_tables(fold.statistics(), bot, user_language(), columns);
  if (!Interrupt::requested()) return;
  const auto rounds = static_cast<std::int64_t>(fold.rounds().size());
  const std::array args = {Arg{"done", played}, Arg{"total", rounds}};
  const std::string interrupted = say(user_language(), "stats-interrupted", args);
  std::cout << '\n' << wrapped({.columns = columns}, interrupted) << '\n';
}

void tell_json(StatisticsFold& fold, const std::string& bot) {
  if (!bot.empty()) play_same_deals(fold, bot);
  std::cout << to_json(Value::object({{"compare", bot.empty() ? Value() : Value(bot)},
                                      {"players", written(fold.statistics())}}))
            << '\n';
}

Exit run_stats(const StatsArguments& arguments) {
  const Interrupt interrupt;
  StatisticsFold fold(counted_as);
  for (const std::string& path : arguments.files) {
    if (const Exit exit = count_file(path, fold); exit != Exit::kFine) return exit;
  }
  if (!arguments.player.empty()) {
    const std::string player = counted_as(arguments.player, "");
    fold.statistics().keep(player);
    fold.rounds().keep(player);
    if (fold.statistics().empty()) {
      return fail("stats", Error{"stats-nobody", "", {{"player", arguments.player}}}, Exit::kUsage);
    }
  }
  const std::string bot = arguments.compare == kNoBot ? "" : arguments.compare;
  const MaybeError error = bot.empty() ? std::nullopt : check_level(fold.rounds(), bot);
  if (error) return fail("stats", *error, Exit::kUsage);
  (arguments.json ? tell_json : tell)(fold, bot);
  return Interrupt::requested() ? Exit::kInterrupted : Exit::kFine;
}

}  // namespace

void add_stats(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<StatsArguments>();
  CLI::App* command = program.add_subcommand(
      "stats", "Count what players did in game records, and how lucky they were");
  command->add_option("FILE", arguments->files, "Records (*.lair.jsonl), or - for standard input")
      ->required()
      ->type_name("FILE");
  command->add_option("--player", arguments->player, "Only the player of this name");
  command
      ->add_option("--compare", arguments->compare,
                   "The bot that plays the same deals: easy, greedy, medium, strong, best; or none")
      ->capture_default_str();
  add_language_option(*command);
  command->add_flag("--json", arguments->json, "One JSON object on one line");
  command->footer(examples({
      {"lair stats games.lair.jsonl",
       "everybody, compared with the strongest bot on the same deals"},
      {"lair stats --player Ana *.lair.jsonl", "one player, over many files"},
      {"lair stats --compare strong *.lair.jsonl", "compared with a bot that answers at once"},
      {"lair stats --compare none --json games.lair.jsonl", "only what was counted, for a program"},
  }));
  command->callback([arguments, &exit] { exit = run_stats(*arguments); });
}

}  // namespace lair::cli
