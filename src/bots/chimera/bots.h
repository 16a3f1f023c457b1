#pragma once

#include "bots/bot.h"
#include "rules/chimera/game.h"

namespace lair {

template <>
Result<std::unique_ptr<Bot<chimera::Game>>> make_bot<chimera::Game>(std::string_view level);
template <>
std::span<const std::string_view> bot_levels<chimera::Game>();

}  // namespace lair
