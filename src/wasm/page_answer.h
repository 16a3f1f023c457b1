#pragma once

#include <optional>
#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "rules/game.h"

namespace lair::wasm {

// A game's own questions of the page, beside those of the referee: the answer, or nothing if the op
// is not one of these. A game that has such questions specialises it (GAME/questions.h).
template <Game G>
std::optional<Result<Value>> page_answer(std::string_view op, const Value& request) = delete;

template <class G>
concept HasPageAnswer = requires(std::string_view op, const Value& request) {
  page_answer<G>(op, request);
};

}  // namespace lair::wasm
