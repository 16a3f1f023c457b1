#include "cli/rule_flags.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>

#include "cli/argument_checks.h"
#include "cli/command.h"
#include "cli/games.h"
#include "rules/registry.h"
#include "text/text.h"

namespace lair::cli {
namespace {

using Kind = RuleFlag::Kind;

// A flag, and whose it is.
struct OwnedFlag {
  RuleFlag flag;
  std::vector<std::string> games;
  std::string about;

  bool serves(std::string_view game) const {
    return std::find(games.begin(), games.end(), game) != games.end();
  }
  std::string owners() const { return CLI::detail::join(games, ", "); }
};

void add_owner(std::vector<OwnedFlag>& flags, const RuleFlag& flag, std::string_view game) {
  const auto known = std::find_if(flags.begin(), flags.end(), [&](const OwnedFlag& one) {
    return one.flag.option == flag.option;
  });
  if (known == flags.end()) {
    flags.push_back({flag, {std::string(game)}, std::string(flag.about)});
  } else {
    assert(known->flag.kind == flag.kind && known->flag.choices == flag.choices);
    known->games.emplace_back(game);
    if (known->flag.about != flag.about) known->about.append("; ").append(flag.about);
  }
}

// Of all games, in their order; last those of several.
const std::vector<OwnedFlag>& all_flags() {
  static const std::vector<OwnedFlag> kFlags = [] {
    std::vector<OwnedFlag> flags;
    each_game([&]<Game G>(G) {
      for (const RuleFlag& flag : rule_flags<G>()) add_owner(flags, flag, G::kName);
    });
    std::stable_sort(flags.begin(), flags.end(), [](const OwnedFlag& a, const OwnedFlag& b) {
      return a.games.size() < b.games.size();
    });
    return flags;
  }();
  return kFlags;
}

std::vector<std::string> split(std::string_view list) {
  return list.empty() ? std::vector<std::string>{} : CLI::detail::split(std::string(list), ',');
}

std::string flag_name(const RuleFlag& flag) {
  std::string name = "--" + std::string(flag.option);
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

CLI::Option* add_flag(CLI::App& command, const OwnedFlag& owned) {
  const RuleFlag& flag = owned.flag;
  const std::string group = "Rules of " + owned.owners();
  if (flag.kind == Kind::kSwitch) {
    return command.add_flag(flag_name(flag), owned.about)->group(group);
  }
  CLI::Option* option = command.add_option(flag_name(flag), owned.about)->group(group);
  if (!flag.choices.empty()) {
    option->check(one_of(split(flag.choices)));
  } else if (flag.kind == Kind::kNumber) {
    option->type_name("N")->check(number_error);
  }
  return option;
}

// What a checked text means.
Value value_of(const RuleFlag& flag, const CLI::Option& given) {
  if (flag.kind == Kind::kSwitch) return given.as<bool>();
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
  for (const OwnedFlag& flag : all_flags()) given_.push_back(add_flag(command, flag));
}

Result<Value> RuleFlags::options(std::string_view game) const {
  const AnyGame* known = find_game(game);
  if (known == nullptr) return unknown_game(game);
  Value options = Value::object();
  for (std::size_t i = 0; i < given_.size(); ++i) {
    if (given_[i]->count() == 0) continue;
    const OwnedFlag& owned = all_flags()[i];
    if (!owned.serves(known->name())) {
      return Error{"flag-of-other-game",
                   "",
                   {{"flag", flag_name(owned.flag)},
                    {"owner", owned.owners()},
                    {"game", std::string(known->name())}}};
    }
    options.set(owned.flag.option, value_of(owned.flag, *given_[i]));
  }
  return options;
}

}  // namespace lair::cli
