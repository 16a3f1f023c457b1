#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/inline_vector.h"
#include "core/result.h"

// Small networks that value a move: sparse inputs, two layers, one number.
//
// All weights are whole numbers, so that every machine computes the same value. Inputs are on or
// off; the first layer is a sum of the rows of those that are on, so the sums of one move are made
// from those of another by the few inputs in which they differ. Layers are clipped to 0..kMost;
// read_networks refuses weights with which a sum could leave 32 bits.

namespace lair {

using Feature = std::uint16_t;
using Features = InlineVector<Feature, 256>;

// How many inputs, and units in the two layers: multiples of 64 and of 32.
struct Layout {
  int inputs = 0, first = 0, second = 0;
  friend bool operator==(const Layout&, const Layout&) = default;
};
inline constexpr int kMaxFirst = 1024, kMaxSecond = 128;
bool valid_widths(const Layout& layout);

// Fixed point: an activation of 1 is kUnit, a weight of 1 in the later layers kWeightUnit; both
// layers are clipped to 4, weights of the later ones to +-2.
inline constexpr int kUnitBits = 8, kWeightBits = 11;
inline constexpr int kUnit = 1 << kUnitBits, kWeightUnit = 1 << kWeightBits;
inline constexpr int kMost = 4 * kUnit - 1, kMostWeight = 2 * kWeightUnit;

// Sums of the first layer for some position.
struct alignas(64) Accumulator {
  std::array<std::int16_t, kMaxFirst> sums{};
};

class Network {
 public:
  Network() = default;
  explicit Network(const Layout& layout);

  const Layout& layout() const { return layout_; }
  void add_inputs(int inputs);  // so many in all; the new ones have no weight

  void begin(Accumulator& sums) const;  // no input is on
  void add(Accumulator& sums, std::span<const Feature> features) const;
  // From the sums for some inputs to those for others; both sorted.
  void change(Accumulator& sums, std::span<const Feature> from, std::span<const Feature> to) const;
  // kUnit is as much as the game's Encoder says (kPointsPerUnit).
  int value(const Accumulator& sums) const;

  std::vector<std::int16_t> first;   // inputs x first
  std::vector<std::int16_t> bias1;   // first
  std::vector<std::int16_t> second;  // first / 2 x second x 2: pairs of inputs side by side
  std::vector<std::int32_t> bias2;   // second
  std::vector<std::int16_t> last;    // second
  std::int32_t bias3 = 0;

 private:
  Layout layout_;
};

// Where the weight of unit i of the first layer and j of the second stands in Network::second.
constexpr std::size_t second_place(const Layout& layout, std::size_t i, std::size_t j) {
  return (i / 2 * static_cast<std::size_t>(layout.second) + j) * 2 + i % 2;
}

// Several networks in one run of bytes. Each says how wide it is. A game's inputs keep their
// numbers and new ones come last, so a network with fewer inputs than `layouts` names is an older
// one: the inputs it does not know get no weight, and it plays as it always did.
Result<std::vector<Network>> read_networks(std::span<const std::byte> bytes,
                                           std::span<const Layout> layouts);
std::vector<std::byte> write_networks(std::span<const Network> networks);

}  // namespace lair
