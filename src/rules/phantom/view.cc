#include "rules/phantom/view.h"

#include "rules/phantom/analysis.h"
#include "rules/phantom/legal.h"

namespace lair::phantom {
namespace {

Cards all_cards() {
  Cards cards;
  for (const Card card : whole_deck()) cards.add(card);
  return cards;
}

}  // namespace

View view(const State& state, Seat seat) {
  return {
      .board = state.board,
      .seat = seat,
      .ask = state.asked == seat ? state.ask : Ask::kNothing,
      .hand = state.hand_of(seat),
  };
}

void legal_moves(const View& view, MoveList& moves) {
  list_moves(view.board, view.seat, view.hand, view.ask, moves);
}

Cards unseen(const View& view) {
  static const Cards kAll = all_cards();
  Cards cards = kAll;
  const auto see = [&](Card card) { cards.remove(card); };
  const Board& board = view.board;
  for (const Card card : board.talon_cards()) see(card);
  for (const Discarded& discarded : board.discards()) see(discarded.card);
  for (const Discarded& turned : board.turned_cards()) see(turned.card);
  for (int i = 0; i < board.seats; ++i) {
    board.laid_of(seat_at(i)).cards.each(see);
    if (seat_at(i) != view.seat) board.known_of(seat_at(i)).each(see);
  }
  view.hand.each(see);
  return cards;
}

const Move* preferred_out(const View& view, const MoveList& moves) {
  const Cards hidden = unseen(view);
  const NameMask laid = view.board.laid_of(view.seat).cards.names();
  const Move* best = nullptr;
  int most = -1;
  for (const Move& move : moves) {
    if (move.kind() != MoveKind::kOut) continue;
    const int matching = copies_of(move.shown().names() | laid, hidden);
    if (matching <= most) continue;
    best = &move;
    most = matching;
  }
  return best;
}

}  // namespace lair::phantom
