#include "client/json_slice.h"

#include <charconv>
#include <system_error>

namespace lair {
namespace {

// The place behind the closing quote of the text that begins there.
std::size_t end_of_text(std::string_view text, std::size_t begin) {
  for (std::size_t at = begin + 1; at < text.size(); ++at) {
    if (text[at] == '"') return at + 1;
    if (text[at] == '\\') ++at;
  }
  return text.size();
}

bool opens(char c) { return c == '{' || c == '['; }
bool closes(char c) { return c == '}' || c == ']'; }

}  // namespace

std::size_t JsonSlice::end_of(std::size_t begin) const {
  int depth = 0;
  std::size_t at = begin;
  while (at < text_.size()) {
    const char c = text_[at];
    if (depth == 0 && (c == ',' || closes(c))) return at;  // of a number or a word
    if (c == '"') {
      at = end_of_text(text_, at);
    } else {
      depth += opens(c) ? 1 : closes(c) ? -1 : 0;
      ++at;
    }
    if (depth == 0 && (c == '"' || closes(c))) return at;
  }
  return at;
}

std::string_view JsonSlice::text() const {
  if (text_.size() < 2 || text_.front() != '"') return {};
  return text_.substr(1, text_.size() - 2);
}

std::optional<std::int64_t> JsonSlice::integer() const {
  std::int64_t number = 0;
  const auto [read, error] = std::from_chars(text_.data(), text_.data() + text_.size(), number);
  if (error != std::errc() || read != text_.data() + text_.size()) return std::nullopt;
  return number;
}

JsonSlice JsonSlice::field(std::string_view name) const {
  JsonSlice found;
  each_field([&](std::string_view each, JsonSlice value) {
    if (each == name) found = value;
  });
  return found;
}

}  // namespace lair
