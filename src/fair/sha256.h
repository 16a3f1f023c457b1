#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace lair::fair {

using Digest = std::array<std::uint8_t, 32>;
using Bytes = std::span<const std::uint8_t>;

// SHA-256 (FIPS 180-4).
class Sha256 {
 public:
  void add(Bytes bytes);
  void add(std::string_view text);
  Digest digest();  // once, at the end

 private:
  void add_block(const std::uint8_t* block);

  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, 64> block_{};
  std::uint64_t size_ = 0;  // bytes so far
};

Digest sha256(Bytes bytes);

// HMAC-SHA-256 (RFC 2104).
class Hmac {
 public:
  explicit Hmac(Bytes key);
  void add(Bytes bytes) { inner_.add(bytes); }
  void add(std::string_view text) { inner_.add(text); }
  Digest digest();  // once, at the end

 private:
  Sha256 inner_;
  Sha256 outer_;
};

}  // namespace lair::fair
