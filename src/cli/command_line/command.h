#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "cli/terminal/terminal_look.h"
#include "core/error.h"
#include "text/language.h"

namespace CLI {  // NOLINT(readability-identifier-naming)
class App;
}  // namespace CLI

// The commands of the program, one file each. A command reads its options into a struct of its own:
//
//   void add_verify(CLI::App& program, Exit& exit) {
//     const auto arguments = std::make_shared<Arguments>();
//     CLI::App* command = program.add_subcommand("verify", "Replay records");
//     command->add_option("FILE", arguments->files, "Records");
//     command->footer(examples({{"lair verify a.lair.jsonl", "check a file"}}));
//     command->callback([arguments, &exit] { exit = run(*arguments); });
//   }
//
// Help, manual page and completions are made from that description (description.h):
// type_name("FILE") asks for names of files, one_of() (argument_checks.h) for the choices.

namespace lair::cli {

// Exit codes of the program. exit_codes() describes them in the help.
enum class Exit : int {
  kFine = 0,
  kWrong = 1,        // the checked input is wrong
  kUsage = 2,        // the command line is wrong
  kEnvironment = 3,  // a file or the system failed
  kInterrupted = 130,
};

// Each adds a command to the program, with a callback that runs it and sets the exit code. A
// command may throw std::system_error: main prints it and exits with kEnvironment. It does the same
// if standard output (std::cout or stdout) could not be written.
void add_serve(CLI::App& program, Exit& exit);
void add_play(CLI::App& program, Exit& exit);
void add_replay(CLI::App& program, Exit& exit);
void add_score(CLI::App& program, Exit& exit);
void add_arena(CLI::App& program, Exit& exit);
void add_train(CLI::App& program, Exit& exit);
void add_review(CLI::App& program, Exit& exit);
void add_verify(CLI::App& program, Exit& exit);
void add_stats(CLI::App& program, Exit& exit);
void add_referee(CLI::App& program, Exit& exit);
void add_bench(CLI::App& program, Exit& exit);
void add_load(CLI::App& program, Exit& exit);
void add_site(CLI::App& program, Exit& exit);
void add_backup(CLI::App& program, Exit& exit);
void add_admin(CLI::App& program, Exit& exit);
void add_help(CLI::App& program, Exit& exit);

// Prints an error on standard error, "lair arena: ...", and returns the exit code. For kUsage it
// adds where to find help. An empty command stands for the program itself.
Exit fail(std::string_view command, const Error& error, Exit exit);
Exit fail(std::string_view command, std::string_view sentence, Exit exit);

// Reports a failed file operation with the system's message for this errno.
Exit fail_file(std::string_view command, std::string_view path, int system_error);

// A path that is safe to print: UTF-8 without control characters.
std::string shown_path(std::string_view path);

// The language of messages: --lang, else that of the environment (LC_ALL, LC_MESSAGES, LANG) if its
// character set can show it, else English.
Language user_language();
// Adds --lang to a command.
void add_language_option(CLI::App& command);
// Adds --color, which sets `wish`.
void add_colour_option(CLI::App& command, ColourWish& wish);

// The message of an error in the user's language after its clause, if it has one: "[C-8.5] text".
std::string say_with_rule(const Error& error);

struct Example {
  std::string_view line;  // what to type
  std::string_view what;  // what it does
};
// The footer of a command's help, which the manual page shows too.
std::string examples(std::initializer_list<Example> list);

struct ExitCode {
  Exit exit;
  std::string_view about;
};
std::span<const ExitCode> exit_codes();

}  // namespace lair::cli
