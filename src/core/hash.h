#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

namespace lair {

// A running 64-bit hash of a sequence of numbers, for signatures and checksums. Not cryptographic.
class Hash {
 public:
  constexpr void add(std::uint64_t word) {
    state_ =
        std::rotl(state_ ^ (word * 0x9e3779b97f4a7c15U), 27) * 0xbf58476d1ce4e5b9U + 0x52dce729U;
  }
  constexpr void add(std::string_view text) {
    add(text.size());
    for (const char c : text) add(static_cast<unsigned char>(c));
  }
  constexpr std::uint64_t value() const {
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t state_ = 0x243f6a8885a308d3U;
};

}  // namespace lair
