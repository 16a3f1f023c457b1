#include "rules/phantom/legal.h"

#include <bit>
#include <cstdint>

#include "rules/phantom/analysis.h"
#include "rules/phantom/offers.h"
#include "rules/phantom/ways.h"

namespace lair::phantom {
namespace {

// Calls `use` with the copies of the name that the hand holds, the black one first.
template <class Use>
void each_copy(const Cards& hand, int place, Use use) {
  for (const bool red : {false, true}) {
    const Card card = card_of(name_at(place), red);
    if (hand.has(card)) use(card);
  }
}

void add_takes(const Board& board, MoveList& moves) {
  std::uint64_t cards = 0;
  for (const Card card : board.talon_cards()) cards |= std::uint64_t{1} << static_cast<int>(card);
  for (; cards != 0; cards &= cards - 1) {
    moves.push_back(Move::take(static_cast<Card>(std::countr_zero(cards))));
  }
}

void add_outs(const Board& board, Seat seat, const Cards& hand, bool with_discard,
              MoveList& moves) {
  const int least = sets_needed(board.laid_of(seat).sets, board.options.going_out);
  each_way(hand, least,
           [&](const Shown& shown) { moves.push_back(Move::out(shown, with_discard)); });
}

void add_lay(const Board& board, const Three& cards, MoveList& moves) {
  // Section 9: with `in-hand` the draw is always 2.
  const int least = board.options.going_out == GoingOut::kInHand ? 2 : 0;
  for (int draw = least; draw <= 2; ++draw) moves.push_back(Move::lay(cards, draw));
}

void add_lays(const Board& board, const Cards& hand, MoveList& moves) {
  const NameMask groups = hand.at_least(3);
  const NameMask runs = runs_in(hand.names());
  for (NameMask firsts = groups | runs; firsts != 0; firsts &= firsts - 1) {
    const Name first = lowest(firsts);
    const Card black = card_of(first, false);
    if ((groups & bit(first)) != 0) {
      if ((hand.blacks_at_least(3) & bit(first)) != 0) {
        add_lay(board, {black, black, black}, moves);
      }
      const Card red = card_of(first, true);
      if (hand.has(red)) add_lay(board, {black, black, red}, moves);
    }
    if ((runs & bit(first)) == 0) continue;
    each_copy(hand, index(first), [&](Card a) {
      each_copy(hand, index(first) + 1, [&](Card b) {
        each_copy(hand, index(first) + 2, [&](Card c) { add_lay(board, {a, b, c}, moves); });
      });
    });
  }
}

void add_discards(const Cards& hand, MoveList& moves) {
  for (NameMask left = hand.names(); left != 0; left &= left - 1) {
    each_copy(hand, index(lowest(left)), [&](Card card) { moves.push_back(Move::discard(card)); });
  }
}

// P-4.4: of those that leave a waiting hand.
void add_waiting_discards(const Board& board, Seat seat, const Cards& hand, MoveList& moves) {
  for (NameMask left = hand.names(); left != 0; left &= left - 1) {
    Cards rest = hand;
    rest.drop(lowest(left));
    if (!is_waiting(rest, board.laid_of(seat), board.options.going_out)) continue;
    each_copy(hand, index(lowest(left)), [&](Card card) { moves.push_back(Move::discard(card)); });
  }
}

void add_claims(const Board& board, const Cards& hand, MoveList& moves) {
  const Name name = name_of(board.last_discard().card);
  const int place = index(name);
  const ClaimSets sets = claim_sets(hand, name);
  const auto add_run = [&](int low, int high) {
    each_copy(hand, low, [&](Card a) {
      each_copy(hand, high, [&](Card b) { moves.push_back(Move::claim(a, b)); });
    });
  };
  if (sets.run_below) add_run(place - 2, place - 1);
  if (sets.run_around) add_run(place - 1, place + 1);
  if (sets.group) {
    const Card black = card_of(name, false);
    const Card red = card_of(name, true);
    if ((hand.blacks_at_least(2) & bit(name)) != 0) moves.push_back(Move::claim(black, black));
    if (hand.has(red)) moves.push_back(Move::claim(black, red));
  }
  if (sets.run_above) add_run(place + 1, place + 2);
}

void add_acts(const Board& board, Seat seat, const Cards& hand, MoveList& moves) {
  const Laid& laid = board.laid_of(seat);
  const GoingOut reading = board.options.going_out;
  const bool waiting = board.waiting.has(seat);
  if (laid.sets > 0) {
    const int now = distance(hand, laid, reading);
    if (!waiting && can_wait_after_discard(hand, laid, reading, now)) {
      moves.push_back(Move::of(MoveKind::kAnnounce));
    }
    if (now == 0) add_outs(board, seat, hand, false, moves);
  }
  if (waiting) return moves.push_back(Move::discard(board.taken));  // P-4.5
  add_lays(board, hand, moves);
  add_discards(hand, moves);
}

}  // namespace

void list_moves(const Board& board, Seat seat, const Cards& hand, Ask ask, MoveList& moves) {
  moves.clear();
  switch (ask) {
    case Ask::kNothing:
      return;
    case Ask::kTake:
      add_takes(board, moves);
      if (!board.waiting.has(seat) &&
          is_waiting(hand, board.laid_of(seat), board.options.going_out)) {
        moves.push_back(Move::of(MoveKind::kAnnounce));
      }
      return;
    case Ask::kAct:
      return add_acts(board, seat, hand, moves);
    case Ask::kDiscard:
      return add_waiting_discards(board, seat, hand, moves);
    case Ask::kAnnounce:
      moves.push_back(Move::of(MoveKind::kAnnounce));
      moves.push_back(Move::of(MoveKind::kSilent));
      return;
    case Ask::kOut: {
      Cards with = hand;
      with.add(board.last_discard().card);
      add_outs(board, seat, with, true, moves);
      moves.push_back(Move::of(MoveKind::kDecline));
      return;
    }
    case Ask::kClaim:
      add_claims(board, hand, moves);
      moves.push_back(Move::of(MoveKind::kDecline));
      return;
  }
}

void legal_moves(const State& state, MoveList& moves) {
  list_moves(state.board, state.asked, state.hand_of(state.asked), state.ask, moves);
}

}  // namespace lair::phantom
