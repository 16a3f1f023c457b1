#pragma once

#include "bots/bot.h"
#include "rules/phantom/game.h"

namespace lair {

template <>
Result<std::unique_ptr<Bot<phantom::Game>>> make_bot<phantom::Game>(std::string_view level);
template <>
std::span<const std::string_view> bot_levels<phantom::Game>();

}  // namespace lair
