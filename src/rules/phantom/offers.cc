#include "rules/phantom/offers.h"

namespace lair::phantom {

bool entitled(const State& state, Seat seat, Ask ask) {
  const Board& board = state.board;
  const Discarded& last = board.last_discard();
  if (seat == last.owner) return false;
  const Name name = name_of(last.card);
  const bool waiting = board.waiting.has(seat);
  if (ask == Ask::kClaim) return !waiting && (claimable(state.hand_of(seat)) & bit(name)) != 0;
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
