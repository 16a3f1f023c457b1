#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "rules/phantom/card.h"

namespace lair::phantom {

// Some of the 100 cards, in no order: a hand, or all that lies before a player. Name n's bit stands
// in level k when there are at least k copies of it, and in `reds` when the red one is among them,
// so that pairs, groups and runs are found for all names at once. 20 bytes.
class Cards {
 public:
  constexpr bool empty() const { return levels_[0] == 0; }
  constexpr int size() const {
    int size = 0;
    for (const NameMask level : levels_) size += std::popcount(level);
    return size;
  }
  // The names of which there are at least `copies`, 1 to 5 (never 5).
  constexpr NameMask at_least(int copies) const {
    return copies > kCopies ? 0 : levels_[static_cast<std::size_t>(copies - 1)];
  }
  constexpr NameMask names() const { return levels_[0]; }
  // Levels 1 and 2, and 3 and 4, each in half a word.
  constexpr std::array<std::uint64_t, 2> level_words() const {
    return {levels_[0] | std::uint64_t{levels_[1]} << 32,
            levels_[2] | std::uint64_t{levels_[3]} << 32};
  }
  constexpr NameMask reds() const { return reds_; }
  // The names of which there are at least `copies` black ones, 1 to 4.
  constexpr NameMask blacks_at_least(int copies) const {
    return (at_least(copies) & ~reds_) | at_least(copies + 1);
  }
  constexpr int count(Name name) const {
    unsigned count = 0;
    for (const NameMask level : levels_) count += level >> index(name) & 1U;
    return static_cast<int>(count);
  }
  constexpr int count(Card card) const {
    const int red = static_cast<int>(reds_ >> index(name_of(card)) & 1U);
    return is_red(card) ? red : count(name_of(card)) - red;
  }
  constexpr bool has(Card card) const {
    return ((is_red(card) ? reds_ : blacks_at_least(1)) & bit(name_of(card))) != 0;
  }
  // Whether one more such card exists among the 100.
  constexpr bool has_room_for(Card card) const {
    return ((is_red(card) ? reds_ : blacks_at_least(kCopies - 1)) & bit(name_of(card))) == 0;
  }

  constexpr void add(Card card) {
    assert(has_room_for(card));
    put(name_of(card));
    if (is_red(card)) reds_ |= bit(name_of(card));
  }
  constexpr void remove(Card card) {
    assert(has(card));
    drop(name_of(card));
    if (is_red(card)) reds_ &= ~bit(name_of(card));
  }
  // Changes counts only, for questions that ignore red and black (P-1.3). Use it on a copy.
  constexpr void put(Name name) {
    const NameMask added = bit(name);
    levels_[3] |= levels_[2] & added;
    levels_[2] |= levels_[1] & added;
    levels_[1] |= levels_[0] & added;
    levels_[0] |= added;
  }
  constexpr void drop(Name name) {
    const NameMask kept = ~bit(name);
    levels_[0] &= kept | levels_[1];
    levels_[1] &= kept | levels_[2];
    levels_[2] &= kept | levels_[3];
    levels_[3] &= kept;
  }

  // Bit i for every different card i; at most 56 bits.
  constexpr std::uint64_t card_bits() const {
    return spread(blacks_at_least(1)) | spread(reds_) << 1;
  }

  // Calls `use` for every card, sorted.
  template <class Use>
  constexpr void each(Use use) const {
    for (NameMask left = names(); left != 0; left &= left - 1) {
      const Name name = lowest(left);
      const bool red = (reds_ & bit(name)) != 0;
      for (int i = count(name) - (red ? 1 : 0); i > 0; --i) use(card_of(name, false));
      if (red) use(card_of(name, true));
    }
  }

  friend constexpr bool operator==(const Cards&, const Cards&) = default;

 private:
  // Bit i to bit 2 * i.
  static constexpr std::uint64_t spread(NameMask names) {
    std::uint64_t bits = names;
    bits = (bits | bits << 16) & 0x0000ffff0000ffff;
    bits = (bits | bits << 8) & 0x00ff00ff00ff00ff;
    bits = (bits | bits << 4) & 0x0f0f0f0f0f0f0f0f;
    bits = (bits | bits << 2) & 0x3333333333333333;
    return (bits | bits << 1) & 0x5555555555555555;
  }

  std::array<NameMask, kCopies> levels_{};
  NameMask reds_ = 0;
};

}  // namespace lair::phantom
