#include "rules/phantom/legal.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "rules/phantom/analysis.h"
#include "rules/phantom/offers.h"
#include "rules/phantom/ways.h"

namespace lair::phantom {
namespace {

// Appends moves; the size of the list is set at the end.
class Writer {
 public:
  explicit Writer(MoveList& moves) : moves_(moves), end_(moves.data()) {}
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() { moves_.resize(static_cast<std::size_t>(end_ - moves_.data())); }

  void add(const Move& move) {
    assert(end_ != moves_.data() + MoveList::kCapacity);
    *end_++ = move;
  }
  void add(MoveKind kind) { add(Move::of(kind)); }

 private:
  MoveList& moves_;
  Move* end_;
};

// Calls `use` for each card of a set of them.
template <class Use>
void each_card(std::uint64_t cards, Use use) {
  for (; cards != 0; cards &= cards - 1) use(static_cast<Card>(std::countr_zero(cards)));
}

// The black and the red copy of a name, among cards.
constexpr std::uint64_t copies(int place) { return std::uint64_t{3} << (2 * place); }

void add_takes(const Board& board, Writer& moves) {
  std::uint64_t cards = 0;
  for (const Card card : board.talon_cards()) cards |= std::uint64_t{1} << static_cast<int>(card);
  each_card(cards, [&](Card card) { moves.add(Move::take(card)); });
}

void add_outs(const Board& board, Seat seat, const Cards& hand, bool with_discard, Writer& moves) {
  const int least = sets_needed(board.laid_of(seat).sets, board.options.going_out);
  each_way(hand, least, [&](const Shown& shown) { moves.add(Move::out(shown, with_discard)); });
}

void add_lay(const Board& board, const Three& cards, Writer& moves) {
  // Section 9: with `in-hand` the draw is always 2.
  const int least = board.options.going_out == GoingOut::kInHand ? 2 : 0;
  for (int draw = least; draw <= 2; ++draw) moves.add(Move::lay(cards, draw));
}

void add_lays(const Board& board, const Cards& hand, std::uint64_t cards, Writer& moves) {
  const NameMask groups = hand.at_least(3);
  const NameMask runs = runs_in(hand.names());
  for (NameMask firsts = groups | runs; firsts != 0; firsts &= firsts - 1) {
    const Name first = lowest(firsts);
    if ((groups & bit(first)) != 0) {
      const Card black = card_of(first, false);
      const Card red = card_of(first, true);
      if (hand.count(black) == 3) add_lay(board, {black, black, black}, moves);
      if (hand.has(red)) add_lay(board, {black, black, red}, moves);
    }
    if ((runs & bit(first)) == 0) continue;
    const int place = index(first);
    each_card(cards & copies(place), [&](Card a) {
      each_card(cards & copies(place + 1), [&](Card b) {
        each_card(cards & copies(place + 2), [&](Card c) { add_lay(board, {a, b, c}, moves); });
      });
    });
  }
}

// P-4.4: discards that leave a waiting hand.
void add_waiting_discards(const Board& board, Seat seat, const Cards& hand, Writer& moves) {
  each_card(hand.card_bits(), [&](Card card) {
    Cards rest = hand;
    rest.remove(card);
    if (is_waiting(rest, board.laid_of(seat), board.options.going_out)) {
      moves.add(Move::discard(card));
    }
  });
}

void add_claims(const Board& board, const Cards& hand, Writer& moves) {
  const Name name = name_of(board.last_discard().card);
  const int place = index(name);
  const std::uint64_t cards = hand.card_bits();
  const auto add_run = [&](int low, int high) {
    if (low < 0 || kind_of(name_at(low)) != kind_of(name_at(high))) return;
    each_card(cards & copies(low), [&](Card a) {
      each_card(cards & copies(high), [&](Card b) { moves.add(Move::claim(a, b)); });
    });
  };
  const bool number = kind_of(name) != Kind::kItem;
  if (number) add_run(place - 2, place - 1);
  if (number) add_run(place - 1, place + 1);
  if (hand.count(name) >= 2) {
    const Card black = card_of(name, false);
    const Card red = card_of(name, true);
    if (hand.count(black) >= 2) moves.add(Move::claim(black, black));
    if (hand.has(red)) moves.add(Move::claim(black, red));
  }
  if (number) add_run(place + 1, place + 2);
}

void add_acts(const Board& board, Seat seat, const Cards& hand, Writer& moves) {
  const Laid& laid = board.laid_of(seat);
  const GoingOut reading = board.options.going_out;
  const bool waiting = board.waiting.has(seat);
  if (laid.sets > 0) {
    const int now = distance(hand, laid, reading);
    if (!waiting && can_wait_after_discard(hand, laid, reading, now)) {
      moves.add(MoveKind::kAnnounce);
    }
    if (now == 0) add_outs(board, seat, hand, false, moves);
  }
  if (waiting) return moves.add(Move::discard(board.taken));  // P-4.5
  const std::uint64_t cards = hand.card_bits();
  add_lays(board, hand, cards, moves);
  each_card(cards, [&](Card card) { moves.add(Move::discard(card)); });
}

}  // namespace

void list_moves(const Board& board, Seat seat, const Cards& hand, Ask ask, MoveList& list) {
  Writer moves(list);
  switch (ask) {
    case Ask::kNothing:
      return;
    case Ask::kTake:
      add_takes(board, moves);
      if (!board.waiting.has(seat) &&
          is_waiting(hand, board.laid_of(seat), board.options.going_out)) {
        moves.add(MoveKind::kAnnounce);
      }
      return;
    case Ask::kAct:
      return add_acts(board, seat, hand, moves);
    case Ask::kDiscard:
      return add_waiting_discards(board, seat, hand, moves);
    case Ask::kAnnounce:
      moves.add(MoveKind::kAnnounce);
      moves.add(MoveKind::kSilent);
      return;
    case Ask::kOut: {
      Cards with = hand;
      with.add(board.last_discard().card);
      add_outs(board, seat, with, true, moves);
      moves.add(MoveKind::kDecline);
      return;
    }
    case Ask::kClaim:
      add_claims(board, hand, moves);
      moves.add(MoveKind::kDecline);
      return;
  }
}

void legal_moves(const State& state, MoveList& moves) {
  list_moves(state.board, state.asked, state.hand_of(state.asked), state.ask, moves);
}

}  // namespace lair::phantom
