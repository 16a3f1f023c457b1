#pragma once

#include <cstddef>
#include <cstdint>

#include "core/inline_vector.h"
#include "core/rng.h"
#include "core/seat.h"
#include "rules/ember/state.h"

// The knowledge of one seat, and the events from which it comes.

namespace lair::ember {

struct View {
  Table table{};
  Cards hand = 0;
  Seat seat{};
  friend bool operator==(const View&, const View&) = default;
};

enum class EventKind : std::uint8_t {
  kDealt,   // seat: the dealer, round
  kHand,    // to its owner: cards
  kPlayed,  // seat, card
  kTrick,   // seat: the winner
  kScored,  // round, points, totals
};

struct Event {
  EventKind kind{};
  SeatSet audience{};
  Seat seat{};
  Card card{};
  std::uint8_t round = 0;
  std::uint8_t seats = 0;
  Cards cards = 0;
  std::array<std::int32_t, kMaxSeats> points{};
  std::array<std::int32_t, kMaxSeats> totals{};
  friend bool operator==(const Event&, const Event&) = default;
};
using EventList = InlineVector<Event, 8>;
// Two events for the deal, a play for each card and a winner for each trick, and the score.
inline constexpr std::size_t kMaxRoundEvents = 2 + kHandSize * kMaxSeats + kHandSize + 1;

View view(const State& state, Seat seat);
void legal_moves(const View& view, MoveList& moves);
void deal_events(const State& after, EventList& events);
void move_events(const State& before, const Move& move, const State& after, EventList& events);
void observe(View& view, const Event& event);
// A truth drawn uniformly from those in which this is the seat's view.
State sample(const View& view, Rng& rng);

}  // namespace lair::ember
