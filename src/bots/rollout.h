#pragma once

#include <array>
#include <memory>
#include <span>
#include <utility>

#include "bots/net_bot.h"

namespace lair {

// Plays a round on with the networks in all seats. It is for truths that a bot has sampled.
template <Game G>
class Rollout {
 public:
  explicit Rollout(std::shared_ptr<const Networks> networks) : networks_(std::move(networks)) {}

  // From a state that awaits a move, until none is awaited: the round is over or was thrown in.
  // `trace` has what was public before.
  void play(typename G::State& state, Trace<G> trace) { finish(state, trace); }

  // The same with this move first.
  void play(typename G::State& state, Trace<G> trace, const typename G::Move& first) {
    make(state, trace, first);
    finish(state, trace);
  }

 private:
  void finish(typename G::State& state, Trace<G>& trace) {
    while (status(state) == Status::kAwaitsMove) make(state, trace, chosen(state, trace));
  }

  static void make(typename G::State& state, Trace<G>& trace, const typename G::Move& move) {
    trace.note(state, move);
    apply(state, move);
  }

  typename G::Move chosen(const typename G::State& state, const Trace<G>& trace) {
    legal_moves(state, moves_);
    const typename G::View seen = view(state, to_move(state));
    if (const auto* obvious = Encoder<G>::obvious(seen, moves_)) return *obvious;
    const std::span values = std::span(values_).first(moves_.size());
    value_moves<G>(*networks_, Encoder<G>(seen, trace), moves_, values);
    return moves_[best_of(values)];
  }

  std::shared_ptr<const Networks> networks_;
  std::array<int, G::MoveList::kCapacity> values_{};
  typename G::MoveList moves_;
};

}  // namespace lair
