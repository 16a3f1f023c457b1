#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "cli/description.h"
#include "cli/welcome.h"
#include "text/text.h"
#include "version.h"

namespace lair::cli {
namespace {

constexpr auto kCommands = {add_serve, add_play,  add_replay, add_review, add_stats,
                            add_score, add_arena, add_train,  add_verify, add_referee,
                            add_bench, add_load,  add_backup, add_admin,  add_help};

// Help from our own description, in the layout of help_text.
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

// What CLI11 says about an option, with the variable that it comes from, if it does.
std::string with_variable(const CLI::App& command, std::span<char* const> words, std::string said) {
  const std::string name = said.substr(0, said.find(':'));
  const CLI::Option* const option = command.get_option_no_throw(name);
  const auto has_it = [&](std::string_view word) {
    return word == name || word.starts_with(name + "=");
  };
  if (option == nullptr || option->get_envname().empty() ||
      std::getenv(option->get_envname().c_str()) == nullptr || std::ranges::any_of(words, has_it)) {
    return said;
  }
  return said.replace(0, name.size(), option->get_envname());
}

Exit refuse(const CLI::App& program, const CLI::ParseError& error, std::span<char* const> words) {
  const auto commands = program.get_subcommands();
  if (!commands.empty()) {
    const CLI::App& command = *commands.front();
    return fail(command.get_name(), with_variable(command, words, error.what()), Exit::kUsage);
  }
  const std::vector<std::string> rest = program.remaining();
  if (rest.empty() || rest.front().starts_with("-")) return fail("", error.what(), Exit::kUsage);
  return fail("", Error{"command-unknown", "", {{"command", rest.front()}}}, Exit::kUsage);
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

// A full disk shows only when the last of the output is written.
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
