#pragma once

#include <array>
#include <cstdint>

#include "core/inline_vector.h"
#include "core/seat.h"
#include "rules/chimera/state.h"

// The events of a match. `audience` lists the seats that may see one.

namespace lair::chimera {

enum class EventKind : std::uint8_t {
  kDealt,     // round, seat: the dealer, card: the face-up one, holder
  kHand,      // to its owner: cards
  kBid,       // seat, move
  kThrownIn,  // all passed (C-3.6)
  kContract,  // seat: the Chimera, number: the bid
  kDen,       // to the Chimera: cards (C-4.1)
  kGave,      // to the giver: cards
  kGot,       // to the receiver: cards
  kSwapped,   // both Hunters have chosen
  kPlayed,    // seat, move, cards
  kPassed,    // seat
  kTrick,     // seat: the winner, cards
  kScored,    // seat: who went out, points, totals
  kEnded,     // seat: the winner
};

inline constexpr SeatSet kEverybody = SeatSet::all(kSeats);

struct Event {
  EventKind kind{};
  SeatSet audience{};
  Seat seat{};
  Seat holder{};
  Card card{};
  std::uint8_t number = 0;
  std::uint32_t round = 0;
  Move move{};
  Cards cards = 0;
  std::array<std::int32_t, kSeats> points{};
  std::array<std::int32_t, kSeats> totals{};
  friend bool operator==(const Event&, const Event&) = default;
};
using EventList = InlineVector<Event, 8>;

// The most events that a seat can see from one deal to the next: each of at most 54 plays is
// followed by at most two passes and a trick, and the bidding is short.
inline constexpr std::size_t kMaxRoundEvents = 256;

void deal_events(const State& after, EventList& events);
void move_events(const State& before, const Action& action, const State& after, EventList& events);

}  // namespace lair::chimera
