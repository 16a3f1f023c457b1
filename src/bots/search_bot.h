#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>

#include "bots/net_bot.h"

namespace lair {

// How much a search looks at: so many sampled deals, so many of the moves the networks like best
// (none further behind the best than `margin` points), up to the player's own decision of that
// number from now. Counted, not timed, so that every machine finds the same.
struct SearchBudget {
  int deals = 60;
  std::size_t candidates = 5;
  int margin = 15;
  int own_decisions = 2;
};

// Looks ahead with the networks: deals the hidden cards many times over, plays each good move on
// with the networks in all seats, and values where that leads with them.
template <Game G>
class SearchBot final : public Bot<G> {
 public:
  SearchBot(std::shared_ptr<const Networks> networks, const SearchBudget& budget)
      : networks_(std::move(networks)), budget_(budget) {}

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (moves.size() == 1) return moves[0];
    const Trace<G> trace(knowledge);
    const Encoder<G> encoder(knowledge.view, trace);
    value(encoder, moves);
    const std::size_t shown = rank(moves.size());
    if (shown == 1 || !Encoder<G>::searched(encoder.network())) return moves[order_[0]];
    std::array<std::int64_t, kMostCandidates> sums{};
    for (int deal = 0; deal < budget_.deals; ++deal) {
      const typename G::State truth = sample(knowledge.view, rng);
      for (std::size_t i = 0; i < shown; ++i) {
        sums[i] += play_on(truth, trace, knowledge.view.seat, moves[order_[i]]);
      }
    }
    // What the networks said counts like a few deals.
    for (std::size_t i = 0; i < shown; ++i) {
      sums[i] += std::int64_t{kPrior} * (first_values_[i] + banked_value(encoder));
    }
    return moves[order_[best_of64({sums.data(), shown})]];
  }

 private:
  static constexpr std::size_t kMostCandidates = 16;
  static constexpr int kPrior = 8;

  static std::size_t best_of64(std::span<const std::int64_t> sums) {
    return static_cast<std::size_t>(std::max_element(sums.begin(), sums.end()) - sums.begin());
  }
  static int banked_value(const Encoder<G>& encoder) {
    return static_cast<int>(encoder.banked() * kUnit / kPointsPerUnit);
  }

  void value(const Encoder<G>& encoder, const typename G::MoveList& moves) {
    value_moves<G>(*networks_, encoder, moves, std::span(values_).first(moves.size()));
  }

  // The moves worth a look, best first, into order_; how many.
  std::size_t rank(std::size_t moves) {
    const std::size_t most = std::min({moves, budget_.candidates, kMostCandidates});
    std::iota(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(moves), std::size_t{0});
    std::partial_sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(most),
                      order_.begin() + static_cast<std::ptrdiff_t>(moves),
                      [&](std::size_t a, std::size_t b) {
                        return values_[a] != values_[b] ? values_[a] > values_[b] : a < b;
                      });
    const int least = values_[order_[0]] - budget_.margin * kUnit / kPointsPerUnit;
    std::size_t shown = 0;
    while (shown < most && values_[order_[shown]] >= least) {
      first_values_[shown] = values_[order_[shown]];
      ++shown;
    }
    return shown;
  }

  // What comes of a move in this truth for the seat, as a network's value.
  int play_on(typename G::State state, Trace<G> trace, Seat seat, typename G::Move move) {
    const Totals before = totals(state);
    int own = budget_.own_decisions;
    while (true) {
      trace.note(state, move);
      apply(state, move);
      if (status(state) != Status::kAwaitsMove) return scored(before, totals(state), seat);
      legal_moves(state, moves_);
      if (moves_.size() == 1 || forced(state)) {
        move = moves_[0];
        continue;
      }
      const Seat decider = to_move(state);
      const typename G::View seen = view(state, decider);
      const Encoder<G> encoder(seen, trace);
      value(encoder, moves_);
      const std::size_t best = best_of(std::span(values_).first(moves_.size()));
      if (decider == seat && --own == 0) return values_[best] + banked_value(encoder);
      move = moves_[best];
    }
  }

  static int scored(const Totals& before, const Totals& after, Seat seat) {
    int all = 0;
    for (std::size_t i = 0; i < after.size(); ++i) all += after[i] - before[i];
    const auto place = static_cast<std::size_t>(seat);
    const int own = after[place] - before[place], others = static_cast<int>(after.size()) - 1;
    return (own * others - (all - own)) * kUnit / (others * kPointsPerUnit);
  }

  std::shared_ptr<const Networks> networks_;
  SearchBudget budget_;
  std::array<int, G::MoveList::kCapacity> values_{};
  std::array<std::size_t, G::MoveList::kCapacity> order_{};
  std::array<int, kMostCandidates> first_values_{};
  typename G::MoveList moves_;
};

}  // namespace lair
