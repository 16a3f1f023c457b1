#pragma once

#include <algorithm>
#include <array>
#include <bit>
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
//
// What a kind lacks takes very few forms, its "profiles", and so does what several kinds lack
// together: adding kinds up is one more look-up.

namespace lair::phantom {

// A byte an aim: what is missing, within one kind or several, for 0 to 2 big sets (aim / 2) and, if
// the aim is odd, a pair. The two highest bytes are not used.
using Missing = std::uint64_t;
inline constexpr std::size_t kAims = 6;
constexpr int missing_for(Missing missing, std::size_t aim) {
  return static_cast<int>(missing >> (8 * aim) & 0xffU);
}

// More than any hand may lack; sums of two stay below 128.
inline constexpr std::uint8_t kNever = 40;

// The number of a form of Missing. kNoProfile stands for those that are too rare to be listed.
using Profile = std::uint8_t;
inline constexpr std::size_t kProfiles = 128;
inline constexpr Profile kNoProfile = kProfiles - 1;

// A byte an aim: the names (bit 0 for the kind's first) of which one more copy, if one is to be
// had, makes less missing.
using Helps = std::uint64_t;

namespace tables {

inline constexpr int kCases = 15;

constexpr std::size_t power(std::size_t base, int exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

// For a set of places, the sum of their weights in a number system.
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

// A name's cases are ordered by laid copies, then by copies held: its first laid copy leads on by
// 5, the number of cases without one, the second by 4, and so on.
inline std::size_t laid_code(const Cards& laid, int shift, NameMask places) {
  const auto [few, many] = laid.level_words();
  const std::uint64_t a = few >> shift;
  const std::uint64_t b = many >> shift;
  return 5 * kBase15[a & places] + 4 * kBase15[a >> 32 & places] + 3 * kBase15[b & places] +
         2 * kBase15[b >> 32 & places];
}

inline constexpr std::uint64_t kEveryByte = 0x0101010101010101;

// The lesser of each byte; all below 128.
constexpr std::uint64_t least_bytes(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t not_less = ((a | kEveryByte * 0x80) - b) >> 7 & kEveryByte;  // a >= b
  return a ^ ((a ^ b) & not_less * 0xff);
}

// What a part of a kind lacks, repeated so that an aim of the kind is the least sum of bytes at
// fixed places, 16 side by side (tables.cc).
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
    least[i] = std::min(std::min(first, second), kNever);
  }
  static_assert(std::endian::native == std::endian::little);
  const auto [front, back] = std::bit_cast<std::array<std::uint64_t, 2>>(least);
  const std::uint64_t lanes = least_bytes(front, back);
  const std::uint64_t fives = least_bytes(lanes, least_bytes(lanes >> 8, lanes >> 16));
  const std::uint64_t fours = least_bytes(lanes, lanes << 32);
  return (lanes & 0xffffff00) | (fours & std::uint64_t{0xff} << 32) |
         (fives & std::uint64_t{0xff} << 40);
}

// A number that differs for different forms; below kKeys. Counts are at most 2, 3, 5, 6 and 8, and
// kNever, the only one with bit 5, becomes the highest number of its field.
inline constexpr std::size_t kKeys = std::size_t{1} << 15;
constexpr std::size_t key_of(Missing missing) {
  const std::uint64_t fields = missing | (missing >> 5 & kEveryByte) * 15;
  return (fields >> 8 & 0x3) | (fields >> 14 & 0x1c) | (fields >> 19 & 0xe0) |
         (fields >> 24 & 0x700) | (fields >> 29 & 0x7800);
}

}  // namespace tables

class Tables {
 public:
  static const Tables& get();

  // A kind of numbers of which nothing is laid that matters.
  static std::size_t numbers_code(const Cards& hand, int kind) {
    const auto [few, many] = hand.level_words();
    const std::uint64_t a = few >> (8 * kind);
    const std::uint64_t b = many >> (8 * kind);
    const auto& weights = tables::kBase5;
    return weights[a & 0x7f] + weights[a >> 32 & 0x7f] + weights[b & 0x7f] +
           weights[b >> 32 & 0x7f];
  }
  Profile numbers(std::size_t code) const { return numbers_[code] & (kProfiles - 1); }
  // It could make a difference that one copy of some of the names is laid.
  bool is_tight(std::size_t code) const { return numbers_[code] >= kProfiles; }
  Helps numbers_help(std::size_t code) const { return numbers_help_[code]; }

  static std::size_t items_code(const Cards& hand, const Cards& laid) {
    const std::size_t code = tables::held_code(hand, 24, 0xf);
    return (laid.names() & kItemNames) == 0 ? code : code + tables::laid_code(laid, 24, 0xf);
  }
  Profile items(std::size_t code) const { return items_[code]; }
  Helps items_help(std::size_t code) const { return items_help_[code]; }

  // A kind of numbers of which something is laid.
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
  // kNoProfile if either is that.
  Profile both(Profile a, Profile b) const { return both_[a * kProfiles + b]; }
  // Of kNoProfile all ones.
  Missing missing(Profile profile) const { return missing_[profile]; }

 private:
  Tables();
  void fill_profiles();
  void add_profile(Missing missing);
  void add_laid_kinds();
  void fill_help();
  void mark_tight();

  std::vector<tables::PartMissing> low_;   // 15^4
  std::vector<tables::PartMissing> high_;  // 15^3
  std::vector<Profile> numbers_;           // 5^7; with kProfiles added where it is tight
  std::vector<Helps> numbers_help_;
  std::vector<Profile> items_;  // 15^4
  std::vector<Helps> items_help_;
  std::vector<Profile> profile_of_key_;
  std::array<Missing, kProfiles> missing_{};
  std::array<Profile, kProfiles * kProfiles> both_{};
  std::size_t profile_count_ = 0;
};

// What two parts of a hand lack together: the aims are shared out in the best way.
Missing missing_together(Missing a, Missing b);

}  // namespace lair::phantom
