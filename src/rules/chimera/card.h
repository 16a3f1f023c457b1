#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The 54 cards (C-1.1) and sets of them.
//
// A set is one 64-bit word, four bits a rank: bit 16 * family + rank. The word is thus four planes
// of sixteen bits, one a family, and questions about ranks ("which do I hold at least twice?") are
// a few bitwise operations on planes. Pi Ya and the Chimera live in the first plane.

namespace lair::chimera {

// In the order of C-1.3, so that a higher rank is a higher number; 1 is 0.
enum class Rank : std::uint8_t {
  kOne = 0,
  kTwo = 1,
  kEleven = 10,
  kTwelve = 11,
  kHero = 12,
  kPiYa = 13,
  kChimera = 14
};
inline constexpr int kRanks = 15;

constexpr int index(Rank rank) { return static_cast<int>(rank); }
constexpr Rank rank_at(int index) { return static_cast<Rank>(index); }

// A set of ranks: bit r for rank r.
using RankMask = std::uint32_t;
constexpr RankMask mask(Rank rank) { return 1U << index(rank); }
inline constexpr RankMask kNumbers = 0x0fff;  // 1..12, where runs may lie
inline constexpr RankMask kPiYaMask = mask(Rank::kPiYa);
inline constexpr RankMask kChimeraMask = mask(Rank::kChimera);
inline constexpr RankMask kFlightMask = kPiYaMask | kChimeraMask;

// One card: its bit's place in a set.
enum class Card : std::uint8_t {};
constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Card card_of(Rank rank, int family) {
  return static_cast<Card>(16 * family + index(rank));
}
constexpr Rank rank_of(Card card) { return rank_at(index(card) % 16); }

using Cards = std::uint64_t;
constexpr Cards bit(Card card) { return Cards{1} << index(card); }
constexpr Card first(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }
constexpr int count(Cards cards) { return std::popcount(cards); }
constexpr bool has(Cards cards, Card card) { return (cards >> index(card) & 1U) != 0; }

inline constexpr Cards kPlanes = 0x0001000100010001U;  // times a rank mask: all cards of the ranks
inline constexpr Cards kAllCards = 0x1fff1fff1fff1fffU | kFlightMask;
inline constexpr int kDeckSize = 54;
constexpr Cards all_of(RankMask ranks) { return (ranks * kPlanes) & kAllCards; }

// The ranks a set holds at least once, twice, three and four times.
struct Planes {
  RankMask one, two, three, four;
  explicit constexpr Planes(Cards cards) {
    const auto j = static_cast<RankMask>(cards & 0xffff);
    const auto s = static_cast<RankMask>(cards >> 16 & 0xffff);
    const auto p = static_cast<RankMask>(cards >> 32 & 0xffff);
    const auto t = static_cast<RankMask>(cards >> 48);
    const RankMask js_any = j | s, js_both = j & s, pt_any = p | t, pt_both = p & t;
    one = js_any | pt_any;
    two = js_both | pt_both | (js_any & pt_any);
    three = (js_both & pt_any) | (pt_both & js_any);
    four = js_both & pt_both;
  }
  friend constexpr bool operator==(const Planes&, const Planes&) = default;
};

// Treasure points in a set of cards (C-1.2), as numbers of toads (10) and cats (5).
struct Treasures {
  std::uint8_t toads = 0, cats = 0;
  constexpr int points() const { return 10 * toads + 5 * cats; }
  friend constexpr bool operator==(Treasures, Treasures) = default;
};
// How many cards of one rank: its bits of the four planes, added up in the highest.
constexpr int count_of(Cards cards, Rank rank) {
  return static_cast<int>(((cards >> index(rank)) & kPlanes) * kPlanes >> 48);
}
constexpr Treasures treasures_in(Cards cards) {
  return {static_cast<std::uint8_t>(count_of(cards, Rank::kTwo)),
          static_cast<std::uint8_t>(count_of(cards, Rank::kEleven))};
}

// The written form (C-1.4).
std::string_view name(Rank rank);  // "7", "H", "PY"
std::string name(Card card);       // "7j", "Hs", "PY"
std::optional<Rank> parse_rank(std::string_view text);
std::optional<Card> parse_card(std::string_view text);

}  // namespace lair::chimera
