#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "core/error.h"
#include "core/value.h"
#include "protocol/fields.h"

namespace lair::wire {

struct Term {
  std::string_view term{};

  static constexpr Type kType = {"Term", "A word of the catalogue, by the id of its message."};
  static constexpr auto fields() {
    return std::tuple(field<"term">(&Term::term, "The id of a message in the catalogues."));
  }
};

struct Argument {
  using Is = AnyOf<std::string_view, std::int64_t, Term>;
  static constexpr Type kType = {"Argument", "An argument of a message."};
};

struct WireError {
  std::string_view code{};
  std::string_view rule{};
  std::optional<Map<Argument>> args{};

  static constexpr Type kType = {"WireError", "The reason why a request was refused."};
  static constexpr auto fields() {
    return std::tuple(
        field<"code">(&WireError::code, "The id of a message in the catalogues (`i18n/`)."),
        sparse<"rule">(&WireError::rule, "The clause of the rules that the error rests on."),
        field<"args">(&WireError::args, "The arguments of the message, by name."));
  }
};

// The answer to a request over HTTP that was refused.
struct Refusal {
  Written<WireError> error{};

  static constexpr Type kType = {"Refusal", "The answer to a request that was refused."};
  static constexpr auto fields() {
    return std::tuple(field<"error">(&Refusal::error, "The reason."));
  }
};

}  // namespace lair::wire
