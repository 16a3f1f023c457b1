#include "rules/chimera/view.h"

namespace lair::chimera {
namespace {

bool is_hunter(const Table& table, Seat seat) { return has_roles(table) && seat != table.chimera; }

void see_play(View& view, const Event& event) {
  if (event.seat == view.seat) view.hand &= ~event.cards;
  const bool out = hand_size(view.table, event.seat) == count(event.cards);
  (out ? on_out : on_play)(view.table, event.move, event.cards);
}

void see_bid(View& view, Move move) {
  on_bid(view.table, move);
  if (view.table.phase == Phase::kThrownIn) view.hand = 0;
}

}  // namespace

View view(const State& state, Seat seat) {
  View view{.table = state.table, .hand = state.hands[at(seat)], .seat = seat};
  if (!is_hunter(state.table, seat)) return view;
  const std::size_t place = hunter(state.table, 0) == seat ? 0 : 1;
  view.given = state.gifts[place];
  if (state.table.phase != Phase::kSwap) view.got = state.gifts[1 - place];
  return view;
}

bool asked(const View& view) {
  switch (view.table.phase) {
    case Phase::kBidding:
    case Phase::kForced:
    case Phase::kPlay:
      return view.table.turn == view.seat;
    case Phase::kSwap:
      return view.seat != view.table.chimera && view.given == 0;
    default:
      return false;
  }
}

void legal_moves(const View& view, MoveList& moves) {
  if (!asked(view)) return moves.clear();
  legal_moves(view.table, view.hand, moves);
}

std::optional<Move> contract_move(const View& view, Seat chimera, int bid) {
  if (view.table.phase != Phase::kBidding) return std::nullopt;
  const bool bids = view.seat == chimera && view.table.bid == 0;
  return Move::bid(bids ? bid : 0);
}

Contract contract_of(const State& state) {
  const RoundFacts round = facts(state.table);
  return {round.chimera, round.bid, round.out == round.chimera};
}

void observe(View& view, const Event& event) {
  switch (event.kind) {
    case EventKind::kDealt:
      on_deal(view.table, event.card, event.holder);
      view.hand = view.given = view.got = 0;
      return;
    case EventKind::kHand:
      view.hand = event.cards;
      return;
    case EventKind::kBid:
      return see_bid(view, event.move);
    case EventKind::kDen:
      view.hand |= event.cards;
      return;
    case EventKind::kGave:
      view.given = event.cards;
      return;
    case EventKind::kGot:
      view.got = event.cards;
      view.hand = (view.hand & ~view.given) | view.got;
      return;
    case EventKind::kSwapped:
      return on_swap_done(view.table);
    case EventKind::kPlayed:
      return see_play(view, event);
    case EventKind::kPassed:
      return on_pass(view.table);
    case EventKind::kThrownIn:
    case EventKind::kContract:
    case EventKind::kTrick:
    case EventKind::kScored:
    case EventKind::kEnded:
      return;  // follows from the event before it
  }
}

Cards known_cards(const View& view, Seat other) {
  const Table& table = view.table;
  if (hand_size(table, other) == 0) return 0;
  Cards known = 0;
  const bool swapped = has_roles(table) && table.bid > 20 && table.phase != Phase::kSwap;
  const bool moved = swapped && table.holder != table.chimera;  // it may have
  const Cards face_up = bit(table.face_up);
  if (table.holder == other &&
      (!moved || (view.seat != table.chimera && (view.got & face_up) == 0))) {
    known |= face_up;
  }
  if (swapped && view.seat != table.chimera && other == partner(table, view.seat))
    known |= view.given;
  return known & ~table.played[at(other)];
}

}  // namespace lair::chimera
