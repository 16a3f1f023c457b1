#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <istream>
#include <memory>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/input_file.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/stats_tables.h"
#include "cli/terminal_look.h"
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
  std::string compare = "strong";
  bool json = false;
};

// A person at a terminal is one player in all languages; bots of one name are told apart by their
// level, unless the name says it.
std::string counted_as(const std::string& name, const std::string& level) {
  if (means_you(name)) return std::string(kYou);
  return level.empty() || name.starts_with(level) ? name : name + " (" + level + ")";
}

// Counts a file. A record that is wrong counts for nothing, so neither does what stands before it.
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

Exit play_same_deals(const StatsArguments& arguments, StatisticsFold& fold) {
  Progress progress("rounds", static_cast<std::int64_t>(fold.rounds().size()));
  const MaybeError error = lair::play_same_deals(fold.statistics(), fold.rounds(),
                                                 arguments.compare, [&](std::int64_t done) {
                                                   progress.show(done);
                                                   return !Interrupt::requested();
                                                 });
  progress.wipe();
  if (error) return fail("stats", *error, Exit::kUsage);
  return Interrupt::requested() ? Exit::kInterrupted : Exit::kFine;
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
  const bool compares = arguments.compare != kNoBot;
  if (compares) {
    if (const Exit exit = play_same_deals(arguments, fold); exit != Exit::kFine) return exit;
  }
  const std::string_view bot = compares ? std::string_view(arguments.compare) : "";
  if (arguments.json) {
    std::cout << to_json(Value::object({{"compare", compares ? Value(bot) : Value()},
                                        {"players", written(fold.statistics())}}))
              << '\n';
  } else {
    std::cout << statistics_tables(fold.statistics(), bot, user_language(),
                                   columns_of(STDOUT_FILENO));
  }
  return Exit::kFine;
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
      {"lair stats games.lair.jsonl", "everybody, beside the bot strong on the same deals"},
      {"lair stats --player Ana *.lair.jsonl", "one player, over many files"},
      {"lair stats --compare none --json games.lair.jsonl", "only what was counted, for a program"},
  }));
  command->callback([arguments, &exit] { exit = run_stats(*arguments); });
}

}  // namespace lair::cli
