#include "cli/help/completion.h"

#include <fmt/format.h>

#include <cassert>

namespace lair::cli {
namespace {

std::string joined(const std::vector<std::string>& words, std::string_view between = " ") {
  return fmt::format("{}", fmt::join(words, between));
}

std::vector<std::string> names_of(const std::vector<CommandInfo>& commands) {
  std::vector<std::string> names;
  names.reserve(commands.size());
  for (const CommandInfo& command : commands) names.push_back(command.name);
  return names;
}

// Escapes each of the given characters with a backslash.
std::string escaped(std::string_view text, std::string_view special) {
  std::string out;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

constexpr std::string_view kBashBegin =
    R"(# Completions of lair for bash, made by: lair help --completion bash
_lair() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  local command='' options='' values='' files='' place
  for ((place = 1; place < COMP_CWORD; ++place)); do
    case ${COMP_WORDS[place]} in
      -*) ;;
      *)
        command=${COMP_WORDS[place]}
        break
        ;;
    esac
  done
  if [[ $word == = ]]; then # --option=
    word=''
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case "$command $before" in
)";

constexpr std::string_view kBashEnd = R"(  esac
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
  elif [[ $files ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -W "$values" -- "$word")
  fi
}
complete -F _lair lair
)";

std::string bash_values(const OptionInfo& option) {
  return option.files ? "files=1" : fmt::format("values='{}'", joined(option.choices));
}

std::string bash(const CommandInfo& program) {
  std::string out(kBashBegin), commands;
  for (const CommandInfo& command : program.commands) {
    std::vector<std::string> options;
    for (const OptionInfo& option : command.options) {
      options.insert(options.end(), option.names.begin(), option.names.end());
      if (option.value.empty()) continue;
      for (const std::string& name : option.names) {
        out += fmt::format("    '{} {}') {} ;;\n", command.name, name, bash_values(option));
      }
    }
    commands += fmt::format("    '{} '*) options='{}'", command.name, joined(options));
    if (!command.arguments.empty()) commands += " " + bash_values(command.arguments.front());
    commands += " ;;\n";
  }
  std::vector<std::string> options;
  for (const OptionInfo& option : program.options) {
    options.insert(options.end(), option.names.begin(), option.names.end());
  }
  out += commands;
  out += fmt::format("    ' '*) options='{}' values='{}' ;;\n", joined(options),
                     joined(names_of(program.commands)));
  return out.append(kBashEnd);
}

// Text that goes between single quotes, in one of zsh's specifications.
std::string zsh_text(std::string_view text, std::string_view special) {
  std::string out;
  for (const char c : escaped(text, special)) {
    if (c == '\'') {
      out += "'\\''";
    } else {
      out += c;
    }
  }
  return out;
}

std::string zsh_values(const OptionInfo& option) {
  if (option.files) return "_files";
  return option.choices.empty() ? " " : "(" + joined(option.choices) + ")";
}

std::string zsh_option(const OptionInfo& option) {
  const std::string about = zsh_text(option.about, "[]:\\");
  std::string spec;
  if (option.names.size() == 1) {
    spec = "'" + option.names.front();
  } else {
    spec = fmt::format("'({})'{{{}}}'", joined(option.names), joined(option.names, ","));
  }
  if (!option.value.empty() && option.names.back().starts_with("--")) spec += "=";
  spec += "[" + about + "]";
  if (!option.value.empty()) spec += ":value:" + zsh_values(option);
  return spec + "'";
}

std::string zsh_argument(const OptionInfo& argument, std::size_t place) {
  const std::string where = argument.many ? "*" : std::to_string(place);
  return fmt::format("'{}:{}:{}'", where, argument.names.front(), zsh_values(argument));
}

std::string zsh(const CommandInfo& program) {
  std::string out =
      "#compdef lair\n# Completions of lair for zsh, made by: lair help --completion zsh\n_lair() "
      "{\n"
      "  local state\n  local -a commands\n  commands=(\n";
  for (const CommandInfo& command : program.commands) {
    out += fmt::format("    '{}:{}'\n", command.name, zsh_text(command.about, ":\\"));
  }
  out += "  )\n  _arguments -C";
  for (const OptionInfo& option : program.options) out += " " + zsh_option(option);
  out += " '1:command:->command' '*::argument:->argument'\n";
  out += "  case $state in\n    command) _describe command commands ;;\n    argument)\n";
  out += "      case $words[1] in\n";
  for (const CommandInfo& command : program.commands) {
    out += fmt::format("        {})\n          _arguments", command.name);
    for (const OptionInfo& option : command.options)
      out += " \\\n            " + zsh_option(option);
    for (std::size_t i = 0; i < command.arguments.size(); ++i) {
      out += " \\\n            " + zsh_argument(command.arguments[i], i + 1);
    }
    out += "\n          ;;\n";
  }
  out += "      esac\n      ;;\n  esac\n}\n";
  // zsh autoloads the file as the function's body. If the file is sourced, it must register the
  // function.
  return out + "if [[ $funcstack[1] == _lair ]]; then _lair \"$@\"; else compdef _lair lair; fi\n";
}

std::string fish_values(const OptionInfo& option) {
  if (option.files) return " -r -F";
  return option.choices.empty() ? " -x" : fmt::format(" -x -a '{}'", joined(option.choices));
}

std::string fish_option(const OptionInfo& option, std::string_view condition) {
  std::string out = fmt::format("complete -c lair -n '{}'", condition);
  for (const std::string& name : option.names) {
    const bool is_long = name.starts_with("--");
    out += fmt::format(" {} {}", is_long ? "-l" : "-s", name.substr(is_long ? 2 : 1));
  }
  if (!option.value.empty()) out += fish_values(option);
  return fmt::format("{} -d '{}'\n", out, escaped(option.about, "'\\"));
}

std::string fish_argument(const OptionInfo& argument, std::string_view condition) {
  if (argument.files) return fmt::format("complete -c lair -n '{}' -F\n", condition);
  if (argument.choices.empty()) return "";
  return fmt::format("complete -c lair -n '{}' -a '{}'\n", condition, joined(argument.choices));
}

std::string fish(const CommandInfo& program) {
  constexpr std::string_view kFirst = "__fish_use_subcommand";
  std::string out =
      "# Completions of lair for fish, made by: lair help --completion fish\ncomplete -c lair -f\n";
  for (const OptionInfo& option : program.options) out += fish_option(option, kFirst);
  for (const CommandInfo& command : program.commands) {
    out += fmt::format("complete -c lair -n {} -a {} -d '{}'\n", kFirst, command.name,
                       escaped(command.about, "'\\"));
    const std::string within = "__fish_seen_subcommand_from " + command.name;
    for (const OptionInfo& option : command.options) out += fish_option(option, within);
    for (const OptionInfo& argument : command.arguments) out += fish_argument(argument, within);
  }
  return out;
}

}  // namespace

std::string completion(const CommandInfo& program, std::string_view shell) {
  if (shell == "bash") return bash(program);
  if (shell == "zsh") return zsh(program);
  assert(shell == "fish");
  return fish(program);
}

}  // namespace lair::cli
