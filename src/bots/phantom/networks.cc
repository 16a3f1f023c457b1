#include "bots/phantom/networks.h"

#include "bots/network/embedded.h"
#include "bots/phantom/encoder.h"

LAIR_EMBED(lair_phantom_networks, LAIR_NETWORKS "/phantom.net")

namespace lair {

template <>
std::shared_ptr<const Networks> shipped_networks<phantom::Game>() {
  static const std::shared_ptr<const Networks> networks =
      embedded_networks(LAIR_EMBEDDED(lair_phantom_networks), Encoder<phantom::Game>::kLayouts);
  return networks;
}

}  // namespace lair
