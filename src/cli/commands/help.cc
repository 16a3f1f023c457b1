#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "cli/help/completion.h"
#include "cli/help/description.h"
#include "cli/help/manual_page.h"
#include "version.h"

namespace lair::cli {
namespace {

struct HelpArguments {
  std::string command;
  std::string shell;
  bool man = false;
};

Exit run_help(const CLI::App& program, const HelpArguments& arguments) {
  const CommandInfo all = describe(program);
  if (arguments.man) {
    std::cout << manual_page(all, LAIR_VERSION);
    return Exit::kFine;
  }
  if (!arguments.shell.empty()) {
    std::cout << completion(all, arguments.shell);
    return Exit::kFine;
  }
  if (arguments.command.empty()) std::cout << help_text(all, all.name);
  for (const CommandInfo& command : all.commands) {
    if (command.name == arguments.command) std::cout << help_text(command, all.name);
  }
  return Exit::kFine;
}

}  // namespace

// Added last, since it lists the commands before it.
void add_help(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<HelpArguments>();
  std::vector<std::string> names = {"help"};
  for (const CommandInfo& known : describe(program).commands) names.push_back(known.name);
  CLI::App* command =
      program.add_subcommand("help", "Explain a command; manual page and completions");
  command->add_option("COMMAND", arguments->command, "The command to explain; all if not given")
      ->check(one_of(names));
  auto* man = command->add_flag("--man", arguments->man, "Print the manual page lair(1)");
  command->add_option("--completion", arguments->shell, "Print the completions for a shell")
      ->check(one_of({"bash", "zsh", "fish"}))
      ->excludes(man);
  command->footer(examples({
      {"lair help verify", "explain a command"},
      {"lair help --man > lair.1 && man ./lair.1", "read the manual page"},
      {"source <(lair help --completion bash)", "complete commands and options in this shell"},
  }));
  command->callback([&program, arguments, &exit] { exit = run_help(program, *arguments); });
}

}  // namespace lair::cli
