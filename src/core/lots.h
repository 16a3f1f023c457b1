#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

// Chance that can be checked afterwards (docs/fairness.md): every item of a deal has a lot.

namespace lair {

using Lot = std::array<std::uint8_t, 32>;  // a number, the highest byte first

class Lots {
 public:
  virtual ~Lots() = default;
  virtual Lot lot(std::string_view what) const = 0;
};

// A choice among `count`, from 0: the lot modulo the count.
inline int choose(const Lot& lot, int count) {
  std::uint64_t rest = 0;
  for (const std::uint8_t byte : lot)
    rest = (rest * 256 + byte) % static_cast<std::uint64_t>(count);
  return static_cast<int>(rest);
}

// Sorts items by their lots. `what` returns the unique name of the item at a place.
template <class Thing, class What>
void sort_by_lots(std::span<Thing> things, const Lots& lots, What what) {
  std::vector<std::pair<Lot, Thing>> drawn;
  drawn.reserve(things.size());
  for (std::size_t i = 0; i < things.size(); ++i) drawn.emplace_back(lots.lot(what(i)), things[i]);
  std::sort(drawn.begin(), drawn.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 0; i < things.size(); ++i) things[i] = drawn[i].second;
}

}  // namespace lair
