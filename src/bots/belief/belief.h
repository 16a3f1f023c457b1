#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "bots/belief/history.h"
#include "bots/belief/log_weight.h"
#include "bots/net_bot.h"

namespace lair {

// How much a belief looks at. Counted, not timed, so that every machine finds the same.
struct BeliefBudget {
  int drawn = 512;  // deals that are drawn uniformly and weighed
  int steps = 6;    // changes that are tried in each deal that is kept
};

// What a seat believes about the hidden cards: deals, each as often as it is likely in view of the
// decisions that the seat saw.
//
// It takes two steps. First, deals are drawn uniformly and weighed by one decision after the other.
// After each decision the unlikely ones are thinned out: a deal below a quarter of the mean weight
// survives in proportion to its weight, and then counts as much as a quarter of the mean. So most
// of the work goes into deals that matter, and expected weights stay right. Second, since few
// survive where the decisions say much, the survivors are varied by a Markov chain (Metropolis): a
// few cards change hands, and the new deal replaces the old one in proportion to its likelihood. A
// likelihood is at most 1, so a new deal is given up as soon as a part of the decisions speaks
// against it.
template <Game G>
class Belief {
 public:
  // Draws so many truths each time.
  Belief(std::shared_ptr<const Networks> networks, int truths, const BeliefBudget& budget)
      : networks_(std::move(networks)), count_(truths), budget_(budget) {
    const auto most = static_cast<std::size_t>(std::min(std::max(truths, budget.drawn), 4096));
    deals_.reserve(most);
    chosen_.reserve(most);
    weights_.reserve(most);
    truths_.reserve(most);
    losses_.reserve(G::kMaxRoundEvents);
    order_.reserve(G::kMaxRoundEvents);
  }

  // Truths in random order.
  const std::vector<typename G::State>& draw(const Knowledge<G>& knowledge, Rng& rng) {
    history_.read(knowledge);
    const bool telling = history_.size() > 0;
    deals_.clear();
    for (int i = telling ? std::max(count_, budget_.drawn) : count_; i > 0; --i) {
      deals_.push_back({history_.draw(*networks_, rng), 0, 0});
    }
    if (telling) {
      weigh(rng);
      choose(rng);
      for (int step = 0; step < budget_.steps; ++step) vary(rng);
    }
    truths_.clear();
    for (const Weighted& deal : deals_) truths_.push_back(deal.guess.state);
    if (telling) rng.shuffle(std::span(truths_));
    return truths_;
  }

 private:
  static constexpr int kWeightBits = 20;
  using Guess = typename History<G>::Guess;

  struct Weighted {
    Guess guess;
    std::int64_t log_likelihood;  // of all decisions
    std::int64_t log_weight;
  };

  void weigh(Rng& rng) {
    losses_.assign(history_.size(), 0);
    for (std::size_t i = 0; i < history_.size(); ++i) {
      for (Weighted& deal : deals_) {
        const int log = history_.log_likelihood(*networks_, i, deal.guess);
        deal.log_likelihood += log;
        deal.log_weight += log;
        losses_[i] -= log;
      }
      losses_[i] /= static_cast<std::int64_t>(deals_.size());
      thin_out(rng);
    }
    order_.resize(history_.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
      return losses_[a] != losses_[b] ? losses_[a] > losses_[b] : a < b;
    });
  }

  // Fills in weights_, of which the highest is 2^kWeightBits, and gives their sum.
  std::int64_t weigh_all() {
    most_ = deals_[0].log_weight;
    for (const Weighted& deal : deals_) most_ = std::max(most_, deal.log_weight);
    weights_.clear();
    for (const Weighted& deal : deals_) {
      weights_.push_back(exp2_of(deal.log_weight - most_) >> (30 - kWeightBits));
    }
    return std::accumulate(weights_.begin(), weights_.end(), std::int64_t{0});
  }

  void thin_out(Rng& rng) {
    const std::int64_t mean = weigh_all() / static_cast<std::int64_t>(deals_.size());
    const auto least = static_cast<std::uint64_t>(std::max<std::int64_t>(1, mean / 4));
    const std::int64_t log_least = most_ + log2_of(least) - kWeightBits * std::int64_t{kBit};
    std::size_t kept = 0;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      const auto weight = static_cast<std::uint64_t>(weights_[i]);
      if (weight < least && rng.next() % least >= weight) continue;
      deals_[kept] = deals_[i];
      if (weight < least) deals_[kept].log_weight = log_least;
      ++kept;
    }
    deals_.erase(deals_.begin() + static_cast<std::ptrdiff_t>(kept), deals_.end());
  }

  // Keeps as many deals as are wanted, some of them several times: those at equal steps over the
  // weights laid end to end, from a random place within the first.
  void choose(Rng& rng) {
    const std::int64_t sum = weigh_all();
    const auto start = static_cast<std::int64_t>(rng.below(1 << 16));
    chosen_.clear();
    std::int64_t end = 0;
    std::size_t next = 0;
    for (std::int64_t i = 0; i < count_; ++i) {
      const std::int64_t mark = (sum * i + (sum * start >> 16)) / count_;
      while (end <= mark) end += weights_[next++];
      chosen_.push_back(deals_[next - 1]);
    }
    std::swap(deals_, chosen_);
  }

  void vary(Rng& rng) {
    for (Weighted& deal : deals_) {
      Guess other = deal.guess;
      if (!history_.vary(other, rng)) continue;
      const std::int64_t least =
          deal.log_likelihood + log2_of(rng.next() >> 32 | 1U) - 32 * std::int64_t{kBit};
      std::int64_t log = 0;
      for (std::size_t i = 0; i < order_.size() && log >= least; ++i) {
        log += history_.log_likelihood(*networks_, order_[i], other);
      }
      if (log >= least) deal = {other, log, 0};
    }
  }

  std::shared_ptr<const Networks> networks_;
  int count_;
  BeliefBudget budget_;
  History<G> history_;
  std::vector<Weighted> deals_, chosen_;
  std::vector<std::int64_t> weights_, losses_;  // of the deals; by decision
  std::vector<std::size_t> order_;              // of decisions, the most telling first
  std::int64_t most_ = 0;                       // of the weights, as a logarithm
  std::vector<typename G::State> truths_;
};

}  // namespace lair
