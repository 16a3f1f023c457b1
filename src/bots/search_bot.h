#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <numeric>
#include <vector>

#include "bots/belief/belief.h"
#include "bots/net_bot.h"
#include "bots/rollout.h"
#include "bots/standing.h"
#include "bots/utility.h"

namespace lair {

// What a search looks for: points in the round, or winning the game.
enum class Aim : std::uint8_t { kPoints, kGame };

// How much a search looks at: so many sampled deals, so many of the moves the networks like best
// (none further behind the best than `margin` points). After a quarter of the deals and after half
// of them only the better part of the moves is kept. Counted, not timed, so that every machine
// finds the same.
struct SearchBudget {
  int deals = 160;
  std::size_t candidates = 5;
  double margin = 15;
  int prior = 8;  // what the networks say counts like so many deals
  BeliefBudget belief{};
  bool everything = false;  // also decisions that the networks know about as well (Encoder)
};

// Whose word counts for how good a position is: from 0, what came of the deals that were played, to
// 1, what the networks say. Where the deals all end alike, they are right. Where they differ, the
// result hangs on hidden cards, and deals that merely fit are kinder than the truth, while networks
// have learned from results. `variance` is that of the results, a value of 1 of the networks being
// the unit; they err by about kError where a search would be sure.
inline double trust_in_networks(double variance) {
  constexpr double kError = 0.3;
  return variance / (variance + kError * kError);
}

// Looks ahead with the networks: deals the hidden cards many times over, as its belief has them,
// and plays each good move on with the networks in all seats.
template <Game G>
class SearchBot final : public Bot<G> {
 public:
  SearchBot(std::shared_ptr<const Networks> networks, const SearchBudget& budget, Aim aim)
      : networks_(std::move(networks)),
        rollout_(networks_),
        belief_(networks_, budget.deals, budget.belief),
        budget_(budget),
        for_game_(aim == Aim::kGame && Standing<G>::kKnown) {}

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (const auto* move = Encoder<G>::obvious(knowledge.view, moves)) return *move;
    const Trace<G> trace(knowledge);
    const Encoder<G> encoder(knowledge.view, trace);
    value_moves<G>(*networks_, encoder, moves, std::span(values_).first(moves.size()));
    looked_at_ = rank(moves.size());
    // Bids and swaps: a short search is less certain than the networks about how many points they
    // bring. The score may still make of these points what it will.
    if (!budget_.everything && !Encoder<G>::searched(encoder.network())) {
      return judged(encoder, knowledge.view, moves);
    }
    if (looked_at_ == 1) return moves[order_[0]];
    begin(encoder, knowledge.view, moves, rng);
    std::size_t left = looked_at_;
    const std::vector<typename G::State>& truths = belief_.draw(knowledge, rng);
    for (int deal = 0; deal < budget_.deals; ++deal) {
      if (deal == budget_.deals / 4 || deal == budget_.deals / 2) left = keep_better(left);
      const typename G::State& truth = truths[static_cast<std::size_t>(deal)];
      for (std::size_t i = 0; i < left; ++i) play_on(truth, trace, knowledge.view.seat, i);
    }
    keep_better(left);
    return candidates_[0].move;
  }

  // Moves it did not look at are worth what the networks say, but no more than those it did.
  typename G::Move weigh(const Knowledge<G>& knowledge, const typename G::MoveList& moves, Rng& rng,
                         std::vector<Worth>& worths) override {
    worths.clear();
    const typename G::Move chosen = choose(knowledge, moves, rng);
    if (Encoder<G>::obvious(knowledge.view, moves) != nullptr) return chosen;
    worths = worths_by<G>(*networks_, knowledge, moves);
    if (looked_at_ == 1) return chosen;
    const double shift = shift_to_networks();
    Worth least = worth(candidates_[0], shift);
    for (std::size_t i = 0; i < looked_at_; ++i) {
      least = lower(least, worth(candidates_[i], shift));
      const auto place = std::find(moves.begin(), moves.end(), candidates_[i].move);
      worths[static_cast<std::size_t>(place - moves.begin())] = least;
    }
    const auto last = candidates_.begin() + static_cast<std::ptrdiff_t>(looked_at_);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto is_it = [&](const Candidate& candidate) { return candidate.move == moves[i]; };
      if (std::none_of(candidates_.begin(), last, is_it)) worths[i] = lower(least, worths[i]);
    }
    return chosen;
  }

 private:
  static constexpr std::size_t kMostCandidates = 16;

  struct Candidate {
    typename G::Move move;
    std::int64_t sum;      // of what is aimed at
    std::int64_t points;   // as values of a network
    int deals;             // with the prior
    std::int64_t said;     // what the networks say, as points
    std::int64_t squares;  // of the points
  };

  // A search is good at telling moves apart. How good a position is as a whole, the networks may
  // know better, for they learned it from results (trust_in_networks). So what the search says of
  // all moves together is moved towards what the networks say of them.
  double shift_to_networks() const {
    double shift = 0, weight = 0, squares = 0;
    for (std::size_t i = 0; i < looked_at_; ++i) {
      const Candidate& one = candidates_[i];
      const double mean = static_cast<double>(one.points) / one.deals;
      shift += (static_cast<double>(one.said) - mean) * one.deals;
      weight += one.deals;
      squares += static_cast<double>(one.squares) - mean * mean * one.deals;
    }
    return shift / weight * trust_in_networks(squares / weight / kUnit / kUnit);
  }

  Worth worth(const Candidate& one, double shift) const {
    const double points = static_cast<double>(one.points) / one.deals + shift;
    Worth worth{points * Encoder<G>::kPointsPerUnit / kUnit, {}};
    if (for_game_) {
      const double chance = static_cast<double>(one.sum) / one.deals +
                            shift * per_point_ * Encoder<G>::kPointsPerUnit / kUnit;
      worth.chance = std::clamp(chance / kCertain, 0.0, 1.0);
    }
    return worth;
  }

  static Worth lower(const Worth& bound, const Worth& worth) {
    Worth lower = worth;
    lower.points = std::min(bound.points, worth.points);
    if (bound.chance) lower.chance = std::min(*bound.chance, worth.chance.value_or(1));
    return lower;
  }

  // The candidates, with what the networks say of them.
  void begin(const Encoder<G>& encoder, const typename G::View& view,
             const typename G::MoveList& moves, Rng& rng) {
    int now = 0;
    if (for_game_) {
      const typename G::State truth = sample(view, rng);  // any: the score is the same in all
      now = Standing<G>::win_chance(truth, view.seat);
      per_point_ = Standing<G>::per_point(truth, view.seat);
    }
    for (std::size_t i = 0; i < looked_at_; ++i) {
      const std::int64_t said = values_[order_[i]] + banked(encoder);
      const std::int64_t aimed = for_game_ ? now + as_chance(said) : said;
      candidates_[i] = {moves[order_[i]],
                        budget_.prior * aimed,
                        budget_.prior * said,
                        budget_.prior,
                        said,
                        budget_.prior * said * said};
    }
  }

  // The best move by what the networks say and what the score makes of it.
  typename G::Move judged(const Encoder<G>& encoder, const typename G::View& view,
                          const typename G::MoveList& moves) {
    std::size_t known = 0;
    for (; known < looked_at_ && for_game_; ++known) {
      const int said = values_[order_[known]] + banked(encoder);
      const std::int64_t points = std::int64_t{said} * Encoder<G>::kPointsPerUnit;
      const auto chance = Standing<G>::said_chance(view, moves[order_[known]], points);
      if (!chance) break;
      candidates_[known] = {moves[order_[known]],     *chance, said, 1, said,
                            std::int64_t{said} * said};
    }
    if (known < 2) {
      looked_at_ = 1;
      return moves[order_[0]];
    }
    keep_better(known);
    return candidates_[0].move;
  }

  static int banked(const Encoder<G>& encoder) {
    return static_cast<int>(encoder.banked() * kUnit / Encoder<G>::kPointsPerUnit);
  }

  // Sorts the first so many candidates, best first, and says how many to go on with.
  std::size_t keep_better(std::size_t count) {
    std::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Candidate& a, const Candidate& b) {
                return a.sum != b.sum ? a.sum > b.sum : a.move < b.move;
              });
    return std::min(count, std::max<std::size_t>(2, (count + 1) / 2));
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

  // Plays a candidate to the end of the round in this truth, and adds what comes of it.
  void play_on(typename G::State state, const Trace<G>& trace, Seat seat, std::size_t candidate) {
    const Totals before = totals(state);
    rollout_.play(state, trace, candidates_[candidate].move);
    Candidate& played = candidates_[candidate];
    const int points = scored(before, totals(state), seat);
    played.points += points;
    played.squares += std::int64_t{points} * points;
    played.sum += for_game_ ? Standing<G>::win_chance(state, seat) : points;
    ++played.deals;
  }

  // What so many points (as values of a network) more change in the chance to win.
  std::int64_t as_chance(std::int64_t value) const {
    return value * per_point_ * Encoder<G>::kPointsPerUnit / kUnit;
  }

  static int scored(const Totals& before, const Totals& after, Seat seat) {
    const int others = static_cast<int>(after.size()) - 1;
    return utility(before, after, seat) * kUnit / (others * Encoder<G>::kPointsPerUnit);
  }

  std::shared_ptr<const Networks> networks_;
  Rollout<G> rollout_;
  Belief<G> belief_;
  SearchBudget budget_;
  bool for_game_;
  int per_point_ = 0;  // Standing's, in this decision
  std::array<int, G::MoveList::kCapacity> values_{};
  std::array<std::size_t, G::MoveList::kCapacity> order_{};
  std::array<Candidate, kMostCandidates> candidates_;
  std::size_t looked_at_ = 0;  // in the last decision; 1 if it did not search
};

}  // namespace lair
