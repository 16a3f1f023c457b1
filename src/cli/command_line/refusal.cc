#include "cli/command_line/refusal.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/command_line/spelling.h"
#include "text/text.h"

namespace lair::cli {
namespace {

std::string sentence(std::string_view id, std::vector<Arg> args) {
  return say(user_language(), Error{id, "", std::move(args)});
}

// The sentence with a suggestion, if one of the words is similar.
std::string suggest(std::string sentence, std::string_view typed,
                    const std::vector<std::string>& words) {
  const std::string_view meant = nearest(typed, words);
  if (meant.empty()) return sentence;
  const std::vector<Arg> args = {{"word", std::string(meant)}};
  return sentence + " " + say(user_language(), "did-you-mean", args);
}

// The innermost command that was parsed.
const CLI::App& last_command(const CLI::App& program) {
  const CLI::App* command = &program;
  while (!command->get_subcommands().empty()) command = command->get_subcommands().front();
  return *command;
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_group().empty()) continue;  // hidden
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

// The first unknown option. It is reported before other errors, since the word after it may have
// been parsed as another argument.
std::optional<std::string> unknown_option(const CLI::App& program, std::span<char* const> words) {
  for (const std::string_view word : words.subspan(std::min<std::size_t>(1, words.size()))) {
    if (word == "--") break;
    if (!word.starts_with("--")) continue;
    std::string name(word.substr(0, word.find('=')));
    const auto knows = [&](const CLI::App& app) {
      return app.get_option_no_throw(name) != nullptr;
    };
    if (!knows(program) && !knows(last_command(program))) return name;
  }
  return std::nullopt;
}

bool given(const CLI::Option* option) { return option->count() > 0; }

// Options that require or exclude one another.
std::optional<std::string> wrong_company(const CLI::App& command) {
  for (const CLI::Option* option : command.get_options(given)) {
    for (const CLI::Option* other : option->get_excludes()) {
      if (!given(other)) continue;
      return sentence("options-apart", {{"one", option->get_name()}, {"other", other->get_name()}});
    }
    for (const CLI::Option* other : option->get_needs()) {
      if (given(other)) continue;
      return sentence("option-needs", {{"one", option->get_name()}, {"other", other->get_name()}});
    }
  }
  return std::nullopt;
}

// CLI11's message about an option. It names the environment variable that set the option, if one
// did.
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

std::string surplus(const CLI::App& program) {
  const std::string word = program.remaining(true).front();
  if (word.starts_with("-")) return sentence("argument-unknown", {{"word", word}});
  if (!program.get_subcommands().empty()) return sentence("argument-surplus", {{"word", word}});
  std::vector<std::string> commands;
  for (const CLI::App* command : program.get_subcommands(nullptr)) {
    commands.push_back(command->get_name());
  }
  return suggest(sentence("command-unknown", {{"command", word}}), word, commands);
}

std::string explain(const CLI::App& program, const CLI::ParseError& error,
                    std::span<char* const> words) {
  const CLI::App& command = last_command(program);
  if (const auto name = unknown_option(program, words)) {
    const std::string said = sentence("argument-unknown", {{"word", *name}});
    return suggest(said, *name, option_names(command));
  }
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return surplus(program);
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    const std::string said = error.what();  // "FILE is required"
    return sentence("argument-missing", {{"name", said.substr(0, said.find(' '))}});
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    const std::string said = error.what();  // "--seed: 1 required TEXT missing"
    const std::string name = said.substr(0, said.find(':'));
    const CLI::Option* const option = command.get_option_no_throw(name);
    const bool again = option != nullptr && option->count() > 1;
    return sentence(again ? "option-repeated" : "option-without-value", {{"name", name}});
  }
  if (const auto said = wrong_company(command)) return *said;
  return with_variable(command, words, error.what());
}

}  // namespace

Exit refuse(const CLI::App& program, const CLI::ParseError& error, std::span<char* const> words) {
  const auto commands = program.get_subcommands();
  return fail(commands.empty() ? "" : commands.front()->get_name(), explain(program, error, words),
              Exit::kUsage);
}

}  // namespace lair::cli
