#pragma once

#include <memory>

#include "bots/net_bot.h"

namespace lair::phantom {

// The networks this program was built with (networks/phantom.net).
std::shared_ptr<const Networks> shipped_networks();

}  // namespace lair::phantom
