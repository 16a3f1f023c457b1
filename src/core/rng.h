#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

namespace lair {

// xoshiro256++ (Blackman, Vigna) with its own bounded draw and shuffle: the standard distributions
// differ between libraries, and the same seed must give the same game everywhere.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) word = split_mix(seed);
  }

  // A generator for part `stream` of the work under `seed`: independent of how work is divided.
  static constexpr Rng stream(std::uint64_t seed, std::uint64_t stream) {
    std::uint64_t mixed = seed;
    std::uint64_t key = split_mix(mixed) ^ (stream * 0xd1342543de82ef95U + 0x632be59bd9b4e019U);
    return Rng(split_mix(key));
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in 0..n-1, exactly; n > 0.
  constexpr std::uint32_t below(std::uint32_t n) { return bounded(next() >> 32, n); }

  // Uniform in low..high, both included.
  constexpr int between(int low, int high) {
    return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low + 1)));
  }

  // Uniform in [0, 1).
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  // Every order equally likely (Fisher and Yates, from the last place down), two draws a number.
  template <class T>
  constexpr void shuffle(std::span<T> items) {
    auto left = static_cast<std::uint32_t>(items.size());
    for (; left > 2; left -= 2) {
      const std::uint64_t word = next();
      std::swap(items[left - 1], items[bounded(word >> 32, left)]);
      std::swap(items[left - 2], items[bounded(word & 0xffffffffU, left - 1)]);
    }
    if (left == 2) std::swap(items[1], items[below(2)]);
  }

  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  // Lemire's multiplication with rejection, beginning with the 32 random bits at hand.
  constexpr std::uint32_t bounded(std::uint64_t bits, std::uint32_t n) {
    std::uint64_t product = bits * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t threshold = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  static constexpr std::uint64_t split_mix(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace lair
