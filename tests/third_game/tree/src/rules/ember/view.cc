#include "rules/ember/view.h"

namespace lair::ember {
namespace {

Event open(const Table& table, EventKind kind, Seat seat) {
  return {.kind = kind,
          .audience = SeatSet::all(table.seats),
          .seat = seat,
          .round = table.round,
          .seats = table.seats};
}

}  // namespace

View view(const State& state, Seat seat) {
  return {.table = state.table, .hand = state.hands[at(seat)], .seat = seat};
}

void legal_moves(const View& view, MoveList& moves) {
  moves.clear();
  if (view.table.phase != Phase::kPlay || view.table.turn != view.seat) return;
  list_moves(view.table, view.hand, moves);
}

void deal_events(const State& after, EventList& events) {
  events.clear();
  const Table& table = after.table;
  events.push_back(open(table, EventKind::kDealt, dealer_of(table, table.round)));
  for (int i = 0; i < table.seats; ++i) {
    Event hand = open(table, EventKind::kHand, seat_at(i));
    hand.audience = SeatSet::of(seat_at(i));
    hand.cards = after.hands[at(seat_at(i))];
    events.push_back(hand);
  }
}

void move_events(const State& before, const Move& move, const State& after, EventList& events) {
  events.clear();
  Event played = open(before.table, EventKind::kPlayed, before.table.turn);
  played.card = move.card;
  events.push_back(played);
  if (after.table.laid != 0) return;
  events.push_back(open(before.table, EventKind::kTrick, after.table.leader));
  if (!round_over(after)) return;
  Event scored = open(before.table, EventKind::kScored, after.table.leader);
  for (std::size_t i = 0; i < after.table.seats; ++i) scored.points[i] = after.table.won[i];
  scored.totals = after.table.totals;
  events.push_back(scored);
}

void observe(View& view, const Event& event) {
  if (event.kind == EventKind::kDealt) begin_round(view.table);
  if (event.kind == EventKind::kHand) view.hand = event.cards;
  if (event.kind != EventKind::kPlayed) return;
  if (event.seat == view.seat) view.hand &= ~bit(event.card);
  play(view.table, event.card);
}

State sample(const View& view, Rng& rng) {
  State state{.table = view.table};
  state.hands[at(view.seat)] = view.hand;
  Cards hidden = kAllCards & ~view.hand;
  for (const Cards played : view.table.played) hidden &= ~played;
  InlineVector<Card, kDeckSize> cards;
  for (; hidden != 0; hidden &= hidden - 1) cards.push_back(first(hidden));
  rng.shuffle(std::span(cards.data(), cards.size()));
  std::size_t next = 0;
  for (int i = 0; i < view.table.seats; ++i) {
    if (seat_at(i) == view.seat) continue;
    for (int left = cards_left(view.table, seat_at(i)); left > 0; --left) {
      state.hands[at(seat_at(i))] |= bit(cards[next++]);
    }
  }
  return state;
}

}  // namespace lair::ember
