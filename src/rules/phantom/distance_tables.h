#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/phantom/cards.h"

// Lookup tables for the number of cards that one kind of a hand is missing for some big sets and,
// optionally, a pair. Built once, at first use.
//
// A name can be used at most 4 times minus its laid copies: its "cap". If caps cannot matter, the
// seven counts of a kind form a number in base 5, the index into a table. Otherwise every name has
// 15 cases (copies in hand up to the cap, caps 4 to 0), and the kind is split into two parts,
// numbers 1 to 4 and 5 to 7. Runs that cross the split start at 3 or 4, and at most two matter. For
// each of those six combinations both parts have a table. Items have no runs, so one table with 15
// cases for each name is enough.
//
// Few different results occur, also for several kinds together. They are numbered as "profiles", so
// that combining two kinds is one more lookup.

namespace lair::phantom {

// The number of missing cards, in one kind or several, for each goal: byte g is for g / 2 big sets
// (0 to 2) and, if g is odd, a pair. The two highest bytes are unused.
using Missing = std::uint64_t;
inline constexpr std::size_t kGoals = 6;
constexpr int missing_for(Missing missing, std::size_t goal) {
  return static_cast<int>(missing >> (8 * goal) & 0xffU);
}

// More than any hand can miss. Sums of two stay below 128.
inline constexpr std::uint8_t kImpossible = 40;

// The number of a value of Missing. kNoProfile stands for values that are too rare to be listed.
using Profile = std::uint8_t;
inline constexpr std::size_t kProfiles = 128;
inline constexpr Profile kNoProfile = kProfiles - 1;

// For each goal, a byte with the names (bit 0 for the first of the kind) of which one more copy
// reduces the missing cards. A copy must be available.
using Helps = std::uint64_t;

namespace tables {

inline constexpr int kCases = 15;

constexpr std::size_t power(std::size_t base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

// For every set of places, the sum of their place values in a number system.
template <std::size_t kPlaces>
constexpr auto weights(std::size_t base) {
  std::array<std::uint32_t, std::size_t{1} << kPlaces> sums{};
  for (std::size_t set = 0; set < sums.size(); ++set) {
    for (std::size_t place = 0; place < kPlaces; ++place) {
      if ((set >> place & 1U) != 0) {
        sums[set] += static_cast<std::uint32_t>(power(base, static_cast<int>(place)));
      }
    }
  }
  return sums;
}
inline constexpr auto kBase5 = weights<7>(5);
inline constexpr auto kBase15 = weights<4>(kCases);

inline std::size_t held_code(const Cards& hand, int shift, NameMask places) {
  const auto [few, many] = hand.level_words();
  const std::uint64_t a = few >> shift;
  const std::uint64_t b = many >> shift;
  return kBase15[a & places] + kBase15[a >> 32 & places] + kBase15[b & places] +
         kBase15[b >> 32 & places];
}

// The cases of a name are ordered by laid copies, then by held copies: the first laid copy adds 5,
// the number of cases without one, the second adds 4, and so on.
inline std::size_t laid_code(const Cards& laid, int shift, NameMask places) {
  const auto [few, many] = laid.level_words();
  const std::uint64_t a = few >> shift;
  const std::uint64_t b = many >> shift;
  return 5 * kBase15[a & places] + 4 * kBase15[a >> 32 & places] + 3 * kBase15[b & places] +
         2 * kBase15[b >> 32 & places];
}

inline constexpr std::uint64_t kEveryByte = 0x0101010101010101;

// The minimum of each byte. All bytes are below 128.
constexpr std::uint64_t least_bytes(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t not_less = ((a | kEveryByte * 0x80) - b) >> 7 & kEveryByte;  // a >= b
  return a ^ ((a ^ b) & not_less * 0xff);
}

// The missing cards of a part of a kind, laid out for SIMD: a goal of the kind is the least sum of
// bytes at fixed places, 16 side by side (distance_tables.cc).
struct alignas(64) PartMissing {
  static constexpr std::size_t kLanes = 16;
  static constexpr std::size_t kRows = 4;
  std::array<std::uint8_t, kLanes * kRows> bytes;
};

inline Missing join(const PartMissing& low, const PartMissing& high) {
  // Written so that compilers add and compare 16 bytes at a time.
  constexpr std::size_t kLanes = PartMissing::kLanes;
  std::array<std::uint8_t, kLanes * PartMissing::kRows> sums;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    sums[i] = static_cast<std::uint8_t>(low.bytes[i] + high.bytes[i]);
  }
  std::array<std::uint8_t, kLanes> least;
  for (std::size_t i = 0; i < kLanes; ++i) {
    const std::uint8_t first = std::min(sums[i], sums[i + kLanes]);
    const std::uint8_t second = std::min(sums[i + 2 * kLanes], sums[i + 3 * kLanes]);
    least[i] = std::min(std::min(first, second), kImpossible);
  }
  static_assert(std::endian::native == std::endian::little);
  const auto [front, back] = std::bit_cast<std::array<std::uint64_t, 2>>(least);
  const std::uint64_t lanes = least_bytes(front, back);
  const std::uint64_t fives = least_bytes(lanes, least_bytes(lanes >> 8, lanes >> 16));
  const std::uint64_t fours = least_bytes(lanes, lanes << 32);
  return (lanes & 0xffffff00) | (fours & std::uint64_t{0xff} << 32) |
         (fives & std::uint64_t{0xff} << 40);
}

// A unique key for every value that occurs; below kKeys. Counts are at most 2, 3, 5, 6 and 8.
// kImpossible, the only one with bit 5, becomes the highest number of its field.
inline constexpr std::size_t kKeys = std::size_t{1} << 15;
constexpr std::size_t key_of(Missing missing) {
  const std::uint64_t fields = missing | (missing >> 5 & kEveryByte) * 15;
  return (fields >> 8 & 0x3) | (fields >> 14 & 0x1c) | (fields >> 19 & 0xe0) |
         (fields >> 24 & 0x700) | (fields >> 29 & 0x7800);
}

}  // namespace tables

class DistanceTables {
 public:
  static const DistanceTables& get();

  // Lookups for a kind of numbers whose laid copies do not matter.
  static std::size_t numbers_code(const Cards& hand, int kind) {
    const auto [few, many] = hand.level_words();
    const std::uint64_t a = few >> (8 * kind);
    const std::uint64_t b = many >> (8 * kind);
    const auto& weights = tables::kBase5;
    return weights[a & 0x7f] + weights[a >> 32 & 0x7f] + weights[b & 0x7f] +
           weights[b >> 32 & 0x7f];
  }
  Profile numbers(std::size_t code) const { return numbers_[code] & (kProfiles - 1); }
  // Whether one laid copy of some of the names could change the result.
  bool is_tight(std::size_t code) const { return numbers_[code] >= kProfiles; }
  Helps numbers_help(std::size_t code) const { return numbers_help_[code]; }

  static std::size_t items_code(const Cards& hand, const Cards& laid) {
    const std::size_t code = tables::held_code(hand, 24, 0xf);
    return (laid.names() & kItemNames) == 0 ? code : code + tables::laid_code(laid, 24, 0xf);
  }
  Profile items(std::size_t code) const { return items_[code]; }
  Helps items_help(std::size_t code) const { return items_help_[code]; }

  // Lookups for a kind of numbers with laid copies.
  struct Parts {
    std::size_t low;
    std::size_t high;
  };
  static Parts parts_code(const Cards& hand, const Cards& laid, int kind) {
    const int shift = 8 * kind;
    return {tables::held_code(hand, shift, 0xf) + tables::laid_code(laid, shift, 0xf),
            tables::held_code(hand, shift + 4, 0x7) + tables::laid_code(laid, shift + 4, 0x7)};
  }
  Missing parts(const Parts& code) const { return tables::join(low_[code.low], high_[code.high]); }
  Helps parts_help(const Cards& hand, const Cards& laid, int kind) const;

  Profile profile(Missing missing) const { return profile_of_key_[tables::key_of(missing)]; }
  // kNoProfile if either is kNoProfile.
  Profile combined(Profile a, Profile b) const { return combined_[a * kProfiles + b]; }
  // All ones for kNoProfile.
  Missing missing(Profile profile) const { return missing_[profile]; }

 private:
  DistanceTables();
  void fill_profiles();
  void add_profile(Missing missing);
  void add_laid_kinds();
  void fill_help();
  void mark_tight();

  std::vector<tables::PartMissing> low_;   // 15^4
  std::vector<tables::PartMissing> high_;  // 15^3
  std::vector<Profile> numbers_;           // 5^7; kProfiles is added to tight ones
  std::vector<Helps> numbers_help_;
  std::vector<Profile> items_;  // 15^4
  std::vector<Helps> items_help_;
  std::vector<Profile> profile_of_key_;
  std::array<Missing, kProfiles> missing_{};
  std::array<Profile, kProfiles * kProfiles> combined_{};
  std::size_t profile_count_ = 0;
};

// The missing cards of two parts of a hand together, with the goals divided between them in the
// best way.
Missing combined_missing(Missing a, Missing b);

}  // namespace lair::phantom
