#pragma once

#include <optional>
#include <span>

#include "core/result.h"
#include "core/value.h"
#include "rules/chimera/event.h"
#include "rules/chimera/view.h"

namespace lair::chimera {

// Of a deal everybody is told.
inline Result<std::optional<Event>> untold_deal(const View&, std::span<const Value>, const Value&) {
  return std::optional<Event>();
}

}  // namespace lair::chimera
