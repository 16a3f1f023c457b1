#include "cli/command_line/rule_flags.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/command_line/argument_checks.h"
#include "cli/command_line/command.h"
#include "core/option.h"
#include "rules/registry.h"
#include "text/text.h"

namespace lair::cli {
namespace {

using Kind = OptionInfo::Kind;

// A flag of the command line for an option of one or more games.
struct RuleFlag {
  std::string_view option;           // as records write it
  Kind kind = Kind::kFlag;           // a preset is a choice
  std::vector<std::string> choices;  // empty for a switch and for a number of any size
  bool is_switch = false;            // stands alone and means true
  std::string about;
  std::vector<std::string> games;

  bool serves(std::string_view game) const {
    return std::find(games.begin(), games.end(), game) != games.end();
  }
  std::string owners() const { return CLI::detail::join(games, ", "); }
};

// The words that an option takes. A range of a few numbers is listed like choices.
std::vector<std::string> words_of(const OptionInfo& option, bool is_switch) {
  constexpr std::int64_t kFew = 5;
  std::vector<std::string> words(option.choices.begin(), option.choices.end());
  if (option.kind == Kind::kFlag && !is_switch) words = {"true", "false"};
  if (option.kind == Kind::kNumber && option.high - option.low < kFew) {
    for (std::int64_t n = option.low; n <= option.high; ++n) words.push_back(std::to_string(n));
  }
  return words;
}

// The option's sentence with its range and clause: "Points that end the game, 50 to 5000 (C-8.5)".
std::string flag_about(const OptionInfo& option, bool listed) {
  std::string text(option.about);
  const bool bounded = option.high < std::numeric_limits<std::int64_t>::max();
  if (option.kind == Kind::kNumber && !listed && bounded) {
    text += ", " + std::to_string(option.low) + " to " + std::to_string(option.high);
  }
  return text.append(" (").append(option.rule) += ')';
}

std::vector<RuleFlag> flags_of(const AnyGame& game) {
  const OptionTable table = game.option_table();
  std::vector<RuleFlag> flags;
  if (!table.preset.name.empty()) {
    RuleFlag flag{table.preset.name, Kind::kChoice, {}, false, std::string(table.preset.about), {}};
    for (const auto& preset : table.presets) flag.choices.emplace_back(preset.name);
    flags.push_back(std::move(flag));
  }
  for (std::size_t i = 0; i < table.options.size(); ++i) {
    const OptionInfo& option = table.options[i];
    const bool is_switch =
        option.kind == Kind::kFlag && table.defaults[i] == 0 && !option.by_preset;
    std::vector<std::string> words = words_of(option, is_switch);
    std::string text = flag_about(option, !words.empty());
    flags.push_back({option.name, option.kind, std::move(words), is_switch, std::move(text), {}});
  }
  return flags;
}

// Games that give an option the same name share one flag, of one kind and with the same choices.
void add_owner(std::vector<RuleFlag>& flags, RuleFlag flag, std::string_view game) {
  const auto known = std::find_if(flags.begin(), flags.end(),
                                  [&](const RuleFlag& one) { return one.option == flag.option; });
  if (known == flags.end()) {
    flag.games.emplace_back(game);
    flags.push_back(std::move(flag));
  } else {
    assert(known->kind == flag.kind && known->choices == flag.choices);
    known->games.emplace_back(game);
    if (known->about != flag.about) known->about.append("; ").append(flag.about);
  }
}

// The flags of all games, in the order of the games; flags of several games come last.
const std::vector<RuleFlag>& all_flags() {
  static const std::vector<RuleFlag> kFlags = [] {
    std::vector<RuleFlag> flags;
    for (const AnyGame* game : all_games()) {
      for (RuleFlag& flag : flags_of(*game)) add_owner(flags, std::move(flag), game->name());
    }
    std::stable_sort(flags.begin(), flags.end(), [](const RuleFlag& a, const RuleFlag& b) {
      return a.games.size() < b.games.size();
    });
    return flags;
  }();
  return kFlags;
}

std::string flag_name(const RuleFlag& flag) {
  std::string name = "--" + std::string(flag.option);
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

CLI::Option* add_flag(CLI::App& command, const RuleFlag& flag) {
  const std::string group = "Rules of " + flag.owners();
  if (flag.is_switch) return command.add_flag(flag_name(flag), flag.about)->group(group);
  CLI::Option* option = command.add_option(flag_name(flag), flag.about)->group(group);
  if (!flag.choices.empty()) {
    option->check(one_of(flag.choices));
  } else if (flag.kind == Kind::kNumber) {
    option->type_name("N")->check(number_error);
  }
  return option;
}

// The value of a text that was checked.
Value value_of(const RuleFlag& flag, const CLI::Option& given) {
  if (flag.is_switch) return given.as<bool>();
  const auto text = given.as<std::string>();
  if (flag.kind == Kind::kFlag) return text == "true";
  if (flag.kind == Kind::kNumber) return whole_number_in(text).value_or(0);
  return text;
}

}  // namespace

CLI::Option* known_game(CLI::Option* option) {
  std::string choices;
  for (const AnyGame* known : all_games()) {
    choices += (choices.empty() ? "" : ",") + std::string(known->name());
    if (known->short_name() != known->name()) choices += "," + std::string(known->short_name());
  }
  const auto check = [](const std::string& name) {
    if (find_game(name) != nullptr) return std::string();
    return say(user_language(), unknown_game(name));
  };
  return option->check(CLI::Validator(check, "{" + choices + "}"));
}

CLI::Option* add_game_argument(CLI::App& command, std::string& game) {
  std::string names;
  for (const AnyGame* known : all_games()) {
    if (!names.empty()) names += " or ";
    names += known->name();
    if (known->short_name() == known->name()) continue;
    names += " (" + std::string(known->short_name()) + " for short)";
  }
  return known_game(command.add_option("GAME", game, names)->required());
}

void RuleFlags::add_to(CLI::App& command) {
  for (const RuleFlag& flag : all_flags()) given_.push_back(add_flag(command, flag));
}

Result<Value> RuleFlags::options(std::string_view game) const {
  const AnyGame* known = find_game(game);
  if (known == nullptr) return unknown_game(game);
  Value options = Value::object();
  for (std::size_t i = 0; i < given_.size(); ++i) {
    if (given_[i]->count() == 0) continue;
    const RuleFlag& flag = all_flags()[i];
    if (!flag.serves(known->name())) {
      return Error{"flag-of-other-game",
                   "",
                   {{"flag", flag_name(flag)},
                    {"owner", flag.owners()},
                    {"game", std::string(known->name())}}};
    }
    options.set(flag.option, value_of(flag, *given_[i]));
  }
  return options;
}

}  // namespace lair::cli
