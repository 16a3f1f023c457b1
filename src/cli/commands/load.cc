#include "client/load.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "record/json.h"

namespace lair::cli {
namespace {

struct LoadArguments {
  LoadOptions options;
  bool json = false;
};

void print(const LoadResult& result, bool idle) {
  if (!idle) {
    fmt::print(
        "{:.0f} moves/s ({} in {:.1f} s), {:.2f} ms a move in the median, {:.2f} ms for 99 in "
        "100\n",
        result.moves_per_s(), result.moves, result.seconds, result.p50_ms, result.p99_ms);
  }
  if (result.memory >= 0)
    fmt::print("the server uses {:.1f} MB\n", static_cast<double>(result.memory) / 1e6);
  if (result.cpu >= 0) fmt::print("and {:.2f}% of a core\n", 100 * result.cpu / result.seconds);
  if (result.errors > 0)
    fmt::print("{} errors, the first: {}\n", result.errors, result.first_error);
}

void print_json(const LoadResult& result) {
  Value value = Value::object({{"moves_per_s", result.moves_per_s()},
                               {"moves", result.moves},
                               {"seconds", result.seconds},
                               {"p50_ms", result.p50_ms},
                               {"p99_ms", result.p99_ms},
                               {"errors", result.errors}});
  if (result.memory >= 0) value.set("memory_bytes", result.memory);
  if (result.cpu >= 0) value.set("cpu_seconds", result.cpu);
  if (result.errors > 0) value.set("first_error", result.first_error);
  std::cout << to_json(value) << '\n';
}

Exit run_load(LoadArguments arguments) {
  const Interrupt interrupt;
  const auto seconds = static_cast<std::int64_t>(arguments.options.seconds);
  Progress progress("seconds", seconds);
  arguments.options.progress = [&](double passed) {
    progress.show(static_cast<std::int64_t>(passed));
    return !Interrupt::requested();
  };
  const auto result = put_load(arguments.options);
  progress.wipe();
  if (!result) return fail("load", result.error(), Exit::kEnvironment);
  arguments.json ? print_json(*result) : print(*result, arguments.options.idle);
  if (Interrupt::requested()) return Exit::kInterrupted;
  return result->errors > 0 ? Exit::kWrong : Exit::kFine;
}

}  // namespace

void add_load(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<LoadArguments>();
  LoadOptions& options = arguments->options;
  CLI::App* command = program.add_subcommand("load", "Measure the load that a server can handle");
  command->add_option("--url", options.url, "The server")->type_name("URL")->capture_default_str();
  command->add_option("--tables", options.tables, "Tables of three players of Chimera")
      ->check(between(1, 20'000))
      ->capture_default_str();
  command->add_option("--seconds", options.seconds, "Duration of the test")->capture_default_str();
  command->add_option("--think-ms", options.think_ms, "Mean time before a move in milliseconds")
      ->check(between(0, 600'000))
      ->capture_default_str();
  command->add_flag("--idle", options.idle,
                    "Nobody plays: two sit at each table, and only answer the server's pings");
  command->add_option("--pid", options.pid, "The server's process, to show its memory and work");
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->footer(examples({{"lair load --tables 1000 --think-ms 100", "a busy evening"}}));
  command->callback([arguments, &exit] { exit = run_load(*arguments); });
}

}  // namespace lair::cli
