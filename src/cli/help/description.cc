#include "cli/help/description.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>
#include <utility>

namespace lair::cli {
namespace {

// CLI11 writes what a value must be as "TEXT:{de,ko}", "INT:POSITIVE", "TEXT:FILE".
std::vector<std::string> choices_of(const std::string& type) {
  const std::size_t open = type.find('{');
  const std::size_t close = type.find('}', open);
  if (open == std::string::npos || close == std::string::npos) return {};
  return CLI::detail::split(type.substr(open + 1, close - open - 1), ',');
}

bool names_files(const std::string& type) {
  return type.find("FILE") != std::string::npos || type.find("PATH") != std::string::npos;
}

std::string value_of(const std::string& type, const OptionInfo& info) {
  if (!info.choices.empty()) return CLI::detail::join(info.choices, "|");
  if (info.files) return "FILE";
  const std::string first = type.substr(0, type.find(':'));
  return first == "INT" || first == "UINT" || first == "FLOAT" ? "N" : first;
}

OptionInfo describe_option(const CLI::Option& option) {
  OptionInfo info;
  for (const std::string& name : option.get_snames()) info.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) info.names.push_back("--" + name);
  if (info.names.empty()) info.names = {option.get_name()};
  info.about = option.get_description();
  if (!option.get_default_str().empty())
    info.about += " (default: " + option.get_default_str() + ")";
  info.group = option.get_group();
  info.required = option.get_required();
  if (option.get_expected_max() == 0 || option.get_type_size() == 0) return info;
  const std::string type = option.get_type_name();
  info.choices = choices_of(type);
  info.files = names_files(type);
  info.value = value_of(type, info);
  info.many = option.get_expected_max() >= CLI::detail::expected_max_vector_size;
  return info;
}

void describe_options(const CLI::App& app, CommandInfo& info) {
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_group().empty()) continue;  // hidden
    auto& list = option->nonpositional() ? info.options : info.arguments;
    list.push_back(describe_option(*option));
  }
  std::vector<std::string> groups;
  for (const OptionInfo& option : info.options) {
    if (std::find(groups.begin(), groups.end(), option.group) == groups.end()) {
      groups.push_back(option.group);
    }
  }
  const auto place = [&](const OptionInfo& option) {
    return std::find(groups.begin(), groups.end(), option.group);
  };
  std::stable_sort(info.options.begin(), info.options.end(),
                   [&](const auto& a, const auto& b) { return place(a) < place(b); });
}

}  // namespace

std::string CommandInfo::usage(const std::string& program) const {
  std::string text = program;
  if (!name.empty() && name != program) text += " " + name;
  if (!options.empty()) text += " [OPTIONS]";
  for (const OptionInfo& argument : arguments) {
    const std::string shown = argument.names.front() + (argument.many ? "..." : "");
    text += argument.required ? " " + shown : " [" + shown + "]";
  }
  if (!commands.empty()) text += " [COMMAND]";
  return text;
}

CommandInfo describe(const CLI::App& app) {
  CommandInfo info;
  info.name = app.get_name();
  info.about = app.get_description();
  info.footer = app.get_footer();
  describe_options(app, info);
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    info.commands.push_back(describe(*command));
  }
  return info;
}

}  // namespace lair::cli
