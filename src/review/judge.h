#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/belief/belief.h"
#include "bots/explanation.h"
#include "bots/games.h"
#include "bots/rollout.h"
#include "bots/search_bot.h"
#include "bots/utility.h"
#include "review/games.h"
#include "review/review.h"
#include "review/seat_history.h"

namespace lair {

inline Points hundredths(double points) { return std::llround(points * 100); }

// The mean of what was added, with half the width of its 95% interval.
class Sample {
 public:
  void add(double value) {
    sum_ += value;
    squares_ += value * value;
    ++count_;
  }
  double mean() const { return count_ == 0 ? 0 : sum_ / count_; }
  double variance() const {
    return count_ == 0 ? 0 : std::max(0.0, squares_ / count_ - mean() * mean());
  }
  double error() const { return count_ < 2 ? 0 : 1.96 * std::sqrt(variance() / (count_ - 1)); }

 private:
  double sum_ = 0, squares_ = 0;
  int count_ = 0;
};

// How costly a loss must be for a grade, in parts of what a value of 1 is to the game's networks
// (50 points in Chimera, 4 in Phantom Rummy); below the first it counts as nothing where only the
// networks judge, whose error is not known.
inline constexpr double kInaccuracy = 0.04, kMistake = 0.12, kBlunder = 0.3;

// Judges decisions of one seat by its knowledge. It asks the bot `best` for its move and for
// alternatives, and measures these and the move made on other deals of the hidden cards, drawn by
// the same belief. Each thread has one.
template <Game G>
class Judge {
 public:
  // Once `stopped` is true, the results are meaningless.
  Judge(int deals, const std::atomic<bool>& stopped)
      : stopped_(stopped),
        bot_(std::move(*make_bot<G>(level(deals)))),
        belief_(shipped_networks<G>(), deals, {.drawn = std::max(kDrawn, 2 * deals), .steps = 4}),
        rollout_(shipped_networks<G>()) {}

  // Fills in all but `line` and `question`.
  ReviewedDecision judge(const Situation<G>& situation, Rng rng) {
    const Knowledge<G>& known = situation.knowledge;
    legal_moves(known.view, moves_);
    const Explanation<G> explained = explain<G>(*bot_, known, moves_, std::nullopt, rng);
    std::vector<Candidate> candidates = candidates_of(explained, situation.made);
    const Trace<G> trace(known);
    const bool searched = Encoder<G>::searched(Encoder<G>(known.view, trace).network());
    if (searched) {
      play_out(candidates, known, trace, rng);
    } else {
      ask_networks(candidates, known);
    }
    sort(candidates, situation.made);
    ReviewedDecision decision;
    if constexpr (requires { scene_of(known.view); }) decision.scene = scene_of(known.view);
    weigh(decision, candidates, situation.made, searched);
    const DecisionLines<G> lines(known.view, rng);
    for (const Candidate& one : candidates) {
      if (one.move == situation.made) decision.made = decision.moves.size();
      const Sample worth = one.worth();
      decision.moves.push_back(
          {lines.line(one.move), hundredths(worth.mean()), hundredths(worth.error())});
    }
    give_reasons(decision, known, candidates.front().move, situation.made);
    return decision;
  }

  // The value of the seat's cards before the first decision.
  Sample value_of_deal(const Knowledge<G>& known, Rng rng) {
    const Trace<G> trace(known);
    Sample sample_of;
    for (typename G::State state : belief_.draw(known, rng)) {
      if (stopped_) break;
      const Totals before = totals(state);
      rollout_.play(state, trace);
      sample_of.add(over_others(before, totals(state), known.view.seat));
    }
    return sample_of;
  }

  static double over_others(const Totals& before, const Totals& after, Seat seat) {
    return static_cast<double>(utility(before, after, seat)) /
           static_cast<double>(after.size() - 1);
  }

 private:
  static constexpr std::size_t kCandidates = 4;  // besides the move made
  static constexpr int kDealsOfBest = 200;       // at most
  static constexpr int kDrawn = 512;             // deals that the belief weighs, at least

  // A shallow review asks a bot that thinks no longer than it does itself.
  static std::string level(int deals) {
    return deals < kDealsOfBest ? "best:" + std::to_string(deals) : "best";
  }

  struct Candidate {
    typename G::Move move;
    std::vector<double> points;  // in each deal; or once, as the networks say
    Sample worth() const {
      Sample sample;
      for (const double one : points) sample.add(one);
      return sample;
    }
    // How far it is behind another, in the same deals.
    Sample behind(const Candidate& other) const {
      Sample sample;
      for (std::size_t i = 0; i < points.size(); ++i) sample.add(other.points[i] - points[i]);
      return sample;
    }
  };

  // The bot's own first.
  static std::vector<Candidate> candidates_of(const Explanation<G>& explained,
                                              const typename G::Move& made) {
    std::vector<Candidate> list = {{explained.move, {}}};
    const auto add = [&](const typename G::Move& move) {
      const auto is_it = [&](const Candidate& one) { return one.move == move; };
      if (std::none_of(list.begin(), list.end(), is_it)) list.push_back({move, {}});
    };
    for (const auto& one : explained.alternatives) {
      if (list.size() < kCandidates) add(one.move);
    }
    add(made);
    return list;
  }

  void play_out(std::vector<Candidate>& candidates, const Knowledge<G>& known,
                const Trace<G>& trace, Rng& rng) {
    for (const typename G::State& truth : belief_.draw(known, rng)) {
      if (stopped_) return;
      const Totals before = totals(truth);
      for (Candidate& one : candidates) {
        typename G::State state = truth;
        rollout_.play(state, trace, one.move);
        one.points.push_back(over_others(before, totals(state), known.view.seat));
      }
    }
    shift_to_networks(candidates, known);
  }

  // As SearchBot does with what it says of moves.
  void shift_to_networks(std::vector<Candidate>& candidates, const Knowledge<G>& known) {
    std::vector<Candidate> said = candidates;
    for (Candidate& one : said) one.points.clear();
    ask_networks(said, known);
    double shift = 0, variance = 0;
    for (std::size_t i = 0; i < said.size(); ++i) {
      const Sample worth = candidates[i].worth();
      shift += (said[i].points[0] - worth.mean()) / static_cast<double>(said.size());
      variance += worth.variance() / static_cast<double>(said.size());
    }
    constexpr double kUnitPoints = Encoder<G>::kPointsPerUnit;
    shift *= trust_in_networks(variance / (kUnitPoints * kUnitPoints));
    for (Candidate& one : candidates) {
      for (double& points : one.points) points += shift;
    }
  }

  void ask_networks(std::vector<Candidate>& candidates, const Knowledge<G>& known) {
    const std::vector<Worth> worths = worths_by<G>(*shipped_networks<G>(), known, moves_);
    for (Candidate& one : candidates) {
      const auto place = std::find(moves_.begin(), moves_.end(), one.move) - moves_.begin();
      one.points.push_back(worths[static_cast<std::size_t>(place)].points);
    }
  }

  // By worth. What the bot would have done too stays first: it plays for the game, which may not be
  // where the most points are.
  static void sort(std::vector<Candidate>& candidates, const typename G::Move& made) {
    const bool agreed = candidates.front().move == made;
    std::stable_sort(
        candidates.begin() + (agreed ? 1 : 0), candidates.end(),
        [](const Candidate& a, const Candidate& b) { return a.worth().mean() > b.worth().mean(); });
  }

  static void weigh(ReviewedDecision& decision, const std::vector<Candidate>& candidates,
                    const typename G::Move& made, bool searched) {
    if (searched) decision.error = 0;
    if (made == candidates.front().move) return;
    const auto it = std::find_if(candidates.begin(), candidates.end(),
                                 [&](const Candidate& one) { return one.move == made; });
    const double unit = Encoder<G>::kPointsPerUnit;
    const Sample difference = it->behind(candidates.front());
    const double behind = difference.mean();
    if (searched) decision.error = hundredths(difference.error());
    if (behind <= (searched ? difference.error() : kInaccuracy * unit)) return;
    decision.loss = hundredths(behind);
    decision.grade = behind >= kBlunder * unit      ? Grade::kBlunder
                     : behind >= kMistake * unit    ? Grade::kMistake
                     : behind >= kInaccuracy * unit ? Grade::kInaccuracy
                                                    : Grade::kFine;
  }

  // Gives the reasons for the best move that are not reasons for the move made too.
  void give_reasons(ReviewedDecision& decision, const Knowledge<G>& known,
                    const typename G::Move& best, const typename G::Move& made) const {
    decision.better = reasons_given<G>(known, moves_, best, best);
    if (made == best) return;
    decision.against = reasons_given<G>(known, moves_, made, best);
    const Reasons shared = reasons_given<G>(known, moves_, made, made);
    std::erase_if(decision.better, [&](const Reason& reason) {
      return std::find(shared.begin(), shared.end(), reason) != shared.end();
    });
    if (decision.better.empty()) decision.better.push_back({kMostPoints, {}});
  }

  const std::atomic<bool>& stopped_;
  std::unique_ptr<Bot<G>> bot_;
  Belief<G> belief_;
  Rollout<G> rollout_;
  typename G::MoveList moves_;
};

}  // namespace lair
