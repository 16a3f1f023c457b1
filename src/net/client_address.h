#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

// Who asks, when a proxy may stand between.

namespace lair {

// IPv4 is written as IPv6 does it, ::ffff:192.0.2.1, so that both are compared alike.
using Ip = std::array<std::uint8_t, 16>;
std::optional<Ip> read_ip(std::string_view text);

// The proxies that are believed when they say for whom they ask.
class TrustedProxies {
 public:
  // Addresses or networks: "127.0.0.1", "10.88.0.0/16", "fd00::/8".
  static Result<TrustedProxies> read(const std::vector<std::string>& list);

  bool trusts(std::string_view address) const;

  // The client's address, given the one that is connected and the last X-Forwarded-For of the
  // request. A proxy adds whom it hears at the end, so that is read backwards, as long as
  // those who wrote it are trusted; what stands before may be a client's invention.
  std::string client(std::string_view peer, std::string_view forwarded) const;

 private:
  struct Network {
    Ip first{};
    int bits = 128;
  };
  std::vector<Network> networks_;
};

// Whom a limit is for: an IPv4 address, or all of an IPv6 network that one customer gets (/64).
std::string limited_as(std::string_view address);

}  // namespace lair
