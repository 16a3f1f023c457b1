#pragma once

// What Phantom Rummy gives to bots.

#include "bots/bot.h"
#include "bots/phantom/encoder.h"   // IWYU pragma: export
#include "bots/phantom/networks.h"  // IWYU pragma: export
#include "bots/phantom/reasons.h"   // IWYU pragma: export
#include "rules/phantom/game.h"

namespace lair {

template <>
Result<std::unique_ptr<Bot<phantom::Game>>> make_bot<phantom::Game>(std::string_view level);
template <>
std::span<const std::string_view> bot_levels<phantom::Game>();

}  // namespace lair
