#pragma once

#include <optional>
#include <span>

#include "core/result.h"
#include "core/value.h"
#include "rules/phantom/event.h"
#include "rules/phantom/view.h"

namespace lair::phantom {

// The deal, of which each player is told apart and one who looks on by no event: out of the view as
// written and of the events behind it. Nothing if none is due.
Result<std::optional<Event>> untold_deal(const View& view, std::span<const Value> behind,
                                         const Value& written);

}  // namespace lair::phantom
