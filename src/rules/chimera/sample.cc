#include <array>

#include "rules/chimera/view.h"

// The sampler: deals the hidden cards again, consistently with the knowledge of a seat.

namespace lair::chimera {
namespace {

// `wanted` cards drawn uniformly from `pool`.
Cards draw(Cards pool, int wanted, Rng& rng) {
  Cards drawn = 0;
  for (int left = count(pool); wanted > 0; --left, --wanted) {
    Cards rest = pool;
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(left)); skip > 0; --skip)
      rest &= rest - 1;
    drawn |= bit(first(rest));
    pool &= ~drawn;
  }
  return drawn;
}

// The Chimera's seat cannot tell whether the face-up card went from one Hunter to the other. Of all
// worlds (who holds what now, who gave what) in which the giver A kept it there are
// a * C(16,n) * C(17,n), and in which B has it b * C(16,n-1) * C(17,n), with a and b the hidden
// cards in their hands, n the size of a gift. C(16,n) : C(16,n-1) is 17-n : n.
bool face_up_moved(const View& view, Rng& rng) {
  const Table& table = view.table;
  const Seat other = partner(table, table.holder);
  const Cards face_up = bit(table.face_up);
  if ((table.played[at(table.holder)] & face_up) != 0) return false;
  if ((table.played[at(other)] & face_up) != 0) return true;
  const int n = gift_size(table);
  const int kept = hand_size(table, table.holder) * (17 - n);
  const int moved = hand_size(table, other) * n;
  return rng.between(1, kept + moved) > kept;
}

// Draws the gift of each Hunter uniformly, for the Chimera's seat. A gift is among the cards that
// its receiver holds or has played since; it contains the face-up card exactly if that card moved.
void sample_gifts(State& state, bool moved, Rng& rng) {
  const Table& table = state.table;
  const Cards face_up = bit(table.face_up);
  for (int place = 0; place < 2; ++place) {
    const Seat giver = hunter(table, place), receiver = hunter(table, 1 - place);
    const Cards received = (state.hands[at(receiver)] | table.played[at(receiver)]) & ~face_up;
    const bool gave_it = moved && giver == table.holder;
    const Cards certain = gave_it ? face_up : 0;
    state.gifts[static_cast<std::size_t>(place)] =
        certain | draw(received, gift_size(table) - (gave_it ? 1 : 0), rng);
  }
}

// The gifts that lie on the table while the seat still chooses or waits.
void sample_pending(State& state, const View& view, Rng& rng) {
  const Table& table = state.table;
  if (view.seat == hunter(table, 0)) state.gifts[0] = view.given;
  if (view.seat == hunter(table, 1)) {  // it decides second here: the partner has chosen already
    state.gifts[0] = draw(state.hands[at(hunter(table, 0))], gift_size(table), rng);
  }
}

}  // namespace

State sample(const View& view, Rng& rng) {
  const Table& table = view.table;
  State state{.table = table};
  state.hands[at(view.seat)] = view.hand;
  const bool swapped = has_roles(table) && table.bid > 20 && table.phase != Phase::kSwap;
  const bool unsure = swapped && view.seat == table.chimera && table.holder != table.chimera;
  const bool moved = unsure && face_up_moved(view, rng);

  Cards hidden = kAllCards & ~(view.hand | table.played[0] | table.played[1] | table.played[2]);
  std::array<Cards, kSeats> known{};
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = seat_at(i);
    if (seat == view.seat) continue;
    known[at(seat)] = known_cards(view, seat);
    const Seat keeper = moved ? partner(table, table.holder) : table.holder;
    if (unsure && seat == keeper) known[at(seat)] |= bit(table.face_up) & hidden;
    hidden &= ~known[at(seat)];
  }
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = seat_at(i);
    if (seat == view.seat) continue;
    const Cards drawn = draw(hidden, hand_size(table, seat) - count(known[at(seat)]), rng);
    state.hands[at(seat)] = known[at(seat)] | drawn;
    hidden &= ~drawn;
  }
  if (table.phase == Phase::kSwap) sample_pending(state, view, rng);
  if (!swapped) return state;
  if (view.seat == table.chimera) {
    sample_gifts(state, moved, rng);
  } else {
    const std::size_t place = view.seat == hunter(table, 0) ? 0 : 1;
    state.gifts[place] = view.given;
    state.gifts[1 - place] = view.got;
  }
  return state;
}

}  // namespace lair::chimera
