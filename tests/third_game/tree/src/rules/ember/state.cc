#include "rules/ember/state.h"

#include <algorithm>
#include <string>

#include "rules/ember/errors.h"

namespace lair::ember {
namespace {

Deal new_deck() {
  Deal deal;
  for (int i = 0; i < kDeckSize; ++i) deal.deck[static_cast<std::size_t>(i)] = card_at(i);
  return deal;
}

}  // namespace

State start(const Options& options, int seats) {
  State state;
  state.table.options = options;
  state.table.seats = static_cast<std::uint8_t>(seats);
  return state;
}

Deal random_deal(const State&, Rng& rng) {
  Deal deal = new_deck();
  rng.shuffle(std::span<Card>(deal.deck));
  return deal;
}

Deal fair_deal(const State&, const Lots& lots) {
  Deal deal = new_deck();
  sort_by_lots(std::span<Card>(deal.deck), lots,
               [](std::size_t i) { return name(card_at(static_cast<int>(i))); });
  return deal;
}

MaybeError check_deal(const State& state, const Deal& deal) {
  if (status(state) == Status::kOver) return Error{kGameOver, "E-4.2", {}};
  if (status(state) != Status::kAwaitsDeal) return Error{kDealNotDue, "E-2.1", {}};
  Cards seen = 0;
  for (const Card card : deal.deck) {
    if (index(card) >= kDeckSize) return Error{kBadCard, "E-1.1", {{"card", std::string("?")}}};
    if (has(seen, card)) return Error{kCardTwice, "E-1.1", {{"card", name(card)}}};
    seen |= bit(card);
  }
  return std::nullopt;
}

void deal(State& state, const Deal& deal) {
  begin_round(state.table);
  state.hands = {};
  for (std::size_t i = 0; i < static_cast<std::size_t>(state.table.seats * kHandSize); ++i) {
    state.hands[i / kHandSize] |= bit(deal.deck[i]);
  }
}

Status status(const State& state) {
  if (state.table.phase == Phase::kPlay) return Status::kAwaitsMove;
  return state.table.phase == Phase::kOver ? Status::kOver : Status::kAwaitsDeal;
}

void list_moves(const Table& table, Cards hand, MoveList& moves) {
  moves.clear();
  for (Cards cards = playable(table, hand); cards != 0; cards &= cards - 1)
    moves.push_back({first(cards)});
}

MaybeError check(const State& state, Seat seat, const Move& move) {
  if (status(state) == Status::kOver) return Error{kGameOver, "E-4.2", {}};
  if (status(state) == Status::kAwaitsDeal) return Error{kDealDue, "E-2.1", {}};
  if (seat != state.table.turn) {
    return Error{kNotYourTurn, "E-3.1", {{"seat", index(seat)}, {"turn", index(state.table.turn)}}};
  }
  if (index(move.card) >= kDeckSize) return Error{kBadCard, "E-1.1", {{"card", std::string("?")}}};
  const Cards hand = state.hands[at(seat)];
  if (!has(hand, move.card)) return Error{kNotHeld, "E-3.1", {{"card", name(move.card)}}};
  if (!has(playable(state.table, hand), move.card)) {
    return Error{
        kFollow, "E-3.2", {{"card", name(move.card)}, {"led", name(state.table.trick[0])}}};
  }
  return std::nullopt;
}

void apply(State& state, const Move& move) {
  state.hands[at(state.table.turn)] &= ~bit(move.card);
  play(state.table, move.card);
}

bool round_over(const State& state) {
  return state.table.phase == Phase::kScored || state.table.phase == Phase::kOver;
}

Totals totals(const State& state) {
  Totals totals;
  for (std::size_t i = 0; i < state.table.seats; ++i) totals.push_back(state.table.totals[i]);
  return totals;
}

SeatSet winners(const State& state) {
  SeatSet set;
  if (status(state) != Status::kOver) return set;
  const Totals all = totals(state);
  const int most = *std::max_element(all.begin(), all.end());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i] == most) set = set.with(seat_at(static_cast<int>(i)));
  }
  return set;
}

}  // namespace lair::ember
