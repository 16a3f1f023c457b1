#pragma once

#include <cstdint>

namespace lair {

// Why the server closes a socket (docs/protocol.md).
enum class CloseCode : std::uint16_t {
  kTooBig = 1009,
  kRestart = 1012,
  kBadMessage = 4400,
  kNoPlayer = 4401,
  kForbidden = 4403,
  kNoTable = 4404,
  kGone = 4410,
  kOutdated = 4426,
  kFlood = 4429,
};

}  // namespace lair
