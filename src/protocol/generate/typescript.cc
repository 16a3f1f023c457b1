#include "protocol/generate/typescript.h"

#include <algorithm>
#include <cctype>

#include "record/json.h"

namespace lair {
namespace {

std::string in_quotes(std::string_view text) { return "'" + std::string(text) + "'"; }

// A name that needs no quotes as the key of an object.
bool is_plain_key(std::string_view key) {
  const auto fits = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
  return !key.empty() && std::all_of(key.begin(), key.end(), fits) &&
         (std::isdigit(static_cast<unsigned char>(key.front())) == 0 ||
          std::all_of(key.begin(), key.end(),
                      [](unsigned char c) { return std::isdigit(c) != 0; }));
}

}  // namespace

std::string generated_heading(std::string_view source) {
  return "// Generated from " + std::string(source) +
         ". Do not edit; to write it again:\n//   cmake --build build/release --target generate\n";
}

std::string typescript(const Value& value) {
  if (value.text() != nullptr) return in_quotes(*value.text());
  if (value.items() != nullptr) {
    std::string text = "[";
    for (const Value& item : *value.items()) {
      text.append(text.size() > 1 ? ", " : "").append(typescript(item));
    }
    return text += ']';
  }
  if (value.fields() == nullptr) return to_json(value);
  std::string text = "{ ";
  for (const auto& [key, field] : *value.fields()) {
    if (text.size() > 2) text += ", ";
    text.append(is_plain_key(key) ? key : in_quotes(key)).append(": ").append(typescript(field));
  }
  return text += " }";
}

}  // namespace lair
