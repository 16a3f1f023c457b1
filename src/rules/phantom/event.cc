#include "rules/phantom/event.h"

#include <algorithm>

namespace lair::phantom {
namespace {

EventKind kind_of_event(MoveKind kind) {
  switch (kind) {
    case MoveKind::kTake:
      return EventKind::kTake;
    case MoveKind::kAnnounce:
      return EventKind::kAnnounce;
    case MoveKind::kOut:
      return EventKind::kOut;
    case MoveKind::kLay:
      return EventKind::kLay;
    case MoveKind::kDiscard:
      return EventKind::kDiscard;
    case MoveKind::kClaim:
      return EventKind::kClaim;
    case MoveKind::kDecline:
      return EventKind::kDecline;
    case MoveKind::kSilent:
      break;
  }
  return EventKind::kSilent;
}

Event event_for(EventKind kind, SeatSet audience, Seat seat) {
  Event event;
  event.kind = kind;
  event.audience = audience;
  event.seat = seat;
  return event;
}

Event ask_event(const State& state) {
  Event event = event_for(EventKind::kAsk, SeatSet::of(state.asked), state.asked);
  event.ask = state.ask;
  return event;
}

int cards_drawn(const Move& move) {
  if (move.kind() == MoveKind::kClaim) return 2;
  return move.kind() == MoveKind::kLay ? move.draw() : 0;
}

void add_draw(const State& before, const Move& move, EventList& events) {
  const int drawn = cards_drawn(move);
  if (drawn == 0 || before.board.deck_size < drawn) return;
  Event event = event_for(EventKind::kDraw, SeatSet::of(before.asked), before.asked);
  for (const Card card : before.deck_cards().first(static_cast<std::size_t>(drawn))) {
    event.add(card);
  }
  events.push_back(event);
}

void add_round_end(const State& after, SeatSet all, EventList& events) {
  for (const Discarded& turned : after.board.turned_cards()) {
    events.push_back(event_for(EventKind::kTurned, all, after.board.outcome.out));
    events.back().add(turned.card);
  }
  events.push_back(event_for(EventKind::kRoundEnd, all, after.board.outcome.out));
  events.back().round = after.board.round;
  events.back().outcome = after.board.outcome;
}

void observe_deal(View& view, const Event& event) {
  view.board.begin_round(event.seat);
  view.hand = {};
  const std::span<const Card> cards = event.all_cards();
  // A spectator sees no hand.
  const std::size_t own = cards.size() - static_cast<std::size_t>(view.board.talon_full());
  for (const Card card : cards.first(own)) view.hand.add(card);
  view.board.turn_up(cards.subspan(own));
}

// Updates the board for a move. A draw of more cards than the deck has does not happen (P-7.2).
void observe_public(Board& board, const Event& event) {
  const Move& move = event.move;
  switch (event.kind) {
    case EventKind::kTake:
      return board.take(move.card());
    case EventKind::kAnnounce:
      return board.announce(event.seat);
    case EventKind::kDiscard:
      return board.discard(move.card());
    case EventKind::kLay:
      board.lay(move.three());
      break;
    case EventKind::kClaim:
      board.claim(event.seat, move.card(0), move.card(1));
      break;
    case EventKind::kOut: {
      Cards hand;
      for (const Card card : event.all_cards()) hand.add(card);
      return board.go_out(event.seat, move.with_discard(), hand);
    }
    default:
      return;
  }
  const int drawn = cards_drawn(move);
  if (board.deck_size >= drawn) board.draw(event.seat, drawn);
}

// Updates the hand of a seat for its own move.
void observe_own(View& view, const Event& event) {
  const Move& move = event.move;
  switch (event.kind) {
    case EventKind::kTake:
      return view.hand.add(move.card());
    case EventKind::kDiscard:
      return view.hand.remove(move.card());
    case EventKind::kLay:
      for (const Card card : move.three()) view.hand.remove(card);
      return;
    case EventKind::kClaim:
      view.hand.remove(move.card(0));
      return view.hand.remove(move.card(1));
    case EventKind::kOut:
      if (move.with_discard()) view.hand.add(view.board.last_discard().card);
      return;
    default:
      return;
  }
}

// The question to a seat after its own move, as far as it follows from the move.
Ask ask_after(const View& view, const Event& event) {
  if (event.kind == EventKind::kTake) return Ask::kAct;
  if (event.kind != EventKind::kAnnounce || view.ask == Ask::kAnnounce) return Ask::kNothing;
  return view.ask == Ask::kAct ? Ask::kDiscard : Ask::kTake;
}

}  // namespace

void deal_events(const State& state, EventList& events) {
  events.clear();
  for (int i = 0; i < state.board.seats; ++i) {
    Event event = event_for(EventKind::kDeal, SeatSet::of(seat_at(i)), state.board.starter);
    event.round = state.board.round;
    state.hand_of(seat_at(i)).each([&](Card card) { event.add(card); });
    for (const Card card : state.board.talon_cards()) event.add(card);
    events.push_back(event);
  }
  events.push_back(ask_event(state));
}

void move_events(const State& before, const Move& move, const State& after, EventList& events) {
  events.clear();
  const Seat seat = before.asked;
  const SeatSet all = SeatSet::all(before.board.seats);
  const bool secret = move.kind() == MoveKind::kDecline || move.kind() == MoveKind::kSilent;
  Event event = event_for(kind_of_event(move.kind()), secret ? SeatSet::of(seat) : all, seat);
  event.move = move;
  if (move.kind() == MoveKind::kOut) {
    after.hand_of(seat).each([&](Card card) { event.add(card); });
  }
  events.push_back(event);
  add_draw(before, move, events);
  if (round_over(after)) return add_round_end(after, all, events);
  // A talon is turned up at the start of a turn, which a take never brings.
  if (before.board.talon_size == 0 && after.board.talon_size != 0) {
    events.push_back(event_for(EventKind::kTalon, all, after.board.turn));
    for (const Card card : after.board.talon_cards()) events.back().add(card);
  }
  const bool tells_itself = move.kind() == MoveKind::kTake ||
                            (move.kind() == MoveKind::kAnnounce && before.ask != Ask::kAnnounce);
  if (!tells_itself) events.push_back(ask_event(after));
}

void observe(View& view, const Event& event) {
  switch (event.kind) {
    case EventKind::kDeal:
      return observe_deal(view, event);
    case EventKind::kAsk:
      view.ask = event.ask;
      return;
    case EventKind::kDraw:
      for (const Card card : event.all_cards()) view.hand.add(card);
      return;
    case EventKind::kTalon:
      return view.board.turn_up(event.all_cards());
    case EventKind::kTurned:
      return view.board.turn_over(event.cards[0]);
    case EventKind::kRoundEnd:
      return view.board.finish(event.outcome);
    default:
      break;
  }
  if (event.seat == view.seat) {
    observe_own(view, event);
    view.ask = ask_after(view, event);
  }
  observe_public(view.board, event);
}

}  // namespace lair::phantom
