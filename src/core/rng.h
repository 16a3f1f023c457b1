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

  // Every order equally likely (Fisher and Yates, from the last place down), kBatch draws a number.
  template <class T>
  constexpr void shuffle(std::span<T> items) {
    std::size_t left = items.size();
    for (; left > kBatch && left <= kBatchedBelow; left -= kBatch) {
      const std::array<std::uint32_t, kBatch> places = descending(static_cast<std::uint32_t>(left));
      for (std::size_t i = 0; i < kBatch; ++i) std::swap(items[left - 1 - i], items[places[i]]);
    }
    for (; left > 1; --left) {
      std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }
  }

  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  static constexpr std::size_t kBatch = 6, kBatchedBelow = 256;

  // Uniform in 0..n-1, 0..n-2, ... by one random number (Brackett-Rozinsky and Lemire, "Batched
  // ranged random integer generation"): each draw is the integer part of a product, its fraction
  // makes the next. n is at most kBatchedBelow.
  constexpr std::array<std::uint32_t, kBatch> descending(std::uint32_t n) {
    std::array<std::uint32_t, kBatch> draws{};
    std::uint64_t product = 1;
    for (std::uint32_t i = 0; i < kBatch; ++i) product *= n - i;
    std::uint64_t fraction = draw_descending(n, draws);
    if (fraction < product) [[unlikely]] {
      const std::uint64_t threshold = (0 - product) % product;
      while (fraction < threshold) fraction = draw_descending(n, draws);
    }
    return draws;
  }

  constexpr std::uint64_t draw_descending(std::uint32_t n,
                                          std::array<std::uint32_t, kBatch>& draws) {
    __extension__ using Wide = unsigned __int128;
    std::uint64_t fraction = next();
    for (std::uint32_t i = 0; i < kBatch; ++i) {
      const Wide scaled = Wide{fraction} * (n - i);
      draws[i] = static_cast<std::uint32_t>(scaled >> 64);
      fraction = static_cast<std::uint64_t>(scaled);
    }
    return fraction;
  }

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
