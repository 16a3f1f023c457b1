#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace lair::fluent {

// A parsed message: a sequence of pieces.
struct Element;
using Pattern = std::vector<Element>;

struct Variable {
  std::string name;  // without the $
};

struct Reference {
  std::string id;  // of another message
};

struct Variant {
  std::variant<std::int64_t, std::string> key;  // an exact number; a plural category or a text
  Pattern pattern;
};

struct Select {
  std::string variable;
  std::vector<Variant> variants;  // the first that fits is taken
  std::size_t otherwise = 0;      // the place of the default variant
};

struct Element {
  std::variant<std::string, Variable, Reference, Select> content;
};

// Every variable of the message and every message it refers to, over all variants.
std::set<std::string> variables(const Pattern& pattern);
std::set<std::string> references(const Pattern& pattern);

}  // namespace lair::fluent
