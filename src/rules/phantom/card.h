#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The 100 cards (P-1). A card's name is its kind with its number or item; four copies bear each
// name, one of them red (P-1.1) or special (P-1.2), which is "red" too (P-1.4).

namespace lair::phantom {

enum class Kind : std::uint8_t { kHuman, kAngel, kDemon, kItem };

// Eight places a kind: h1..h7 are 0..6, a1..a7 8..14, d1..d7 16..22, iB iC iK iT 24..27. The places
// between stay free, so that shifting a set of names by one never carries it from one kind into
// another. Their order is the order of the written form.
enum class Name : std::uint8_t {};

// A set of names: bit i for the name at place i.
using NameMask = std::uint32_t;

inline constexpr int kNamePlaces = 28;
inline constexpr NameMask kAllNames = 0x0f7f7f7f;
inline constexpr NameMask kItemNames = 0x0f000000;
inline constexpr NameMask kNumberNames = 0x007f7f7f;
inline constexpr NameMask kRunStarts = 0x001f1f1f;  // 1..5 of the kinds with numbers (P-2.3)

constexpr int index(Name name) { return static_cast<int>(name); }
constexpr Name name_at(int place) { return static_cast<Name>(place); }
constexpr Name name_of(Kind kind, int place) { return name_at(static_cast<int>(kind) * 8 + place); }
constexpr Kind kind_of(Name name) { return static_cast<Kind>(index(name) / 8); }
// From 1; of an item its place among the four.
constexpr int number_of(Name name) { return index(name) % 8 + 1; }
constexpr NameMask bit(Name name) { return NameMask{1} << index(name); }
constexpr NameMask names_of(Kind kind) { return kAllNames & 0xffU << (static_cast<int>(kind) * 8); }
constexpr Name lowest(NameMask names) { return name_at(std::countr_zero(names)); }

// A name and whether it is the red copy: 2 * place + red. The three black copies are one `Card`.
enum class Card : std::uint8_t {};

inline constexpr int kDeckCards = 100;
inline constexpr int kCopies = 4;
inline constexpr Card kNoCard{0xff};

constexpr Card card_of(Name name, bool red) {
  return static_cast<Card>(index(name) * 2 + (red ? 1 : 0));
}
constexpr Name name_of(Card card) { return name_at(static_cast<int>(card) / 2); }
constexpr bool is_red(Card card) { return (static_cast<int>(card) & 1) != 0; }
constexpr bool is_card(Card card) {
  return static_cast<int>(card) < 2 * kNamePlaces && (bit(name_of(card)) & kAllNames) != 0;
}

using Deck = std::array<Card, kDeckCards>;

// All cards, sorted.
Deck whole_deck();

// P-1.6.
std::string to_text(Name name);
std::string to_text(Card card);
std::optional<Card> card_from(std::string_view text);

}  // namespace lair::phantom
