#include "protocol/generate/option_tables.h"

#include <limits>

#include "record/json.h"

namespace lair {
namespace {

std::string code(const std::string& text) { return "`" + text + "`"; }

std::string values(const OptionInfo& option) {
  if (option.kind == OptionInfo::Kind::kFlag) return "`true`, `false`";
  if (option.kind == OptionInfo::Kind::kNumber) {
    const bool bounded = option.high < std::numeric_limits<std::int64_t>::max();
    return std::to_string(option.low) + (bounded ? " to " : " or more, at most ") +
           std::to_string(option.high);
  }
  std::string list;
  for (const std::string_view choice : option.choices) {
    list += (list.empty() ? "" : ", ") + code(to_json(choice));
  }
  return list;
}

std::string fallback(const OptionInfo& option, std::int64_t value, const OptionTable& table,
                     const AnyGame& game) {
  if (option.by_preset) return "by " + code(std::string(table.preset.name));
  if (option.by_seats == nullptr) return code(to_json(write_option(option, value)));
  std::string numbers, seats;
  for (int count = game.min_seats(); count <= game.max_seats(); ++count) {
    const std::string comma = numbers.empty() ? "" : ", ";
    numbers += comma + std::to_string(option.by_seats(count));
    seats += comma + std::to_string(count);
  }
  return numbers + " with " + seats + " players";
}

// "C-8.5" as a link to its clause. A whole section ("P-8") has no anchor of its own.
std::string rule_link(std::string_view rule, const AnyGame& game) {
  std::string id(rule);
  if (rule.find('.') == std::string_view::npos) return id;
  return "[" + id + "](rules/" + std::string(game.name()) + ".md#" + id + ")";
}

std::string preset_row(const OptionTable& table) {
  std::string list;
  for (const OptionTable::Row& preset : table.presets) {
    list += (list.empty() ? "" : ", ") + code(to_json(preset.name));
  }
  return "| " + code(std::string(table.preset.name)) + " | " + list + " | " +
         code(to_json(table.presets.front().name)) + " | " + std::string(table.preset.about) +
         " |\n";
}

}  // namespace

std::string option_table_markdown(const AnyGame& game) {
  const OptionTable table = game.option_table();
  std::string text = "| option | values | default | what it decides |\n|---|---|---|---|\n";
  if (!table.presets.empty()) text += preset_row(table);
  for (std::size_t i = 0; i < table.options.size(); ++i) {
    const OptionInfo& option = table.options[i];
    text += "| " + code(std::string(option.name)) + " | " + values(option) + " | " +
            fallback(option, table.defaults[i], table, game) + " | " + std::string(option.about) +
            " (" + rule_link(option.rule, game) + ") |\n";
  }
  return text;
}

}  // namespace lair
