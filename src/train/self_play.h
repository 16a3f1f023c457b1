#pragma once

#include <array>
#include <memory>
#include <vector>

#include "arena/bot_match.h"
#include "bots/net_bot.h"
#include "bots/utility.h"
#include "train/course.h"
#include "train/learner.h"

namespace lair {

// Plays games of networks against themselves and keeps what they did and what came of it.
template <Game G>
class SelfPlay {
 public:
  // Without networks `teacher` plays, and what came out is all there is to learn.
  SelfPlay(std::shared_ptr<const Networks> networks, Bot<G>* teacher, const Course& course)
      : networks_(std::move(networks)),
        teacher_(teacher),
        exploration_(course.exploration),
        lambda_(networks_ ? course.lambda : 1),
        samples_(Encoder<G>::kLayouts.size()) {}

  void play(const typename G::Options& options, int seats, Rng rng) {
    play(options, std::vector<Bot<G>*>(static_cast<std::size_t>(seats), nullptr), rng);
  }
  // The networks have one seat, a bot all others; only the networks' moves are kept.
  void play_against(Bot<G>& bot, const typename G::Options& options, int seats, Rng rng) {
    std::vector<Bot<G>*> bots(static_cast<std::size_t>(seats), &bot);
    bots[rng.below(static_cast<std::uint32_t>(seats))] = nullptr;
    play(options, std::move(bots), rng);
  }

  // One list for each network.
  std::vector<Samples>& samples() { return samples_; }

 private:
  // The networks play where there is no bot.
  void play(const typename G::Options& options, std::vector<Bot<G>*> bots, Rng rng) {
    before_ = Totals();
    Player player(*this);
    for (Bot<G>*& bot : bots) {
      before_.push_back(0);
      if (bot == nullptr) bot = &player;
    }
    BotMatch<G> match(options, bots, rng);
    Watch watch{*this};
    match.play(watch);
  }

  class Player final : public Bot<G> {
   public:
    explicit Player(SelfPlay& owner) : owner_(&owner) {}
    typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                            Rng& rng) override {
      return owner_->choose(knowledge, moves, rng);
    }

   private:
    SelfPlay* owner_;
  };

  struct Watch {
    SelfPlay& owner;
    void dealt(const typename G::State&, const typename G::Deal&) {}
    void acted(const typename G::State&, const typename G::Action&) {}
    void scored(const typename G::State& state) { owner.settle(totals(state)); }
  };

  // A sample whose outcome is not known yet.
  struct Pending {
    std::size_t network = 0, sample = 0;
    Seat seat{};
    double banked = 0;
    double said = 0;  // by the networks, of the best move: points in the whole round
    bool explored = false;
  };

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) {
    if (const auto* move = Encoder<G>::obvious(knowledge.view, moves)) return *move;
    const Trace<G> trace(knowledge);
    const Encoder<G> encoder(knowledge.view, trace);
    Pending pending;
    pending.network = static_cast<std::size_t>(encoder.network());
    pending.seat = knowledge.view.seat;
    pending.banked = encoder.banked();
    pending.explored = rng.unit() < exploration_;
    const typename G::Move move = pick(encoder, knowledge, moves, rng, pending);
    Samples& samples = samples_[pending.network];
    pending.sample = samples.ends.size();
    pending_.push_back(pending);
    Features features;
    for (const bool shared : {true, false}) {
      shared ? encoder.position(features) : encoder.move(move, features);
      samples.features.insert(samples.features.end(), features.begin(), features.end());
    }
    samples.ends.push_back(static_cast<std::uint32_t>(samples.features.size()));
    return move;
  }

  typename G::Move pick(const Encoder<G>& encoder, const Knowledge<G>& knowledge,
                        const typename G::MoveList& moves, Rng& rng, Pending& pending) {
    std::size_t best = 0;
    if (networks_ && (!pending.explored || lambda_ < 1)) {
      values_.resize(moves.size());
      value_moves<G>(*networks_, encoder, moves, values_);
      best = best_of(values_);
      pending.said = in_points<G>(values_[best], encoder);
    }
    if (pending.explored) return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    return networks_ ? moves[best] : teacher_->choose(knowledge, moves, rng);
  }

  // From the last decision to the first: `outlook` is what each seat can expect from there on.
  void settle(const Totals& after) {
    const auto others = static_cast<double>(after.size()) - 1;
    std::array<double, G::kMaxSeats> outlook{};
    for (std::size_t i = 0; i < after.size(); ++i) {
      outlook[i] = utility(before_, after, seat_at(static_cast<int>(i))) / others;
    }
    for (Samples& samples : samples_) samples.targets.resize(samples.ends.size());
    for (std::size_t i = pending_.size(); i-- > 0;) {
      const Pending& pending = pending_[i];
      double& expected = outlook[at(pending.seat)];
      samples_[pending.network].targets[pending.sample] =
          static_cast<float>((expected - pending.banked) / Encoder<G>::kPointsPerUnit);
      if (lambda_ == 1) continue;
      // What came of a random move says nothing about the moves before it.
      const double trust = pending.explored ? 0 : lambda_;
      expected = trust * expected + (1 - trust) * pending.said;
    }
    pending_.clear();
    before_ = after;
  }

  std::shared_ptr<const Networks> networks_;
  Bot<G>* teacher_;
  double exploration_, lambda_;
  std::vector<Samples> samples_;
  std::vector<Pending> pending_;
  std::vector<int> values_;
  Totals before_;
};

}  // namespace lair
