#pragma once

#include <memory>

#include "bots/net_bot.h"
#include "rules/chimera/game.h"

namespace lair {

// Of networks/chimera.net.
template <>
std::shared_ptr<const Networks> shipped_networks<chimera::Game>();

}  // namespace lair
