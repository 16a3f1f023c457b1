#include "rules/phantom/sample.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <utility>

#include "core/inline_vector.h"
#include "rules/phantom/analysis.h"
#include "rules/phantom/offers.h"

namespace lair::phantom {
namespace {

// Measured over random and sensible play: `together` needs about 3 draws, so 256 almost never fail.
constexpr int kDraws = 256;
constexpr int kWalkSteps = 20000;
constexpr int kMixingSteps = 200;
constexpr int kPendingDraws = 256;

// A condition on a hidden hand.
enum class Must : std::uint8_t {
  kNothing,
  kWait,             // P-4.5
  kWaitBeside,       // as the last, beside the card just taken
  kWaitAfterDiscard  // it announced with a discard, which is still to come
};

struct HiddenHand {
  Seat seat{};
  Must must = Must::kNothing;
  std::size_t unknown = 0;  // cards to be drawn from the pool
};

// The distance of a hand from its condition; 0 if it is met.
int strain(const Board& board, const HiddenHand& hidden, Cards hand) {
  const Laid& laid = board.laid_of(hidden.seat);
  const GoingOut reading = board.options.going_out;
  if (hidden.must == Must::kNothing) return 0;
  if (hidden.must == Must::kWaitBeside) hand.drop(name_of(board.taken));
  const int now = distance(hand, laid, reading);
  if (hidden.must == Must::kWaitAfterDiscard) {
    return can_wait_after_discard(hand, laid, reading, now) ? 0 : std::max(1, now - 1);
  }
  return now == 0 ? 1 : now - 1;
}

// Whether another seat is being asked in secret.
bool is_pending(const View& view) {
  const Board& board = view.board;
  return board.stage == Stage::kTake && view.ask == Ask::kNothing &&
         (board.talon_size == 0 || board.turn == view.seat);
}

Must must_of(const View& view, Seat seat) {
  const Board& board = view.board;
  const bool acts = board.turn == seat;
  if (acts && board.stage == Stage::kDiscard) return Must::kWaitAfterDiscard;
  if (board.waiting.has(seat)) {
    return acts && board.stage == Stage::kAct ? Must::kWaitBeside : Must::kWait;
  }
  return board.has_just_laid(seat) && is_pending(view) ? Must::kWait : Must::kNothing;
}

// Draws hands out of the pool of cards that a seat cannot see.
class Drawing {
 public:
  Drawing(const View& view, Rng& rng) : view_(view), rng_(rng) {
    unseen(view).each([&](Card card) { pool_.push_back(card); });
    for (const bool bound : {true, false}) {
      for (int i = 0; i < view.board.seats; ++i) add_hidden(seat_at(i), bound);
      if (bound) bound_ = hands_.size();
    }
  }

  void deal_into(State& state) {
    if (!draw_bound() && !walk()) way = SampleWay::kGaveUp;
    const std::size_t drawn = offset(bound_);
    rng_.shuffle(std::span(pool_.begin() + drawn, pool_.end()));
    for (std::size_t i = 0; i < hands_.size(); ++i) state.hand_of(hands_[i].seat) = hand(i);
    const auto deck = std::span<const Card>(pool_.begin() + offset(hands_.size()), pool_.end());
    assert(deck.size() == view_.board.deck_size);
    std::copy(deck.begin(), deck.end(), state.deck.end() - view_.board.deck_size);
  }

  SampleWay way = SampleWay::kUniform;

 private:
  void add_hidden(Seat seat, bool bound) {
    if (seat == view_.seat) return;
    const int unknown = view_.board.hand_size(seat) - view_.board.known_of(seat).size();
    const Must must = unknown == 0 ? Must::kNothing : must_of(view_, seat);
    if ((must != Must::kNothing) != bound) return;
    hands_.push_back({seat, must, static_cast<std::size_t>(unknown)});
  }

  // The place in the pool where the unknown cards of the i-th hand begin.
  std::size_t offset(std::size_t i) const {
    std::size_t sum = 0;
    for (std::size_t j = 0; j < i; ++j) sum += hands_[j].unknown;
    return sum;
  }

  Cards hand(std::size_t i) const {
    Cards cards = view_.board.known_of(hands_[i].seat);
    const std::size_t from = offset(i);
    for (std::size_t j = 0; j < hands_[i].unknown; ++j) cards.add(pool_[from + j]);
    return cards;
  }

  std::size_t below(std::size_t n) { return rng_.below(static_cast<std::uint32_t>(n)); }

  int strain_of_all() const {
    int sum = 0;
    for (std::size_t i = 0; i < bound_; ++i) sum += strain(view_.board, hands_[i], hand(i));
    return sum;
  }

  bool draw_bound() {
    const std::size_t count = offset(bound_);
    for (int tries = 0; tries < kDraws; ++tries) {
      for (std::size_t i = 0; i < count; ++i) {
        std::swap(pool_[i], pool_[i + below(pool_.size() - i)]);
      }
      if (strain_of_all() == 0) return true;
    }
    return false;
  }

  // Exchanges cards of hands that must wait with any others, without increasing their distance.
  bool walk() {
    way = SampleWay::kWalk;
    const std::size_t count = offset(bound_);
    int strained = strain_of_all();
    int mixed = 0;
    for (int step = 0; step < kWalkSteps && mixed < kMixingSteps; ++step) {
      Card& mine = pool_[below(count)];
      Card& other = pool_[below(pool_.size())];
      std::swap(mine, other);
      const int then = strain_of_all();
      if (then <= strained) {
        strained = then;
      } else {
        std::swap(mine, other);
      }
      if (strained == 0) ++mixed;
    }
    return strained == 0;
  }

  const View& view_;
  Rng& rng_;
  InlineVector<Card, kDeckCards> pool_;
  InlineVector<HiddenHand, kMaxSeats> hands_;  // those with a condition come first
  std::size_t bound_ = 0;                      // the number of hands with a condition
};

// Asks the first seat but `me` that may be asked about the last discard.
bool ask_other(State& state, Seat me) {
  const Seat discarder = state.board.last_discard().owner;
  for (const Ask what : {Ask::kOut, Ask::kClaim}) {
    for (Seat seat = next(discarder, state.board.seats); seat != discarder;
         seat = next(seat, state.board.seats)) {
      if (seat == me || !entitled(state, seat, what)) continue;
      state.asked = seat;
      state.ask = what;
      return true;
    }
  }
  return false;
}

void set_waits(State& state) {
  const Board& board = state.board;
  for (int i = 0; i < board.seats; ++i) {
    const Seat seat = seat_at(i);
    if (!board.waiting.has(seat)) continue;
    Cards hand = state.hand_of(seat);
    if (board.stage == Stage::kAct && board.turn == seat) hand.drop(name_of(board.taken));
    state.waits[static_cast<std::size_t>(i)] =
        waits(hand, board.laid_of(seat), board.options.going_out);
  }
}

// The question where it is public.
void set_ask(State& state, const View& view) {
  state.asked = view.seat;
  state.ask = view.ask;
  if (view.ask != Ask::kNothing) return;
  state.asked = view.board.turn;
  switch (view.board.stage) {
    case Stage::kTake:
      state.ask = Ask::kTake;
      return;
    case Stage::kAct:
      state.ask = Ask::kAct;
      return;
    case Stage::kDiscard:
      state.ask = Ask::kDiscard;
      return;
    default:
      state.asked = Seat{};
      return;
  }
}

// Determines the seat that is asked in secret; false if no seat can be asked in this truth.
bool set_pending(State& state, const View& view) {
  const Board& board = view.board;
  if (board.loose == Loose::kDiscard) return ask_other(state, view.seat);
  for (int i = 0; i < board.seats; ++i) {
    if (next(seat_at(i), board.seats) == board.turn) state.asked = seat_at(i);
  }
  state.ask = Ask::kAnnounce;
  return true;
}

}  // namespace

State sample(const View& view, Rng& rng, SampleWay& way) {
  State state;
  state.board = view.board;
  state.hand_of(view.seat) = view.hand;
  way = SampleWay::kUniform;
  if (view.board.stage == Stage::kNotDealt) return state;
  set_ask(state, view);
  const bool pending = is_pending(view);
  Drawing drawing(view, rng);
  for (int tries = 0; tries < kPendingDraws; ++tries) {
    drawing.deal_into(state);
    set_waits(state);
    if (!pending || set_pending(state, view)) {
      way = drawing.way;
      return state;
    }
  }
  // Only a seat that can do nothing but decline is left.
  way = SampleWay::kGaveUp;
  state.asked = view.board.turn == view.seat ? next(view.seat, view.board.seats) : view.board.turn;
  state.ask = Ask::kClaim;
  return state;
}

State sample(const View& view, Rng& rng) {
  SampleWay way{};
  return sample(view, rng, way);
}

}  // namespace lair::phantom
