#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/inline_vector.h"
#include "rules/phantom/big_set.h"
#include "rules/phantom/card.h"

namespace lair::phantom {

// In the order in which legal moves are listed.
enum class MoveKind : std::uint8_t {
  kTake,      // P-4.1
  kAnnounce,  // P-4.4
  kOut,       // section 6
  kLay,       // P-4.2
  kDiscard,   // P-4.3
  kClaim,     // P-5.2
  kDecline,   // an offer of P-5.1 or P-5.2
  kSilent,    // no announcement after laying; a record has no line for it
};

// The cards that a player shows from the hand on going out (P-6.4), by name; the sets are sorted.
struct Shown {
  // The most in a hand that the referee accepts; in play there are at most two.
  static constexpr std::size_t kMaxSets = 6;
  InlineVector<BigSet, kMaxSets> sets;
  Name pair{};

  NameMask names() const {
    NameMask names = bit(pair);
    for (const BigSet set : sets) names |= mask_of(set);
    return names;
  }
  friend bool operator==(const Shown&, const Shown&) = default;
};

// One decision in 23 bits, the highest first: 3 for the kind, three parts of 6, 2 for a count; so
// moves are ordered by kind, then by parts. The parts are the card of a take or discard, the two of
// a claim, the three of a lay; for an out, 1 + the first set, 1 + the second (0: none), the pair's
// name. The count is how many are drawn after a lay; for an out, 1 if it is with another's discard.
// There is one form of each move: cards and sets are sorted, unused parts are 0.
class Move {
 public:
  Move() = default;  // unset, so that a list of moves is not filled before it is used

  static constexpr Move of(MoveKind kind) { return {kind, 0, 0, 0, 0}; }
  static constexpr Move take(Card card) { return {MoveKind::kTake, raw(card), 0, 0, 0}; }
  static constexpr Move discard(Card card) { return {MoveKind::kDiscard, raw(card), 0, 0, 0}; }
  static constexpr Move claim(Card a, Card b) { return {MoveKind::kClaim, raw(a), raw(b), 0, 0}; }
  static constexpr Move lay(const Three& cards, int draw) {
    return {MoveKind::kLay, raw(cards[0]), raw(cards[1]), raw(cards[2]),
            static_cast<std::uint32_t>(draw)};
  }
  // Of at most two sets.
  static constexpr Move out(const Shown& shown, bool with_discard) {
    const auto set = [&](std::size_t i) {
      return i < shown.sets.size() ? static_cast<std::uint32_t>(shown.sets[i]) + 1 : 0;
    };
    return {MoveKind::kOut, set(0), set(1), static_cast<std::uint32_t>(shown.pair),
            with_discard ? 1U : 0U};
  }

  constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> 20); }
  constexpr Card card(std::size_t i = 0) const { return static_cast<Card>(part(i)); }
  constexpr Three three() const { return {card(0), card(1), card(2)}; }
  constexpr int draw() const { return static_cast<int>(bits_ & 3); }
  constexpr bool with_discard() const { return kind() == MoveKind::kOut && (bits_ & 3) != 0; }
  Shown shown() const {
    Shown shown;
    shown.pair = name_at(static_cast<int>(part(2)));
    for (std::size_t i = 0; i < 2 && part(i) != 0; ++i) {
      shown.sets.push_back(static_cast<BigSet>(part(i) - 1));
    }
    return shown;
  }

  friend constexpr auto operator<=>(const Move&, const Move&) = default;

 private:
  constexpr Move(MoveKind kind, std::uint32_t a, std::uint32_t b, std::uint32_t c,
                 std::uint32_t count)
      : bits_(static_cast<std::uint32_t>(kind) << 20 | a << 14 | b << 8 | c << 2 | count) {}
  static constexpr std::uint32_t raw(Card card) { return static_cast<std::uint32_t>(card); }
  constexpr std::uint32_t part(std::size_t i) const { return bits_ >> (14 - 6 * i) & 63; }

  std::uint32_t bits_;
};

// A hand of eight holds at most 56 threes, each with three ways to draw, 8 cards to discard, and
// far fewer than the rest of this in ways out.
using MoveList = InlineVector<Move, 256>;

}  // namespace lair::phantom
