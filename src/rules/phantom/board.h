#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/seat.h"
#include "rules/phantom/big_set.h"
#include "rules/phantom/card.h"
#include "rules/phantom/cards.h"
#include "rules/phantom/move.h"
#include "rules/phantom/options.h"

namespace lair::phantom {

inline constexpr int kHandCards = 7;        // P-3.2
inline constexpr std::size_t kMaxHand = 8;  // after taking
inline constexpr std::size_t kMaxTalon = kMaxSeats + 1;
inline constexpr std::size_t kMaxSets = kDeckCards / 3;
inline constexpr std::size_t kMaxPile = kDeckCards - 2 * kHandCards;

// The public stage of a round. Secret questions (offers, an announcement after laying) are asked in
// kTake: the others cannot distinguish them from the next player thinking.
enum class Stage : std::uint8_t {
  kNotDealt,   // before the first deal
  kTake,       // `turn` is to take a card
  kAct,        // `turn` has taken and goes out, lays or discards
  kDiscard,    // `turn` has announced together with a discard and is to make it
  kRoundOver,  // scored; the next deal may come
  kGameOver,
};

// Whether others, or the player of the last turn, may have been asked a question after it.
enum class Loose : std::uint8_t { kNothing, kDiscard, kLaidSet };

// A card of a discard pile.
struct Discarded {
  Seat owner{};
  Card card{};
  friend constexpr bool operator==(const Discarded&, const Discarded&) = default;
};

// How a round ended.
struct Outcome {
  bool someone_out = false;
  bool wins_game = false;  // P-8.3
  Seat out{};
  NameMask shown = 0;                   // names in the sets and the pair shown from the hand
  std::array<int, kMaxSeats> points{};  // added to the totals
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// The public part of a round. State and View both contain a Board and update it with the same
// functions, so public information is the same for all by construction. Unused places are zero, so
// equal boards have equal bytes.
struct Board {
  Options options;
  std::uint8_t seats = 0;

  std::uint32_t round = 0;    // the deals so far, this round's included
  std::uint32_t counted = 0;  // rounds that count (P-7.4)
  std::array<int, kMaxSeats> totals{};

  Seat starter{};
  Seat turn{};
  Stage stage = Stage::kNotDealt;
  Loose loose = Loose::kNothing;
  SeatSet waiting;       // P-4.5
  Card taken = kNoCard;  // by `turn`, in kAct and kDiscard
  std::uint8_t deck_size = 0;
  std::uint8_t talon_size = 0;
  std::uint8_t pile_size = 0;
  std::uint8_t turned = 0;  // cards turned up in scoring; they stand in `pile` behind the discards
  std::uint8_t set_count = 0;
  std::array<std::uint8_t, kMaxSeats> hand_sizes{};
  std::array<Card, kMaxTalon> talon{};
  std::array<Discarded, kMaxPile> pile{};  // all discard piles in one, oldest first
  std::array<LaidSet, kMaxSets> sets{};    // in the order in which they were laid
  std::array<Laid, kMaxSeats> laid{};      // the same, added up
  // Cards of a seat's hand that it publicly took from the talon. Black copies of a name are alike,
  // and a played copy may be the known one. So these are "at least" counts: a copy that is laid or
  // discarded is removed from the known cards first. After going out, the whole hand.
  std::array<Cards, kMaxSeats> known{};
  Outcome outcome;  // of the round that is over

  Cards& known_of(Seat seat) { return known[static_cast<std::size_t>(index(seat))]; }
  const Cards& known_of(Seat seat) const { return known[static_cast<std::size_t>(index(seat))]; }
  const Laid& laid_of(Seat seat) const { return laid[static_cast<std::size_t>(index(seat))]; }
  int hand_size(Seat seat) const { return hand_sizes[static_cast<std::size_t>(index(seat))]; }
  std::span<const Card> talon_cards() const { return {talon.data(), talon_size}; }
  std::span<const Discarded> discards() const { return {pile.data(), pile_size}; }
  std::span<const Discarded> turned_cards() const { return {pile.data() + pile_size, turned}; }
  std::span<const LaidSet> laid_sets() const { return {sets.data(), set_count}; }
  const Discarded& last_discard() const { return pile[pile_size - std::size_t{1}]; }
  int talon_full() const { return seats + 1; }
  // Whether such a card lies in the seat's own discard pile (P-8.4).
  bool has_discarded(Seat seat, Name name) const;
  // Whether the last turn was the seat's and ended with a set, so that it may still announce
  // (P-4.4).
  bool has_just_laid(Seat seat) const {
    return loose == Loose::kLaidSet && stage == Stage::kTake && next(seat, seats) == turn;
  }

  void begin_round(Seat starter_seat);
  void turn_up(std::span<const Card> cards);
  void take(Card card);
  void announce(Seat seat);
  void lay(const Three& cards);
  void discard(Card card);
  void claim(Seat seat, Card a, Card b);
  void draw(Seat seat, int cards);
  void go_out(Seat seat, bool with_discard, const Cards& hand);
  void turn_over(Card card);  // in scoring
  void finish(const Outcome& result);

  friend bool operator==(const Board&, const Board&) = default;

 private:
  void play(Seat seat, Card card);
  void put_down(Seat seat, const Three& cards);
};

}  // namespace lair::phantom
