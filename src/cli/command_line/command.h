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
//     CLI::App* command = program.add_subcommand("verify", "Replay game records through the
//     rules"); command->add_option("FILE", arguments->files, "Records, or - for standard
//     input")->required(); command->footer(examples({{"lair verify games.lair.jsonl", "check a
//     file"}})); command->callback([arguments, &exit] { exit = run(*arguments); });
//   }
//
// Help, manual page and completions are made from that description (description.h):
// type_name("FILE") asks for names of files, one_of() (argument_checks.h) for the choices.

namespace lair::cli {

// How the program ends; exit_codes() describes it to people.
enum class Exit : int {
  kFine = 0,
  kWrong = 1,        // what was to be checked is wrong
  kUsage = 2,        // the command line is wrong
  kEnvironment = 3,  // a file or the system failed
  kInterrupted = 130,
};

// Each adds itself to the program, with a callback that runs it and sets how it ended. A failing
// environment may be thrown (std::system_error): main says what it was and ends with kEnvironment.
// So it does when standard output (std::cout or stdout) could not be written.
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

// Says on standard error what was wrong, "lair arena: ...", and hands on how the program ends.
// kUsage adds where to find help. An empty command is the program itself.
Exit fail(std::string_view command, const Error& error, Exit exit);
Exit fail(std::string_view command, std::string_view sentence, Exit exit);

// Says that a file could not be used, and in the system's words why (errno's value).
Exit fail_file(std::string_view command, std::string_view path, int system_error);

// A path as it may be shown: without control characters, in UTF-8.
std::string shown_path(std::string_view path);

// The language for sentences: that of --lang, else of the environment (LC_ALL, LC_MESSAGES, LANG)
// if its character set can show it, else English.
Language user_language();
// Adds --lang to a command.
void add_language_option(CLI::App& command);
// Adds --color, and gives what was wished.
void add_colour_option(CLI::App& command, ColourWish& wish);

// The sentence in the user's language, behind its clause if it has one: "[C-8.5] ...".
std::string say_with_rule(const Error& error);

struct Example {
  std::string_view line;  // what to type
  std::string_view what;  // what it does
};
// A command's footer. The manual page shows it too.
std::string examples(std::initializer_list<Example> list);

struct ExitCode {
  Exit exit;
  std::string_view about;
};
std::span<const ExitCode> exit_codes();

}  // namespace lair::cli
