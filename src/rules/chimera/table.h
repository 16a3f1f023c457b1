#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "rules/chimera/card.h"
#include "rules/chimera/move.h"
#include "rules/chimera/options.h"
#include "rules/chimera/score.h"

// The public part of a round: everything that all three players and any spectator know. State and
// View both contain a Table and update it with the same functions, so that a view cannot
// drift from the truth.

namespace lair::chimera {

inline constexpr int kSeats = 3;

enum class Phase : std::uint8_t {
  kNewGame,   // awaits the first deal
  kThrownIn,  // awaits the second deal of the same round (C-3.6)
  kBidding,
  kForced,  // all passed: the rules bid 20 for the player whose turn it is (C-3.7)
  kSwap,    // the Hunters choose their gifts (C-4.2)
  kPlay,
  kScored,  // awaits the next round's deal
  kOver,
};

struct Table {
  std::array<Cards, kSeats> played{};  // this round, by whom
  Cards trick = 0;                     // cards of the trick in progress
  Cards on_cards = 0;                  // those of its highest combination
  Move on;                             // that combination; a pass when a lead is due
  std::array<std::int32_t, kSeats> totals{};
  std::array<Treasures, kSeats> won{};
  Options options;
  std::uint32_t round = 1;  // the round in play, or just scored, or about to be dealt first
  Phase phase = Phase::kNewGame;
  Seat dealer{};
  Seat turn{};    // bids or plays next; during the swap this is the Chimera
  Seat holder{};  // was dealt the face-up card
  Card face_up{};
  std::uint8_t bid = 0;     // the highest bid so far; 0 for none
  Seat chimera{};           // made that bid
  std::uint8_t passes = 0;  // in succession
  SeatSet passed;           // where passing is final (C-3.4)
  bool redealt = false;     // this round was thrown in once (C-3.6)
  bool overtime = false;    // the limit was reached in a tie (C-8.5)
  std::uint8_t traps = 0;
  bool flight = false;
  Seat on_seat{};  // played `on`
  Seat out{};      // went out first, once scored

  friend bool operator==(const Table&, const Table&) = default;
};

// The Hunters, the lower seat first.
constexpr Seat hunter(const Table& table, int place) {
  const int chimera = index(table.chimera);
  return place == 0 ? seat_at(chimera == 0 ? 1 : 0) : seat_at(chimera == 2 ? 1 : 2);
}
constexpr Seat partner(const Table& table, Seat seat) {
  return seat_at(kSeats - index(table.chimera) - index(seat));
}
constexpr int gift_size(const Table& table) { return table.bid == 0 ? 0 : (table.bid - 20) / 10; }
constexpr bool has_roles(const Table& table) { return table.phase >= Phase::kSwap; }
// How many cards a seat holds.
int hand_size(const Table& table, Seat seat);

// The round and dealer of the deal that is due (C-2.1).
constexpr int next_round(const Table& table) {
  return static_cast<int>(table.round) + (table.phase == Phase::kScored ? 1 : 0);
}
constexpr Seat next_dealer(const Table& table) {
  return table.phase == Phase::kScored ? next(table.dealer, kSeats) : table.dealer;
}

// The facts for the score of the finished round.
RoundFacts facts(const Table& table);

// Update the table for an event, which must be legal in the present phase.
void on_deal(Table& table, Card face_up, Seat holder);
void on_bid(Table& table, Move bid);  // pass, bid or forced bid of the player whose turn it is
void on_swap_done(Table& table);
void on_pass(Table& table);
void on_play(Table& table, Move move, Cards cards);  // not the last card of a hand
void on_out(Table& table, Move move, Cards cards);   // the last of a hand: the round is scored
// The end of a round with these points (C-8.5); part of on_out.
void on_score(Table& table, const std::array<int, kSeats>& points);

}  // namespace lair::chimera
