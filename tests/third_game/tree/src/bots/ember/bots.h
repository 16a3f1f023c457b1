#pragma once

// The bots of Ember.

#include "bots/bot.h"
#include "rules/ember/game.h"

namespace lair {

template <>
Result<std::unique_ptr<Bot<ember::Game>>> make_bot<ember::Game>(std::string_view level);
template <>
std::span<const std::string_view> bot_levels<ember::Game>();

}  // namespace lair
