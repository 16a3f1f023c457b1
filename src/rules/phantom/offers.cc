#include "rules/phantom/offers.h"

namespace lair::phantom {

ClaimSets claim_sets(const Cards& hand, Name name) {
  const NameMask one = bit(name);
  const NameMask held = hand.names();
  const bool number = (one & kItemNames) == 0;
  const bool up = (held & one << 1) != 0;
  const bool down = (held & one >> 1) != 0;
  return {
      .group = (hand.at_least(2) & one) != 0,
      .run_above = number && up && (held & one << 2) != 0,
      .run_around = number && up && down,
      .run_below = number && down && (held & one >> 2) != 0,
  };
}

bool entitled(const State& state, Seat seat, Ask ask) {
  const Board& board = state.board;
  const Discarded& last = board.last_discard();
  if (seat == last.owner) return false;
  const Name name = name_of(last.card);
  const bool waiting = board.waiting.has(seat);
  if (ask == Ask::kClaim) return !waiting && claim_sets(state.hand_of(seat), name).any();
  const NameMask waits = state.waits[static_cast<std::size_t>(index(seat))];
  return waiting && (waits & bit(name)) != 0 &&
         !(board.options.advanced && board.has_discarded(seat, name));
}

bool next_offer(State& state) {
  const Board& board = state.board;
  const Seat discarder = board.last_discard().owner;
  if (state.ask == Ask::kNothing) {
    state.ask = board.waiting.empty() ? Ask::kClaim : Ask::kOut;
    state.asked = discarder;
  }
  while (true) {
    state.asked = next(state.asked, board.seats);
    if (state.asked == discarder) {
      if (state.ask == Ask::kClaim) return false;
      state.ask = Ask::kClaim;
      continue;
    }
    if (entitled(state, state.asked, state.ask)) return true;
  }
}

}  // namespace lair::phantom
