#include "cli/rule_flags.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

#include "cli/command.h"
#include "rules/registry.h"
#include "text/text.h"

namespace lair::cli {
namespace {

enum class Kind : std::uint8_t {
  kSwitch,  // stands alone, and means true
  kFlag,    // true or false
  kNumber,
  kText,
};

struct RuleFlag {
  std::string_view game;
  std::string_view option;  // as records write it
  Kind kind;
  std::string_view choices;  // with commas; empty if any will do
  std::string_view about;
};

// Every rule option of every game (docs/formats.md). A new game adds its own here; a flag that is
// there already serves it too when its name is added to `game`, with a comma between.
constexpr std::array kRuleFlags = {
    RuleFlag{
        "chimera", "edition", Kind::kText, "de,ko,fr,hu",
        "The rules of an edition (German, Korean, French, Hungarian); other options override it"},
    RuleFlag{"chimera", "limit", Kind::kNumber, "", "Points that end the game, 50 to 5000 (C-8.5)"},
    RuleFlag{"chimera", "forced_bid", Kind::kText, "holder,highest",
             "Who must bid 20 when all passed again (C-3.7)"},
    RuleFlag{"chimera", "closing_passes", Kind::kNumber, "2,3",
             "Passes that end the bidding (C-3.3)"},
    RuleFlag{"chimera", "all_pass", Kind::kText, "redeal,first",
             "What happens when all pass on the first deal (C-3.6)"},
    RuleFlag{"chimera", "reenter", Kind::kFlag, "true,false",
             "Whether one may bid again after a pass (C-3.4)"},
    RuleFlag{"phantom-rummy", "advanced", Kind::kSwitch, "", "The advanced rules (P-8)"},
    RuleFlag{"phantom-rummy", "going_out", Kind::kText, "together,in-hand",
             "What going out needs in the hand: laid sets count too, or all of it in hand (P-6.1)"},
    RuleFlag{"phantom-rummy", "deck_out", Kind::kText, "replay,counts",
             "A round ended by the deck: played again, or counts (P-7.2)"},
    RuleFlag{"phantom-rummy", "rounds", Kind::kNumber, "", "Rounds to play (P-7.4)"},
    RuleFlag{"phantom-rummy", "points", Kind::kNumber, "", "Points that end the game (P-7.4)"},
};

std::vector<std::string> split(std::string_view list) {
  return list.empty() ? std::vector<std::string>{} : CLI::detail::split(std::string(list), ',');
}

bool serves(const RuleFlag& flag, std::string_view game) {
  const std::vector<std::string> games = split(flag.game);
  return std::find(games.begin(), games.end(), game) != games.end();
}

std::string flag_name(const RuleFlag& flag) {
  std::string name = "--" + std::string(flag.option);
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

std::optional<std::int64_t> number_of(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

CLI::Option* add_flag(CLI::App& command, const RuleFlag& flag) {
  const std::string about(flag.about);
  const std::string group = "Rules of " + std::string(flag.game);
  if (flag.kind == Kind::kSwitch) return command.add_flag(flag_name(flag), about)->group(group);
  CLI::Option* option = command.add_option(flag_name(flag), about)->group(group);
  if (!flag.choices.empty()) {
    option->check(CLI::IsMember(split(flag.choices)));
  } else if (flag.kind == Kind::kNumber) {
    option->type_name("N")->check([](const std::string& text) {
      return number_of(text) ? std::string() : "\"" + text + "\" is not a whole number";
    });
  }
  return option;
}

// What a checked text means.
Value value_of(const RuleFlag& flag, const CLI::Option& given) {
  if (flag.kind == Kind::kSwitch) return given.as<bool>();
  const auto text = given.as<std::string>();
  if (flag.kind == Kind::kFlag) return text == "true";
  if (flag.kind == Kind::kNumber) return number_of(text).value_or(0);
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
    return say(user_language(), Error{"game-unknown", "", {{"game", name}}});
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
  for (const RuleFlag& flag : kRuleFlags) given_.push_back(add_flag(command, flag));
}

Result<Value> RuleFlags::options(std::string_view game) const {
  const AnyGame* known = find_game(game);
  if (known == nullptr) return Error{"game-unknown", "", {{"game", std::string(game)}}};
  Value options = Value::object();
  for (std::size_t i = 0; i < given_.size(); ++i) {
    if (given_[i]->count() == 0) continue;
    const RuleFlag& flag = kRuleFlags[i];
    if (!serves(flag, known->name())) {
      return Error{"flag-of-other-game",
                   "",
                   {{"flag", flag_name(flag)},
                    {"owner", std::string(flag.game)},
                    {"game", std::string(known->name())}}};
    }
    options.set(flag.option, value_of(flag, *given_[i]));
  }
  return options;
}

}  // namespace lair::cli
