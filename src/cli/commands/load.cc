#include "client/load.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "client/hostile.h"
#include "record/json.h"

namespace lair::cli {
namespace {

struct LoadArguments {
  LoadOptions options;
  bool json = false;
};

void print(const LoadTimes& times) {
  fmt::print(
      "{:.0f} moves/s ({} in {:.1f} s), {:.2f} ms a move in the median, {:.2f} ms for 99 in 100\n",
      times.moves_per_s(), times.moves, times.seconds, times.p50_ms, times.p99_ms);
}

void print(const LoadResult& result, const LoadOptions& options) {
  if (!options.idle) print(result.alone);
  if (!options.hostile.empty()) {
    fmt::print(
        "beside {} hostile clients ({}), which sent {} requests and were refused {} times:\n",
        options.hostile_clients, options.hostile, result.requests, result.refusals);
    print(result.attacked);
  }
  if (result.memory >= 0)
    fmt::print("the server uses {:.1f} MB\n", static_cast<double>(result.memory) / 1e6);
  if (result.cpu >= 0) {
    fmt::print("and {:.2f}% of a core\n", 100 * result.cpu / result.alone.seconds);
  }
  if (result.errors > 0)
    fmt::print("{} errors, the first: {}\n", result.errors, result.first_error);
}

Value times_value(const LoadTimes& times) {
  return Value::object({{"moves_per_s", times.moves_per_s()},
                        {"moves", times.moves},
                        {"seconds", times.seconds},
                        {"p50_ms", times.p50_ms},
                        {"p99_ms", times.p99_ms}});
}

void print_json(const LoadResult& result, const LoadOptions& options) {
  Value value = times_value(result.alone);
  value.set("errors", result.errors);
  if (!options.hostile.empty()) {
    Value attacked = times_value(result.attacked);
    attacked.set("kind", options.hostile)
        .set("requests", result.requests)
        .set("refusals", result.refusals);
    value.set("hostile", std::move(attacked));
  }
  if (result.memory >= 0) value.set("memory_bytes", result.memory);
  if (result.cpu >= 0) value.set("cpu_seconds", result.cpu);
  if (result.errors > 0) value.set("first_error", result.first_error);
  std::cout << to_json(value) << '\n';
}

Exit run_load(LoadArguments arguments) {
  const Interrupt interrupt;
  const int halves = arguments.options.hostile.empty() ? 1 : 2;
  const auto seconds = static_cast<std::int64_t>(arguments.options.seconds * halves);
  Progress progress("seconds", seconds);
  arguments.options.progress = [&](double passed) {
    progress.show(static_cast<std::int64_t>(passed));
    return !Interrupt::requested();
  };
  const auto result = put_load(arguments.options);
  progress.wipe();
  if (!result) return fail("load", result.error(), Exit::kEnvironment);
  arguments.json ? print_json(*result, arguments.options) : print(*result, arguments.options);
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
  std::vector<std::string> kinds;
  std::string described;
  for (const HostileKind& kind : kHostileKinds) {
    kinds.emplace_back(kind.name);
    described += fmt::format("{}{} {}", described.empty() ? "" : "; ", kind.name, kind.what);
  }
  command
      ->add_option("--hostile", options.hostile,
                   "Then play the same time beside clients that attack the server: " + described)
      ->type_name("KIND")
      ->check(one_of(kinds));
  command->add_option("--hostile-clients", options.hostile_clients, "How many attack at once")
      ->check(between(1, 1'000))
      ->capture_default_str();
  command->add_option("--pid", options.pid, "The server's process, to show its memory and work");
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->footer(examples({{"lair load --tables 1000 --think-ms 100", "a busy evening"},
                            {"lair load --tables 20 --think-ms 100 --hostile legal",
                             "does somebody who asks too much slow the others down?"}}));
  command->callback([arguments, &exit] { exit = run_load(*arguments); });
}

}  // namespace lair::cli
