#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/phantom/cards.h"

// What one kind of a hand lacks for some big sets and perhaps a pair, looked up. Built once, at
// first use.
//
// A name may be used at most 4 minus its laid copies times: its "cap". Where caps cannot matter,
// the seven counts of a kind are a number in base 5 that leads to the answer. Where they can, every
// name has 15 cases (copies in hand up to the cap, caps 4 to 0), and the kind is cut into numbers
// 1 to 4 and 5 to 7: runs across the cut start at 3 or 4, at most two of them, and for each of
// those six cases both parts know what they lack. Items have no runs, and one table of 15 cases a
// name.

namespace lair::phantom {

// At place 2 * sets + pair: how many cards are missing for that many big sets (0 to 2) and, if
// pair is 1, a pair, all within one kind; and the names (bit 0 for the kind's first) of which one
// more copy, if one is to be had, makes it fewer.
inline constexpr std::size_t kAims = 6;
using Missing = std::array<std::uint8_t, kAims>;
struct KindNeeds {
  Missing missing{};
  Missing helps{};
};

// More than any hand may lack; sums of four stay within a byte.
inline constexpr std::uint8_t kNever = 40;

class Tables {
 public:
  static const Tables& get();

  // The needs of a kind of numbers of which nothing is laid that matters.
  const KindNeeds& numbers(const Cards& hand, int kind) const;
  const KindNeeds& items(const Cards& hand, const Cards& laid) const;
  // The same for a kind of which something is laid.
  Missing missing_beside(const Cards& hand, const Cards& laid, int kind) const;
  KindNeeds numbers_beside(const Cards& hand, const Cards& laid, int kind) const;

 private:
  // What a part lacks: for each case of runs across the cut, each number of own sets, pair or not.
  static constexpr std::size_t kPartAims = 20;
  using PartMissing = std::array<std::uint8_t, kPartAims>;

  Tables();
  static Missing join(const PartMissing& low, const PartMissing& high);
  void fill_numbers();
  void fill_items();

  std::vector<KindNeeds> numbers_;  // 5^7
  std::vector<KindNeeds> items_;    // 15^4
  std::vector<PartMissing> low_;    // 15^4
  std::vector<PartMissing> high_;   // 15^3

  friend struct PartBuilder;
};

}  // namespace lair::phantom
