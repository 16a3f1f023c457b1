#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <exception>
#include <iostream>
#include <memory>
#include <string>

#include "cli/command_line/command.h"
#include "cli/command_line/refusal.h"
#include "cli/help/description.h"
#include "cli/help/welcome.h"
#include "text/text.h"
#include "version.h"

namespace lair::cli {
namespace {

constexpr auto kCommands = {add_serve, add_play,   add_replay, add_review,  add_stats, add_score,
                            add_arena, add_train,  add_verify, add_referee, add_bench, add_load,
                            add_site,  add_backup, add_admin,  add_help};

// Formats help with help_text instead of CLI11's formatter.
class HelpFormatter final : public CLI::FormatterBase {
 public:
  std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
    return help_text(describe(*app), "lair");
  }
};

void describe_program(CLI::App& program, Exit& exit) {
  program.formatter(std::make_shared<HelpFormatter>());
  program.set_help_flag("-h,--help", "Show this help");
  program.set_version_flag("--version", "lair " LAIR_VERSION " (" LAIR_COMMIT ")",
                           "Show the version and the commit it was built from");
  program.require_subcommand(0, 1);
  for (const auto add : kCommands) add(program, exit);
  program.footer("\"lair COMMAND --help\" explains a command.");  // now: commands inherit it
}

Exit run(int argc, char** argv) {
  Exit exit = Exit::kFine;
  CLI::App program("Lair: " + card_games() + ".", "lair");
  describe_program(program, exit);
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& wish) {  // --help, --version
    program.exit(wish);
    return Exit::kFine;
  } catch (const CLI::ParseError& error) {
    return refuse(program, error, {argv, static_cast<std::size_t>(argc)});
  }
  if (program.get_subcommands().empty()) std::cout << welcome();
  return exit;
}

// A full disk may show only when the last output is flushed.
Exit flush_output(Exit exit) {
  errno = 0;
  if (std::cout.flush() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return exit;
  return fail("", say(user_language(), "output-failed"), Exit::kEnvironment);
}

}  // namespace
}  // namespace lair::cli

int main(int argc, char** argv) {
  using lair::cli::Exit;
  Exit exit = Exit::kEnvironment;
  try {
    exit = lair::cli::flush_output(lair::cli::run(argc, argv));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lair: %s\n", error.what());
  }
  return static_cast<int>(exit);
}
