#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"
#include "rules/ember/card.h"
#include "rules/ember/options.h"

// What everybody sees. Truth and view both contain it and change it with the same functions.

namespace lair::ember {

inline constexpr int kHandSize = 6;

enum class Phase : std::uint8_t { kNewGame, kPlay, kScored, kOver };

struct Table {
  Options options{};
  std::uint8_t seats = 2;
  std::uint8_t round = 0;  // from 1; 0 before the first deal
  Phase phase = Phase::kNewGame;
  Seat turn{};
  Seat leader{};                              // of the trick
  std::uint8_t laid = 0;                      // cards in the trick
  std::array<Card, kMaxSeats> trick{};        // from the leader on
  std::array<std::uint8_t, kMaxSeats> won{};  // tricks, by seat
  std::array<std::int32_t, kMaxSeats> totals{};
  std::array<Cards, kMaxSeats> played{};
  friend bool operator==(const Table&, const Table&) = default;
};

constexpr Seat dealer_of(const Table& table, int round) {
  return seat_at((round - 1) % table.seats);
}
constexpr int cards_left(const Table& table, Seat seat) {
  return table.phase == Phase::kPlay ? kHandSize - count(table.played[at(seat)]) : 0;
}

// Begins the next round (E-2.1).
void begin_round(Table& table);
// The player whose turn it is plays this card; the last one of a trick, a round or the game ends
// it.
void play(Table& table, Card card);
// The cards of a hand that may be played (E-3.2).
Cards playable(const Table& table, Cards hand);
// Does the card win the trick as it lies (E-3.3)?
bool takes(const Table& table, Card card);
// Ends the round and scores it (E-4.1, E-4.2).
void score(Table& table);

}  // namespace lair::ember
