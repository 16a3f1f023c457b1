#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/lots.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "rules/game.h"
#include "rules/phantom/board.h"
#include "rules/phantom/move.h"

namespace lair::phantom {

// The question to a seat.
enum class Ask : std::uint8_t {
  kNothing,
  kTake,      // P-4.1, or to announce first
  kAct,       // P-4.2, P-4.3, or to go out, or to announce together with a discard
  kDiscard,   // after announcing
  kAnnounce,  // P-4.4 after laying and drawing
  kOut,       // P-5.1
  kClaim,     // P-5.2
};

// The order of the deck, and who starts.
struct Deal {
  std::uint32_t round = 0;
  Seat starter{};
  Deck deck{};  // the top one first
  friend bool operator==(const Deal&, const Deal&) = default;
};

// The whole truth of a match.
struct State {
  Board board;
  Seat asked{};
  Ask ask = Ask::kNothing;
  std::array<Cards, kMaxSeats> hands{};
  // Names with which a waiting seat goes out; its hand does not change, so neither do they (P-4.5).
  std::array<NameMask, kMaxSeats> waits{};
  Deck deck{};  // its last board.deck_size cards, the top one first, are still there

  Cards& hand_of(Seat seat) { return hands[static_cast<std::size_t>(index(seat))]; }
  const Cards& hand_of(Seat seat) const { return hands[static_cast<std::size_t>(index(seat))]; }
  std::span<const Card> deck_cards() const {
    return std::span(deck).subspan(static_cast<std::size_t>(kDeckCards - board.deck_size));
  }

  friend bool operator==(const State&, const State&) = default;
};

State start(const Options& options, int seats);
Deal random_deal(const State& state, Rng& rng);
Deal fair_deal(const State& state, const Lots& lots);
MaybeError check_deal(const State& state, const Deal& deal);
void deal(State& state, const Deal& deal);
// The clause by which a "deal", "round" or "end" line of a record is not due now.
std::string_view due_rule(const State& state, std::string_view line);

Status status(const State& state);
inline Seat to_move(const State& state) { return state.asked; }
void apply(State& state, const Move& move);

// Declines an offer, or keeps silent after a lay.
std::optional<Move> step_aside(const State& state);
inline bool settling(const State& state) {
  return state.board.stage == Stage::kTake && state.board.loose != Loose::kNothing;
}
std::string_view question(const State& state);

inline bool round_over(const State& state) {
  return state.board.stage == Stage::kRoundOver || state.board.stage == Stage::kGameOver;
}
inline Options options(const State& state) { return state.board.options; }
Totals totals(const State& state);
SeatSet winners(const State& state);

}  // namespace lair::phantom
