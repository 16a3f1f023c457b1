#include "protocol/generate/message_tables.h"

#include <array>

#include "protocol/generate/message_types.h"
#include "protocol/requests.h"

namespace lair {
namespace {

// A type as a cell of a table, where a bar must be escaped.
std::string type_cell(const wire::FieldShape& field) {
  std::string text = "`";
  for (const char c : type_text(*field.shape))
    text += c == '|' ? std::string("\\|") : std::string(1, c);
  return text + "`" + (field.optional && field.fallback.empty() ? ", optional" : "");
}

std::string about_cell(const wire::FieldShape& field) {
  std::string text(field.about);
  if (field.low < field.high) {
    text += " From " + std::to_string(field.low) + " to " + std::to_string(field.high) + ".";
  }
  if (!field.fallback.empty()) text += " Default: `" + field.fallback + "`.";
  return text;
}

std::string who_cell(const wire::RequestInfo& request) {
  constexpr std::array<std::string_view, 5> kWho = {"", "", "seated", "asked", "creator"};
  std::string text(kWho.at(static_cast<std::size_t>(request.who)));
  if (!request.condition.empty()) text.append(", ").append(request.condition);
  return text;
}

}  // namespace

std::string field_table_markdown(const wire::Shape& shape) {
  std::string text = "| field | type | meaning |\n|---|---|---|\n";
  for (const wire::FieldShape& field : shape.fields) {
    text += "| `" + std::string(field.name) + "` | " + type_cell(field) + " | " +
            about_cell(field) + " |\n";
  }
  return text;
}

std::string request_table_markdown() {
  std::string text = "| request | who | effect |\n|---|---|---|\n";
  for (const wire::RequestInfo& request : wire::kRequests) {
    text += "| `" + std::string(request.example) + "` | " + who_cell(request) + " | " +
            std::string(request.about) + " |\n";
  }
  return text;
}

}  // namespace lair
