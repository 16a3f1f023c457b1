#pragma once

#include <memory>
#include <vector>

#include "arena/bot_match.h"
#include "bots/net_bot.h"
#include "bots/utility.h"
#include "train/learner.h"

namespace lair {

// Plays games of networks against themselves and keeps what they did and what came of it.
template <Game G>
class SelfPlay {
 public:
  // Without networks `teacher` plays. `exploration` is the share of moves that are made at random.
  SelfPlay(std::shared_ptr<const Networks> networks, Bot<G>* teacher, double exploration)
      : networks_(std::move(networks)),
        teacher_(teacher),
        exploration_(exploration),
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
    std::size_t network;
    Seat seat;
    double banked;
  };

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) {
    if (const auto* move = Encoder<G>::obvious(knowledge.view, moves)) return *move;
    const Trace<G> trace(knowledge);
    const Encoder<G> encoder(knowledge.view, trace);
    const typename G::Move move = pick(encoder, knowledge, moves, rng);
    const auto network = static_cast<std::size_t>(encoder.network());
    Samples& samples = samples_[network];
    Features features;
    for (const bool shared : {true, false}) {
      shared ? encoder.position(features) : encoder.move(move, features);
      samples.features.insert(samples.features.end(), features.begin(), features.end());
    }
    samples.ends.push_back(static_cast<std::uint32_t>(samples.features.size()));
    pending_.push_back({network, knowledge.view.seat, encoder.banked()});
    return move;
  }

  typename G::Move pick(const Encoder<G>& encoder, const Knowledge<G>& knowledge,
                        const typename G::MoveList& moves, Rng& rng) {
    if (rng.unit() < exploration_) {
      return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
    if (!networks_) return teacher_->choose(knowledge, moves, rng);
    values_.resize(moves.size());
    value_moves<G>(*networks_, encoder, moves, values_);
    return moves[best_of(values_)];
  }

  void settle(const Totals& after) {
    const auto others = static_cast<double>(after.size()) - 1;
    for (const Pending& pending : pending_) {
      const double over = utility(before_, after, pending.seat) / others;
      samples_[pending.network].targets.push_back(
          static_cast<float>((over - pending.banked) / Encoder<G>::kPointsPerUnit));
    }
    pending_.clear();
    before_ = after;
  }

  std::shared_ptr<const Networks> networks_;
  Bot<G>* teacher_;
  double exploration_;
  std::vector<Samples> samples_;
  std::vector<Pending> pending_;
  std::vector<int> values_;
  Totals before_;
};

}  // namespace lair
