#include "protocol/generate/option_types.h"

#include <limits>
#include <utility>

#include "protocol/generate/typescript.h"
#include "protocol/settings.h"

namespace lair {
namespace {

std::string_view kind_name(OptionInfo::Kind kind) {
  if (kind == OptionInfo::Kind::kFlag) return "flag";
  return kind == OptionInfo::Kind::kNumber ? "number" : "choice";
}

Value describe(const OptionInfo& option, std::int64_t fallback, const AnyGame& game) {
  Value row = Value::object(
      {{"name", option.name}, {"kind", kind_name(option.kind)}, {"rule", option.rule}});
  if (option.kind == OptionInfo::Kind::kNumber) {
    row.set("low", option.low);
    if (option.high < std::numeric_limits<std::int64_t>::max()) row.set("high", option.high);
  }
  if (!option.choices.empty()) {
    Value choices = Value::array();
    for (const std::string_view choice : option.choices) choices.push_back(choice);
    row.set("choices", std::move(choices));
  }
  if (option.by_seats == nullptr)
    return std::move(row.set("default", write_option(option, fallback)));
  Value usual = Value::object();
  for (int seats = game.min_seats(); seats <= game.max_seats(); ++seats) {
    usual.set(std::to_string(seats), option.by_seats(seats));
  }
  return std::move(row.set("bySeats", std::move(usual)));
}

// The values of a preset for the options that depend on it.
Value describe(const OptionTable& table, const OptionTable::Row& preset) {
  Value values = Value::object();
  for (std::size_t i = 0; i < table.options.size(); ++i) {
    const OptionInfo& option = table.options[i];
    if (option.by_preset) values.set(option.name, write_option(option, preset.values[i]));
  }
  return values;
}

}  // namespace

std::string option_types(const AnyGame& game) {
  const OptionTable table = game.option_table();
  std::string text =
      generated_heading("src/rules/" + std::string(game.short_name()) + "/options.h") +
      "import type { RuleOptions } from '../../wire/options';\n\n"
      "export const rules = {\n  options: [\n";
  for (std::size_t i = 0; i < table.options.size(); ++i) {
    const Value row = describe(table.options[i], table.defaults[i], game);
    text += "    " + typescript(row) + ",\n";
  }
  text += "  ],\n";
  if (!table.presets.empty()) {
    text += "  preset: {\n    name: " + typescript(table.preset.name) + ",\n    values: {\n";
    for (const OptionTable::Row& preset : table.presets) {
      text +=
          "      " + std::string(preset.name) + ": " + typescript(describe(table, preset)) + ",\n";
    }
    text += "    },\n  },\n";
  }
  text += "} as const satisfies RuleOptions;\n";
  const Value constants = game.constants();
  for (const auto& [name, value] : *constants.fields()) {
    text += "\nexport const " + name + " = " + typescript(value) + " as const;\n";
  }
  return text;
}

std::string setting_defaults() {
  const Value defaults = write_settings({});
  Value shown = Value::object();
  for (const auto& [name, value] : *defaults.fields()) {
    if (name != "game" && name != "options") shown.set(name, value);
  }
  return generated_heading("src/protocol/settings.h") +
         "\n/** The settings of a table that its creator leaves out. Times are milliseconds. */\n"
         "export const defaultSettings = " +
         typescript(shown) +
         " as const;\n\n"
         "/** From this length of a turn on, a clock runs while nobody is connected, and all "
         "players answer an offer. "
         "*/\nexport const longTurn = " +
         std::to_string(kLongTurn) + ";\n";
}

}  // namespace lair
