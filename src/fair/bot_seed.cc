#include "fair/bot_seed.h"

#include <string>

namespace lair::fair {

std::uint64_t bot_seed(const Seed& server, Seat seat, std::int64_t decision) {
  Hmac hmac{Bytes(server)};
  hmac.add("bot:" + std::to_string(index(seat)) + ":" + std::to_string(decision));
  const Digest digest = hmac.digest();
  std::uint64_t seed = 0;
  for (int i = 0; i < 8; ++i) seed = seed << 8 | digest[static_cast<std::size_t>(i)];
  return seed;
}

}  // namespace lair::fair
