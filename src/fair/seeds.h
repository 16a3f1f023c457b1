#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/lots.h"
#include "fair/sha256.h"

// From seeds to the lots of a deal (docs/fairness.md).

namespace lair::fair {

using Seed = std::array<std::uint8_t, 32>;

std::string to_hex(const std::array<std::uint8_t, 32>& bytes);
// 64 digits, small or capital.
std::optional<std::array<std::uint8_t, 32>> from_hex(std::string_view text);

// The commitment to a seed, published before any seed is revealed.
inline Digest commitment(const Seed& seed) { return sha256(Bytes(seed)); }

struct Seeds {
  Seed server{};
  std::vector<std::optional<Seed>> clients;  // by seat; none where no seed was revealed
  friend bool operator==(const Seeds&, const Seeds&) = default;
};

// The key from which all lots of a game are derived.
Digest game_key(const Seeds& seeds);

// The lots of one deal of a game; deals are counted from 1.
class DealLots final : public Lots {
 public:
  DealLots(const Digest& key, std::int64_t number);
  Lot lot(std::string_view what) const override;

 private:
  Hmac begun_;  // the common prefix of all lots of the deal
};

}  // namespace lair::fair
