#pragma once

#include <optional>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

// Questions about Chimera put to the referee (docs/formats.md): classify, beats, plays, score.

namespace lair::chimera {

std::optional<Result<Value>> answer(std::string_view op, const Value& request);

}  // namespace lair::chimera
