#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// A game may answer questions about its rules (docs/referee.md).
template <class G>
concept HasReferee = requires(std::string_view op, const Value& request) {
  // The ops that `answer` knows.
  {std::span<const std::string_view>(G::kQuestions)};
  // The answer; nothing if the op is not one of this game.
  { G::answer(op, request) } -> std::same_as<std::optional<Result<Value>>>;
};

}  // namespace lair
