#pragma once

#include <memory>

#include "bots/net_bot.h"

namespace lair::chimera {

// The networks this program was built with (networks/chimera.net).
std::shared_ptr<const Networks> shipped_networks();

}  // namespace lair::chimera
