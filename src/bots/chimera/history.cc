#include "bots/chimera/history.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "bots/belief/softmax.h"

namespace lair::chimera {
namespace {

constexpr int kDenSize = 3;
constexpr int kFullHand = 10;  // cards, of 17

// By network, as they fit the decisions of `strong` and `best` (docs/bots.md). A value of 256 is 50
// points.
constexpr std::array<Softmax, 5> kPlayers = {{{14, 6}, {14, 6}, {14, 6}, {10, 5}, {8, 5}}};

// The table before the deal of this round.
Table table_before(const Table& now) {
  Table table;
  table.options = now.options;
  table.totals = now.totals;
  table.overtime = now.overtime;
  table.round = now.round;
  table.dealer = now.dealer;
  table.phase = now.redealt ? Phase::kThrownIn : Phase::kNewGame;
  return table;
}

Cards draw_one(Cards pool, Rng& rng) {
  for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(count(pool))); skip > 0; --skip)
    pool &= pool - 1;
  return bit(first(pool));
}

// Puts each of two cards in the place of the other.
void swap_in(Cards& cards, Cards a, Cards b) {
  const bool has_a = (cards & a) != 0, has_b = (cards & b) != 0;
  cards = (cards & ~(a | b)) | (has_a ? b : 0) | (has_b ? a : 0);
}

}  // namespace

void RoundHistory::read(const Knowledge<Game>& knowledge) {
  now_ = knowledge.view;
  decisions_.clear();
  if (knowledge.events.empty() || knowledge.events[0].kind != EventKind::kDealt) return;
  View then{.table = table_before(now_.table), .seat = now_.seat};
  Passes passes;
  for (const Event& event : knowledge.events) {
    const bool decided = event.kind == EventKind::kBid || event.kind == EventKind::kPlayed ||
                         event.kind == EventKind::kPassed;
    if (decided && event.seat != now_.seat && event.move.kind() != Kind::kForcedBid) {
      decisions_.push_back({then.table, passes, event.seat, event.move});
    }
    if (event.kind == EventKind::kGot) {
      const Move gift = Move::gift(Planes(event.cards).one, count(event.cards));
      decisions_.push_back({then.table, passes, partner(then.table, now_.seat), gift});
    }
    if (decided) passes.note(State{.table = then.table}, event.move);
    if (event.kind == EventKind::kContract) bids_ = passes;
    observe(then, event);
  }
}

bool RoundHistory::swapped() const {
  return has_roles(now_.table) && now_.table.bid > 20 && now_.table.phase != Phase::kSwap;
}

// Uniform hands are taken for those before the swap. That a card given has been played since is
// left out of account, which is wrong only later in a round; then the swap matters less.
void RoundHistory::swap_again(const Networks& networks, State& state, Rng& rng) const {
  const Table& table = now_.table;
  const std::array<Seat, 2> hunters = {hunter(table, 0), hunter(table, 1)};
  const bool moved =
      table.holder != table.chimera &&
      !has(state.hands[at(table.holder)] | table.played[at(table.holder)], table.face_up);
  if (moved || std::min(hand_size(table, hunters[0]), hand_size(table, hunters[1])) < kFullHand) {
    return;
  }
  Table then = table;
  then.phase = Phase::kSwap;
  then.played = {};
  MoveList moves;
  std::array<int, kMaxMoves> values;
  for (std::size_t i = 0; i < 2; ++i) {
    const Cards held = state.hands[at(hunters[i])];
    const View known{
        .table = then, .hand = held | table.played[at(hunters[i])], .seat = hunters[i]};
    gift_moves(held, gift_size(table), moves);
    const std::span of_moves = std::span(values).first(moves.size());
    value_moves<Game>(networks, Encoder<Game>(known, bids_), moves, of_moves);
    const Move gift = moves[kPlayers[TableEncoder::kGift].draw(of_moves, rng)];
    state.gifts[i] = choose_cards(held, gift, bit(table.face_up));
  }
  for (std::size_t i = 0; i < 2; ++i) {
    Cards& hand = state.hands[at(hunters[i])];
    hand = (hand & ~state.gifts[i]) | state.gifts[1 - i];
  }
}

RoundHistory::Guess RoundHistory::draw(const Networks& networks, Rng& rng) const {
  Guess guess{sample(now_, rng)};
  const Table& table = now_.table;
  if (swapped() && table.chimera == now_.seat) swap_again(networks, guess.state, rng);
  if (!has_roles(table) || table.chimera == now_.seat) return guess;
  const Cards face_up = table.holder == table.chimera ? bit(table.face_up) : 0;
  const std::size_t chimera = at(table.chimera);
  Cards pool = (guess.state.hands[chimera] | table.played[chimera]) & ~face_up;
  for (int i = 0; i < kDenSize; ++i) guess.den |= draw_one(pool & ~guess.den, rng);
  return guess;
}

// Two cards change hands, or twice two. The face-up card stays where it is.
bool RoundHistory::vary(Guess& guess, Rng& rng) const {
  std::array<Cards*, 2> hands{};
  std::array<Cards, 2> free{};
  Seat other = next(now_.seat, kSeats);
  for (std::size_t i = 0; i < 2; ++i, other = next(other, kSeats)) {
    hands[i] = &guess.state.hands[at(other)];
    free[i] = *hands[i] & ~known_cards(now_, other) & ~bit(now_.table.face_up);
  }
  const int most = std::min({count(free[0]), count(free[1]), 2});
  if (most == 0) return false;
  for (int left = rng.between(1, most); left > 0; --left) {
    const Cards a = draw_one(free[0], rng), b = draw_one(free[1], rng);
    free[0] &= ~a;
    free[1] &= ~b;
    *hands[0] = (*hands[0] & ~a) | b;
    *hands[1] = (*hands[1] & ~b) | a;
    swap_in(guess.den, a, b);
    for (Cards& gift : guess.state.gifts) swap_in(gift, a, b);
  }
  return true;
}

Cards RoundHistory::dealt_hand(Seat seat, const Guess& guess) const {
  const Table& table = now_.table;
  const Cards all = guess.state.hands[at(seat)] | table.played[at(seat)];
  if (!has_roles(table)) return all;
  if (seat == table.chimera) return all & ~guess.den;
  if (!swapped()) return all;
  const std::size_t place = hunter(table, 0) == seat ? 0 : 1;
  return (all & ~guess.state.gifts[1 - place]) | guess.state.gifts[place];
}

View RoundHistory::view_then(std::size_t decision, const Guess& guess) const {
  const Seen& seen = decisions_[decision];
  if (seen.before.phase != Phase::kPlay) {
    return {.table = seen.before, .hand = dealt_hand(seen.seat, guess), .seat = seen.seat};
  }
  const std::size_t seat = at(seen.seat);
  const Cards since = now_.table.played[seat] & ~seen.before.played[seat];
  State then{.table = seen.before, .gifts = guess.state.gifts};
  then.hands[seat] = guess.state.hands[seat] | since;
  return view(then, seen.seat);
}

int RoundHistory::log_likelihood(const Networks& networks, std::size_t decision,
                                 const Guess& guess) const {
  const Seen& seen = decisions_[decision];
  const View known = view_then(decision, guess);
  MoveList moves;
  legal_moves(known.table, known.hand, moves);
  if (moves.size() < 2) return 0;
  const auto* const made = std::find(moves.begin(), moves.end(), seen.move);
  assert(made != moves.end());
  const Encoder<Game> encoder(known, seen.passes);
  std::array<int, kMaxMoves> values;
  const std::span of_moves = std::span(values).first(moves.size());
  value_moves<Game>(networks, encoder, moves, of_moves);
  return kPlayers[static_cast<std::size_t>(encoder.network())].log_likelihood(
      of_moves, static_cast<std::size_t>(made - moves.begin()));
}

}  // namespace lair::chimera
