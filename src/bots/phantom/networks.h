#pragma once

#include <memory>

#include "bots/net_bot.h"
#include "rules/phantom/game.h"

namespace lair {

// Of networks/phantom.net.
template <>
std::shared_ptr<const Networks> shipped_networks<phantom::Game>();

}  // namespace lair
