#pragma once

// What Chimera gives to bots.

#include "bots/bot.h"
#include "bots/chimera/encoder.h"   // IWYU pragma: export
#include "bots/chimera/history.h"   // IWYU pragma: export
#include "bots/chimera/networks.h"  // IWYU pragma: export
#include "bots/chimera/reasons.h"   // IWYU pragma: export
#include "rules/chimera/game.h"

namespace lair {

template <>
Result<std::unique_ptr<Bot<chimera::Game>>> make_bot<chimera::Game>(std::string_view level);
template <>
std::span<const std::string_view> bot_levels<chimera::Game>();

}  // namespace lair
