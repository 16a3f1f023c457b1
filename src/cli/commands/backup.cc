#include "storage/backup.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "cli/command_line/command.h"
#include "cli/files/data_file.h"
#include "cli/terminal/interrupt.h"
#include "text/text.h"

namespace lair::cli {
namespace {

struct BackupArguments {
  std::string data, to;
};

Exit run_backup(const BackupArguments& arguments) {
  const Interrupt interrupt;
  if (const MaybeError error = back_up(arguments.data, arguments.to, Interrupt::requested)) {
    if (Interrupt::requested()) return Exit::kInterrupted;
    return fail("backup", *error, Exit::kEnvironment);
  }
  if (isatty(STDOUT_FILENO) == 0) return Exit::kFine;  // cron would mail the output
  const Arg where[] = {{"path", shown_path(arguments.to)}};
  std::cout << say(user_language(), "backup-done", where) << '\n';
  return Exit::kFine;
}

}  // namespace

void add_backup(CLI::App& program, Exit& exit) {
  const auto arguments = std::make_shared<BackupArguments>();
  CLI::App* command =
      program.add_subcommand("backup", "Copy a server's data file, also while it runs");
  command->add_option("FILE", arguments->to, "The copy; a file that exists is not overwritten")
      ->required();
  add_data_option(*command, arguments->data);
  command->footer(examples({{"lair backup lair-$(date +%F).db", "a copy of today"}}));
  command->callback([arguments, &exit] { exit = run_backup(*arguments); });
}

}  // namespace lair::cli
