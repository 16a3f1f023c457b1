#include "cli/command_line/command.h"

#include <CLI/CLI.hpp>
#include <array>
#include <iostream>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/command_line/argument_checks.h"
#include "text/text.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

constexpr std::array kExitCodes = {
    ExitCode{Exit::kFine, "all went well"},
    ExitCode{Exit::kWrong, "what was to be checked is wrong"},
    ExitCode{Exit::kUsage, "the command line is wrong"},
    ExitCode{Exit::kEnvironment, "a file or the system failed"},
    ExitCode{Exit::kInterrupted, "interrupted (Ctrl-C, SIGTERM)"},
};

std::optional<Language> chosen_language;  // by --lang; set once, while the command line is read

}  // namespace

std::span<const ExitCode> exit_codes() { return kExitCodes; }

Exit fail(std::string_view command, std::string_view sentence, Exit exit) {
  std::string name = "lair";
  if (!command.empty()) name.append(" ").append(command);
  std::cerr << name << ": " << sentence << '\n';
  if (exit == Exit::kUsage) {
    const std::array args = {Arg{"command", name + " --help"}};
    std::cerr << say(user_language(), "see-help", args) << '\n';
  }
  return exit;
}

Exit fail(std::string_view command, const Error& error, Exit exit) {
  return fail(command, say_with_rule(error), exit);
}

Exit fail_file(std::string_view command, std::string_view path, int system_error) {
  const std::string reason = std::generic_category().message(system_error);
  return fail(command, shown_path(path) + ": " + reason, Exit::kEnvironment);
}

std::string shown_path(std::string_view path) {
  constexpr std::size_t kLongest = 4096;  // Linux's own
  return verbatim(path, kLongest);
}

Language user_language() {
  if (chosen_language) return *chosen_language;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string_view locale = environment(name);
    if (locale.empty()) continue;
    const Language language = parse_language(locale).value_or(Language::en);
    return locale_is_utf8() || has_ascii_form(language) ? language : Language::en;
  }
  return Language::en;
}

void add_language_option(CLI::App& command) {
  std::vector<std::string> codes;
  for (const Language language : kLanguages) codes.emplace_back(code(language));
  command
      .add_option_function<std::string>(
          "--lang", [](const std::string& code) { chosen_language = parse_language(code); },
          "The language, if not that of the environment")
      ->check(one_of(std::move(codes)));
}

void add_colour_option(CLI::App& command, ColourWish& wish) {
  command
      .add_option_function<std::string>(
          "--color",
          [&wish](const std::string& text) {
            wish = text == "always"  ? ColourWish::kAlways
                   : text == "never" ? ColourWish::kNever
                                     : ColourWish::kAuto;
          },
          "Whether to use colour")
      ->check(one_of({"auto", "always", "never"}));
}

std::string say_with_rule(const Error& error) {
  const std::string sentence = say(user_language(), error);
  return error.rule.empty() ? sentence : "[" + std::string(error.rule) + "] " + sentence;
}

std::string examples(std::initializer_list<Example> list) {
  std::string text = "Examples:\n";
  for (const Example& example : list) {
    text.append("  ").append(example.line).append("\n");
    text.append("      ").append(example.what).append("\n");
  }
  text.pop_back();
  return text;
}

}  // namespace lair::cli
