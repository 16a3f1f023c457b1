#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/command_line/rule_flags.h"
#include "cli/games.h"
#include "record/json.h"
#include "rules/registry.h"
#include "rules/signature.h"
#include "text/text_table.h"

namespace lair::cli {
namespace {

struct BenchArguments {
  std::string game;
  int repeats = 40;
  bool json = false;
};

std::string shown(double value) {
  return value >= 1000 ? fmt::format("{:.0f}", value) : fmt::format("{:.1f}", value);
}

void print(std::string_view game, const Measures& measures, const std::string& signature,
           bool json) {
  const std::string checksum = fmt::format("{:016x}", measures.checksum());
  if (json) {
    Value line = Value::object({{"game", game}});
    for (const Figure& figure : measures.figures()) line.set(figure.field, figure.value);
    line.set("signature", signature).set("checksum", checksum);
    std::cout << to_json(line) << '\n';
    return;
  }
  TextTable table({{"figure"}, {"value", TextTable::Align::kRight}, {"what it is"}});
  for (const Figure& figure : measures.figures()) {
    table.add_row({figure.field, shown(figure.value), figure.about});
  }
  table.add_row({"signature", signature, "hash over seeded random games"});
  table.add_row({"checksum", checksum, "hash of what was computed here"});
  std::cout << table.text();
}

Exit run_bench(const BenchArguments& arguments) {
  with_game(arguments.game, [&]<Game G>(G) {
    Measures measures(arguments.repeats);
    measure<G>(measures);
    print(G::kName, measures, fmt::format("{:016x}", signature<G>()), arguments.json);
  });
  return Exit::kFine;
}

}  // namespace

void add_bench(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<BenchArguments>();
  CLI::App* command =
      program.add_subcommand("bench", "Measure how fast the rules run on this machine");
  add_game_argument(*command, arguments->game);
  command
      ->add_option("--repeats", arguments->repeats,
                   "How often each figure is measured; the best counts")
      ->check(between(1, 1000))
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "One JSON object on one line");
  command->footer(examples({{"lair bench chimera", "figures for Chimera, and its signature"},
                            {"lair bench phantom --json", "the same for programs"}}));
  command->callback([arguments, &exit] { exit = run_bench(*arguments); });
}

}  // namespace lair::cli
