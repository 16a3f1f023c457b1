#include "bots/phantom/networks.h"

#include <cassert>

#include "bots/network/embedded.h"
#include "bots/phantom/encoder.h"

LAIR_EMBED(lair_phantom_networks, LAIR_NETWORKS "/phantom.net")

namespace lair::phantom {

std::shared_ptr<const Networks> shipped_networks() {
  static const std::shared_ptr<const Networks> networks = [] {
    auto read = read_networks(LAIR_EMBEDDED(lair_phantom_networks), Encoder<Game>::kLayouts);
    assert(read);
    return std::make_shared<const Networks>(std::move(*read));
  }();
  return networks;
}

}  // namespace lair::phantom
