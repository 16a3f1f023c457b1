#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "bots/bot.h"
#include "bots/utility.h"

namespace lair {

// A baseline that never changes: deals the hidden cards N times uniformly, tries every move in each
// and plays on with a rule player in all seats; what counts is the own score minus the mean of the
// others'. Where `plays` says no (bids, swaps) the rule player decides alone.
template <Game G>
class PimcBot final : public Bot<G> {
 public:
  using Plays = bool (*)(const typename G::View&);
  PimcBot(int samples, std::unique_ptr<Bot<G>> rule_player, Plays plays)
      : samples_(samples), rule_player_(std::move(rule_player)), plays_(plays) {}

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (moves.size() == 1) return moves[0];
    if (!plays_(knowledge.view)) return rule_player_->choose(knowledge, moves, rng);
    sums_.assign(moves.size(), 0);
    for (int i = 0; i < samples_; ++i) {
      const typename G::State truth = sample(knowledge.view, rng);
      for (std::size_t move = 0; move < moves.size(); ++move) {
        sums_[move] += roll_out(truth, moves[move], knowledge.view.seat, rng);
      }
    }
    return moves[static_cast<std::size_t>(std::max_element(sums_.begin(), sums_.end()) -
                                          sums_.begin())];
  }

 private:
  std::int64_t roll_out(typename G::State state, typename G::Move move, Seat seat, Rng& rng) {
    const Totals before = totals(state);
    apply(state, move);
    while (status(state) == Status::kAwaitsMove) {
      legal_moves(state, moves_);
      if (moves_.size() == 1 || forced(state)) {
        apply(state, moves_[0]);
        continue;
      }
      seen_->view = view(state, to_move(state));
      apply(state, rule_player_->choose(*seen_, moves_, rng));
    }
    return utility(before, totals(state), seat);
  }

  int samples_;
  std::unique_ptr<Bot<G>> rule_player_;
  Plays plays_;
  std::vector<std::int64_t> sums_;
  typename G::MoveList moves_;
  std::unique_ptr<Knowledge<G>> seen_ = std::make_unique<Knowledge<G>>();
};

}  // namespace lair
