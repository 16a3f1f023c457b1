#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/inline_vector.h"
#include "core/seat.h"
#include "rules/phantom/board.h"
#include "rules/phantom/move.h"
#include "rules/phantom/state.h"
#include "rules/phantom/view.h"
#include "rules/secret_offers.h"

namespace lair::phantom {

enum class EventKind : std::uint8_t {
  kDeal,  // to each its own: seat is the starter; 7 cards of the hand, then the talon
  kAsk,   // to the asked seat only, where nothing public tells it: its turn begins, an offer, or an
          // announcement after laying
  kTake,  // move
  kAnnounce,
  kOut,       // move; the cards are the whole hand, which is shown for scoring
  kLay,       // move
  kDiscard,   // move
  kClaim,     // move
  kDecline,   // to its seat only
  kSilent,    // to its seat only
  kDraw,      // to its seat only: the drawn cards; kLay and kClaim tell all that it drew
  kTalon,     // turned up
  kTurned,    // one card, in scoring
  kRoundEnd,  // outcome
};

struct Event {
  EventKind kind{};
  SeatSet audience;
  Seat seat{};
  Ask ask = Ask::kNothing;
  Move move{};
  std::uint8_t count = 0;
  std::array<Card, kHandCards + kMaxTalon> cards{};
  std::uint32_t round = 0;  // kDeal, kRoundEnd
  Outcome outcome;

  void add(Card card) { cards[count++] = card; }
  std::span<const Card> all_cards() const { return {cards.data(), count}; }
  friend bool operator==(const Event&, const Event&) = default;
};

// Going out shows it, turns up to the whole deck, and ends the round.
using EventList = InlineVector<Event, kDeckCards>;

// Every turn takes one of at most 86 cards. It gives a seat at most five events (own turn: asked,
// take, lay, draw, asked to announce, silent, which takes two more cards from the deck; other turn:
// take, discard, asked, decline). A talon is turned up at most every third turn.
inline constexpr std::size_t kMaxRoundEvents = 512;

// The talon and the turn that follow a discard or a lay, or the end of a round whose cards run out.
constexpr bool later(const Event& event) {
  return event.kind == EventKind::kTalon ||
         (event.kind == EventKind::kAsk && event.ask == Ask::kTake) ||
         (event.kind == EventKind::kRoundEnd && !event.outcome.someone_out);
}
// P-5.1, P-5.2.
constexpr std::optional<Offer> offer(const Event& event) {
  if (event.kind != EventKind::kDiscard) return std::nullopt;
  return Offer{.question = "offer", .refusal = "decline"};
}
void deal_events(const State& state, EventList& events);
void move_events(const State& before, const Move& move, const State& after, EventList& events);
void observe(View& view, const Event& event);

}  // namespace lair::phantom
