#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lair::ember {

// A card is a number from 0: eight times its suit, plus its number less one (E-1.1).
enum class Card : std::uint8_t {};
enum class Suit : std::uint8_t { kAsh, kCoal, kSpark };
using Cards = std::uint32_t;  // a set: bit N is card N

inline constexpr int kDeckSize = 24;
inline constexpr Cards kAllCards = (1U << kDeckSize) - 1;

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Card card_at(int index) { return static_cast<Card>(index); }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(index(card) / 8); }
constexpr int number_of(Card card) { return index(card) % 8 + 1; }
constexpr Cards bit(Card card) { return 1U << index(card); }
constexpr Cards all_of(Suit suit) { return 0xFFU << (8 * static_cast<int>(suit)); }
constexpr bool has(Cards cards, Card card) { return (cards & bit(card)) != 0; }
constexpr int count(Cards cards) { return std::popcount(cards); }
constexpr Card first(Cards cards) { return card_at(std::countr_zero(cards)); }

inline constexpr std::string_view kSuitLetters = "acs";

// E-1.2
inline std::string name(Card card) {
  return std::to_string(number_of(card)) + kSuitLetters[static_cast<std::size_t>(suit_of(card))];
}
inline std::optional<Card> parse_card(std::string_view text) {
  if (text.size() != 2 || text[0] < '1' || text[0] > '8') return std::nullopt;
  const std::size_t suit = kSuitLetters.find(text[1]);
  if (suit == std::string_view::npos) return std::nullopt;
  return card_at(static_cast<int>(suit) * 8 + text[0] - '1');
}

}  // namespace lair::ember
