#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace lair {

// A word that the reader's language must supply: the id of a message in the catalogues.
struct Term {
  std::string id;
  friend bool operator==(const Term&, const Term&) = default;
};

struct Arg {
  std::string_view name;  // static
  std::variant<std::int64_t, std::string, Term> value;
  friend bool operator==(const Arg&, const Arg&) = default;
};

// An error as a value: the id of its message in the catalogues, the clause it rests on (empty for
// errors of form), and the arguments of the message. Only `text` makes a sentence of it.
struct Error {
  std::string_view code;  // static
  std::string_view rule;  // static; "C-5.2"
  std::vector<Arg> args;
  friend bool operator==(const Error&, const Error&) = default;
};

}  // namespace lair
