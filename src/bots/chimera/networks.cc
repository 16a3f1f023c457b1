#include "bots/chimera/networks.h"

#include "bots/chimera/encoder.h"
#include "bots/network/embedded.h"

LAIR_EMBED(lair_chimera_networks, LAIR_NETWORKS "/chimera.net")

namespace lair {

template <>
std::shared_ptr<const Networks> shipped_networks<chimera::Game>() {
  static const std::shared_ptr<const Networks> networks =
      embedded_networks(LAIR_EMBEDDED(lair_chimera_networks), Encoder<chimera::Game>::kLayouts);
  return networks;
}

}  // namespace lair
