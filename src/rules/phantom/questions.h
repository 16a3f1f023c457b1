#pragma once

#include <optional>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

namespace lair::phantom {

// The referee's questions about this game: ways-out, waits, score-out. In the first two a `*` is
// ignored; in score-out it is not. Hands of up to 20 cards are answered, though play never has
// more than 8.
std::optional<Result<Value>> answer(std::string_view op, const Value& request);

}  // namespace lair::phantom
