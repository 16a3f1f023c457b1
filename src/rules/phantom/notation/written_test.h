#pragma once

#include <cctype>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/value.h"

// Just enough of JSON to write values down in tests: the real reader stands in a later layer.

namespace lair::phantom {

class Written {
 public:
  explicit Written(std::string_view text) : rest_(text) {}

  Value value() {
    skip();
    const char first = rest_.at(0);
    if (first == '{') return object();
    if (first == '[') return array();
    if (first == '"') return Value(string());
    if (take("true")) return Value(true);
    if (take("false")) return Value(false);
    if (take("null")) return {};
    return number();
  }

 private:
  void skip() {
    while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_[0])) != 0) {
      rest_.remove_prefix(1);
    }
  }
  bool take(std::string_view word) {
    skip();
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  void want(std::string_view word) {
    if (!take(word)) throw std::invalid_argument(std::string(rest_));
  }
  std::string string() {
    want("\"");
    const std::size_t end = rest_.find('"');
    std::string text(rest_.substr(0, end));
    rest_.remove_prefix(end + 1);
    return text;
  }
  Value number() {
    std::size_t used = 0;
    const std::int64_t number = std::stoll(std::string(rest_), &used);
    rest_.remove_prefix(used);
    return Value(number);
  }
  Value array() {
    Value list = Value::array();
    want("[");
    if (take("]")) return list;
    do {
      list.push_back(value());
    } while (take(","));
    want("]");
    return list;
  }
  Value object() {
    Value body = Value::object();
    want("{");
    if (take("}")) return body;
    do {
      skip();
      std::string name = string();
      want(":");
      body.set(name, value());
    } while (take(","));
    want("}");
    return body;
  }

  std::string_view rest_;
};

inline Value json(std::string_view text) { return Written(text).value(); }

}  // namespace lair::phantom
