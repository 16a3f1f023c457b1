#include "record/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

#include "record/real.h"

namespace lair {
namespace {

void append_escaped(std::string& out, char c) {
  constexpr std::string_view kHex = "0123456789abcdef";
  switch (c) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      out += "\\u00";
      out += kHex[static_cast<unsigned char>(c) >> 4];
      out += kHex[static_cast<unsigned char>(c) & 15U];
  }
}

}  // namespace

void append_text(std::string& out, std::string_view text) {
  const auto is_plain = [](char c) {
    return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20;
  };
  constexpr std::size_t kShort = 30;
  std::array<char, kShort + 2> quoted;
  if (text.size() <= kShort && std::all_of(text.begin(), text.end(), is_plain)) {  // as most are
    quoted[0] = quoted[text.size() + 1] = '"';
    std::copy(text.begin(), text.end(), quoted.begin() + 1);
    out.append(quoted.data(), text.size() + 2);
    return;
  }
  out += '"';
  while (true) {
    std::size_t plain = 0;
    while (plain < text.size() && is_plain(text[plain])) ++plain;
    out.append(text.data(), plain);
    if (plain == text.size()) break;
    append_escaped(out, text[plain]);
    text.remove_prefix(plain + 1);
  }
  out += '"';
}

void append_integer(std::string& out, std::int64_t number) {
  std::array<char, 20> digits;  // as many as the least of all needs, with its sign
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  out.append(digits.data(), end);
}

void append_json(std::string& out, const Value& value) {
  if (const bool* flag = value.flag()) {
    out += *flag ? "true" : "false";
  } else if (const std::int64_t* number = value.integer()) {
    append_integer(out, *number);
  } else if (const double* real = value.real()) {
    append_real(out, *real);
  } else if (const std::string* text = value.text()) {
    append_text(out, *text);
  } else if (const Value::Array* items = value.items()) {
    out += '[';
    for (const Value& item : *items) {
      if (&item != items->data()) out += ',';
      append_json(out, item);
    }
    out += ']';
  } else if (const Value::Object* fields = value.fields()) {
    out += '{';
    for (const Value::Field& field : *fields) {
      if (&field != fields->data()) out += ',';
      append_text(out, field.first);
      out += ':';
      append_json(out, field.second);
    }
    out += '}';
  } else {
    out += "null";
  }
}

std::string to_json(const Value& value) {
  std::string out;
  append_json(out, value);
  return out;
}

}  // namespace lair
