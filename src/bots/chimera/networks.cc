#include "bots/chimera/networks.h"

#include <cassert>

#include "bots/chimera/encoder.h"
#include "bots/network/embedded.h"

LAIR_EMBED(lair_chimera_networks, LAIR_NETWORKS "/chimera.net")

namespace lair::chimera {

std::shared_ptr<const Networks> shipped_networks() {
  static const std::shared_ptr<const Networks> networks = [] {
    auto read = read_networks(LAIR_EMBEDDED(lair_chimera_networks), Encoder<Game>::kLayouts);
    assert(read);
    return std::make_shared<const Networks>(std::move(*read));
  }();
  return networks;
}

}  // namespace lair::chimera
