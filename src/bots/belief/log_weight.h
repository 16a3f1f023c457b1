#pragma once

#include <bit>
#include <cstdint>

// Weights and their logarithms in whole numbers, so that every machine weighs deals alike.

namespace lair {

// A logarithm of 1 to base 2.
inline constexpr int kBit = 1024;

// kBit * log2(x) for x > 0, wrong by less than a hundredth of a bit. Between powers of two
// log2(1+f) is taken for f + 0.343 f (1-f).
constexpr int log2_of(std::uint64_t x) {
  const int whole = 63 - std::countl_zero(x);
  const auto fraction =
      static_cast<int>(whole >= 10 ? x >> (whole - 10) : x << (10 - whole)) - kBit;
  return whole * kBit + fraction + fraction * (kBit - fraction) / kBit * 351 / kBit;
}

// 2^(log / kBit) in parts of kWhole, for log <= 0.
inline constexpr std::int64_t kWhole = std::int64_t{1} << 30;
constexpr std::int64_t exp2_of(std::int64_t log) {
  const std::int64_t behind = -log, halves = behind / kBit, rest = behind % kBit;
  if (halves > 40) return 0;
  // Between powers of two 2^-f is taken for 1 - f/2 - 0.169 f (1-f), with f = rest / kBit.
  const std::int64_t value = kWhole - kWhole / (2 * kBit) * rest -
                             kWhole / kBit * rest / kBit * (kBit - rest) / kBit * 173;
  return value >> halves;
}

}  // namespace lair
