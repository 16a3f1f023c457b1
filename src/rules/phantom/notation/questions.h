#pragma once

#include <optional>
#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "rules/phantom/score.h"

namespace lair::phantom {

// The referee's questions about this game: ways-out, waits, score-out. In the first two a `*` is
// ignored; in score-out it is not. Hands of up to 20 cards are answered, though play never has
// more than 8.
std::optional<Result<Value>> answer(std::string_view op, const Value& request);

// A score as answers have it: points, wins_game, parts.
Value write_score(const Score& score);

}  // namespace lair::phantom
