#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>

#include "bots/net_bot.h"
#include "bots/utility.h"

namespace lair {

// How much a search looks at: so many sampled deals, so many of the moves the networks like best
// (none further behind the best than `margin` points). After a quarter of the deals and after half
// of them only the better part of the moves is kept. Counted, not timed, so that every machine
// finds the same.
struct SearchBudget {
  int deals = 160;
  std::size_t candidates = 5;
  double margin = 15;
  int prior = 8;  // what the networks say counts like so many deals
};

// Looks ahead with the networks: deals the hidden cards many times over, and plays each good move
// on with the networks in all seats.
template <Game G>
class SearchBot final : public Bot<G> {
 public:
  SearchBot(std::shared_ptr<const Networks> networks, const SearchBudget& budget)
      : networks_(std::move(networks)), budget_(budget) {}

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (const auto* move = Encoder<G>::obvious(knowledge.view, moves)) return *move;
    const Trace<G> trace(knowledge);
    const Encoder<G> encoder(knowledge.view, trace);
    value(encoder, moves);
    const std::size_t shown = rank(moves.size());
    if (shown == 1 || !Encoder<G>::searched(encoder.network())) return moves[order_[0]];
    for (std::size_t i = 0; i < shown; ++i) {
      const int said = values_[order_[i]] + banked_value(encoder);
      candidates_[i] = {moves[order_[i]], std::int64_t{budget_.prior} * said};
    }
    std::size_t left = shown;
    for (int deal = 0; deal < budget_.deals; ++deal) {
      if (deal == budget_.deals / 4 || deal == budget_.deals / 2) left = keep_better(left);
      const typename G::State truth = sample(knowledge.view, rng);
      for (std::size_t i = 0; i < left; ++i) {
        candidates_[i].sum += play_on(truth, trace, knowledge.view.seat, candidates_[i].move);
      }
    }
    keep_better(left);
    return candidates_[0].move;
  }

 private:
  static constexpr std::size_t kMostCandidates = 16;

  struct Candidate {
    typename G::Move move;
    std::int64_t sum;
  };

  // Sorts the first so many candidates, best first, and says how many to go on with.
  std::size_t keep_better(std::size_t count) {
    std::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Candidate& a, const Candidate& b) {
                return a.sum != b.sum ? a.sum > b.sum : a.move < b.move;
              });
    return std::max<std::size_t>(2, (count + 1) / 2);
  }

  static int banked_value(const Encoder<G>& encoder) {
    return static_cast<int>(encoder.banked() * kUnit / Encoder<G>::kPointsPerUnit);
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
    const int least =
        values_[order_[0]] - static_cast<int>(budget_.margin * kUnit / Encoder<G>::kPointsPerUnit);
    std::size_t shown = 0;
    while (shown < most && values_[order_[shown]] >= least) ++shown;
    return shown;
  }

  // What comes of a move in this truth for the seat, played to the end of the round, as a network's
  // value.
  int play_on(typename G::State state, Trace<G> trace, Seat seat, typename G::Move move) {
    const Totals before = totals(state);
    while (true) {
      trace.note(state, move);
      apply(state, move);
      if (status(state) != Status::kAwaitsMove) return scored(before, totals(state), seat);
      legal_moves(state, moves_);
      const typename G::View seen = view(state, to_move(state));
      if (const auto* obvious = Encoder<G>::obvious(seen, moves_)) {
        move = *obvious;
        continue;
      }
      const Encoder<G> encoder(seen, trace);
      value(encoder, moves_);
      move = moves_[best_of(std::span(values_).first(moves_.size()))];
    }
  }

  static int scored(const Totals& before, const Totals& after, Seat seat) {
    const int others = static_cast<int>(after.size()) - 1;
    return utility(before, after, seat) * kUnit / (others * Encoder<G>::kPointsPerUnit);
  }

  std::shared_ptr<const Networks> networks_;
  SearchBudget budget_;
  std::array<int, G::MoveList::kCapacity> values_{};
  std::array<std::size_t, G::MoveList::kCapacity> order_{};
  std::array<Candidate, kMostCandidates> candidates_;
  typename G::MoveList moves_;
};

}  // namespace lair
