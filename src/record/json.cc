#include "record/json.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace lair {
namespace {

constexpr std::size_t kMaxDepth = 64;

// Builds a Value from the parser's events: `open_` are the arrays and objects not yet closed.
class Builder {
 public:
  bool null() { return add(Value()); }
  bool boolean(bool flag) { return add(flag); }
  bool number_integer(std::int64_t number) { return add(number); }
  bool number_unsigned(std::uint64_t number) {
    if (number <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      return add(static_cast<std::int64_t>(number));
    }
    return add(static_cast<double>(number));
  }
  bool number_float(double number, const std::string&) { return add(number); }
  bool string(std::string& text) { return add(std::move(text)); }
  bool binary(std::vector<std::uint8_t>&) { return false; }
  bool start_object(std::size_t) { return open(Value::object()); }
  bool start_array(std::size_t) { return open(Value::array()); }
  bool key(std::string& name) {
    open_.back().key = std::move(name);
    return true;
  }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  template <class Exception>
  bool parse_error(std::size_t position, const std::string&, const Exception&) {
    position_ = position;
    return false;
  }

  Value take() { return std::move(root_); }
  std::size_t position() const { return position_; }
  bool too_deep() const { return too_deep_; }

 private:
  struct Open {
    Value value;
    std::string key;
  };

  bool open(Value value) {
    too_deep_ = open_.size() == kMaxDepth;
    if (too_deep_) return false;
    open_.push_back({std::move(value), {}});
    return true;
  }
  bool close() {
    Value value = std::move(open_.back().value);
    open_.pop_back();
    return add(std::move(value));
  }
  bool add(Value value) {
    if (open_.empty()) {
      root_ = std::move(value);
    } else if (open_.back().value.fields() != nullptr) {
      open_.back().value.set(open_.back().key, std::move(value));
    } else {
      open_.back().value.push_back(std::move(value));
    }
    return true;
  }

  std::vector<Open> open_;
  Value root_;
  std::size_t position_ = 0;
  bool too_deep_ = false;
};

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

void append_text(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20) {
      append_escaped(out, c);
    } else {
      out += c;
    }
  }
  out += '"';
}

void append_real(std::string& out, double number) {
  if (!std::isfinite(number)) {  // JSON has no such numbers
    out += "null";
    return;
  }
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
  out.append(text.data(), end);
}

}  // namespace

Result<Value> parse_json(std::string_view text) {
  // The parser takes a NUL for the end of the text.
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
    return Error{"json-wrong", "", {{"place", static_cast<std::int64_t>(nul) + 1}}};
  }
  Builder builder;
  if (nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) return builder.take();
  if (builder.too_deep()) return Error{"json-too-deep", "", {{"depth", std::int64_t{kMaxDepth}}}};
  return Error{"json-wrong", "", {{"place", static_cast<std::int64_t>(builder.position())}}};
}

void append_json(std::string& out, const Value& value) {
  if (const bool* flag = value.flag()) {
    out += *flag ? "true" : "false";
  } else if (const std::int64_t* number = value.integer()) {
    out += std::to_string(*number);
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
