#include "bots/chimera/networks.h"

#include "bots/chimera/encoder.h"
#include "bots/network/embedded.h"

LAIR_EMBED(lair_chimera_networks, LAIR_NETWORKS "/chimera.net")

namespace lair::chimera {

std::shared_ptr<const Networks> shipped_networks() {
  static const std::shared_ptr<const Networks> networks =
      embedded_networks(LAIR_EMBEDDED(lair_chimera_networks), Encoder<Game>::kLayouts);
  return networks;
}

}  // namespace lair::chimera
