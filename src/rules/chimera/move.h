#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <string_view>

#include "core/inline_vector.h"
#include "rules/chimera/card.h"

// What a player can do, by rank: families never matter to legality (C-1.1).
//
// A move is 32 bits, most significant first, so that moves sort by kind, length, height, attached:
//   kind 5 | length 4 | top 4 | attached 16
// length   how many ranks in a row: of a pair run its pairs, of a straight its cards; otherwise 1
// top      the rank that fixes the height; of a run its highest
// attached the ranks of attached cards or pairs; in a straight the rank Pi Ya stands for (C-7.1)
// A bid keeps its number in `attached`. A gift keeps its ranks there, and length 2 with a single
// rank means two cards of it.

namespace lair::chimera {

enum class Kind : std::uint8_t {
  kPass,
  kSingle,
  kPair,
  kPairRun,
  kTriple,
  kTripleRun,
  kTripleSingle,
  kTriplePair,
  kTripleRunSingles,
  kTripleRunPairs,
  kStraight,
  kQuadSingles,
  kQuadPairs,
  kTrap,
  kFlight,
  kBid,  // 0 is a pass in the bidding
  kForcedBid,
  kGift,
};

// "single", "pair-run", ... for the fourteen combinations (C-6).
std::string_view name(Kind kind);

class Move {
 public:
  constexpr Move() = default;  // a pass
  constexpr Move(Kind kind, int length, int top, RankMask attached = 0)
      : bits_(static_cast<std::uint32_t>(kind) << 24 | static_cast<std::uint32_t>(length) << 20 |
              static_cast<std::uint32_t>(top) << 16 | attached) {}
  static constexpr Move pass() { return {}; }
  static constexpr Move flight() { return {Kind::kFlight, 1, index(Rank::kChimera), kPiYaMask}; }
  static constexpr Move bid(int number) {
    return {Kind::kBid, 0, 0, static_cast<RankMask>(number)};
  }
  static constexpr Move forced_bid() { return {Kind::kForcedBid, 0, 0, 20}; }
  static constexpr Move gift(RankMask ranks, int cards) { return {Kind::kGift, cards, 0, ranks}; }
  static constexpr Move from_bits(std::uint32_t bits) {
    Move move;
    move.bits_ = bits;
    return move;
  }

  constexpr std::uint32_t bits() const { return bits_; }
  constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 24); }
  constexpr int length() const { return static_cast<int>(bits_ >> 20 & 15U); }
  constexpr int top() const { return static_cast<int>(bits_ >> 16 & 15U); }
  constexpr RankMask attached() const { return bits_ & 0xffffU; }
  constexpr int number() const { return static_cast<int>(attached()); }
  constexpr bool is_pass() const { return bits_ == 0; }
  constexpr bool is_combination() const {
    return kind() >= Kind::kSingle && kind() <= Kind::kFlight;
  }
  // The ranks in a row that fix the height.
  constexpr RankMask run() const { return ((1U << length()) - 1) << (top() + 1) >> length(); }

  friend constexpr auto operator<=>(Move, Move) = default;

 private:
  std::uint32_t bits_ = 0;
};

// The cards a move takes, by rank: those wanted at least once, twice, three and four times.
struct Needs {
  RankMask one = 0, two = 0, three = 0, four = 0;
  friend constexpr bool operator==(const Needs&, const Needs&) = default;
};
Needs needs(Move move);
int card_count(Move move);

// The cards of `hand` that the move takes where nobody named them: of each rank the lowest
// families, and `last` (the publicly known face-up card) only if the rank is taken whole.
Cards choose_cards(Cards hand, Move move, Cards last);

// May `move` be played on `on` (C-5.2, C-5.3)? Both are combinations.
bool beats(Move move, Move on);

// All readings of a set of cards as a combination (section 6), highest first; two only for a
// straight with Pi Ya at one end (C-7.1).
InlineVector<Move, 2> readings(Cards cards);

// A move and, where somebody named them, its cards; 0 leaves the choice to choose_cards.
struct Action {
  Move move;
  Cards cards = 0;
  constexpr Action() = default;
  constexpr Action(Move m, Cards c = 0)
      : move(m), cards(c) {}  // NOLINT(google-explicit-constructor)
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

}  // namespace lair::chimera
