#pragma once

#include <chrono>
#include <memory>
#include <utility>

#include "bots/bot.h"

// Bots around bots, for measuring.

namespace lair {

// Counts the moves a bot is asked for and the time it takes.
template <Game G>
class TimedBot final : public Bot<G> {
 public:
  explicit TimedBot(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    const auto begun = Clock::now();
    const typename G::Move move = bot_->choose(knowledge, moves, rng);
    spent_ += Clock::now() - begun;
    ++moves_;
    return move;
  }

  void begin_game() override { bot_->begin_game(); }
  void end_round(const Knowledge<G>& knowledge) override { bot_->end_round(knowledge); }

  const Bot<G>& bot() const { return *bot_; }
  std::int64_t moves() const { return moves_; }
  double seconds() const { return std::chrono::duration<double>(spent_).count(); }

 private:
  using Clock = std::chrono::steady_clock;
  std::unique_ptr<Bot<G>> bot_;
  std::int64_t moves_ = 0;
  Clock::duration spent_{};
};

// Games with a contract have `contract_move(view, chimera, bid)`: what makes that seat the Chimera
// at that bid, while the bidding lasts.
template <class G>
concept HasContract = requires(const typename G::View& view, Seat seat) {
  contract_move(view, seat, 30);
};

// Bids as it is told, and leaves the rest to the bot.
template <HasContract G>
class ContractBot final : public Bot<G> {
 public:
  ContractBot(Bot<G>* bot, Seat chimera, int bid) : bot_(bot), chimera_(chimera), bid_(bid) {}

  void begin_game() override { bot_->begin_game(); }
  void end_round(const Knowledge<G>& knowledge) override { bot_->end_round(knowledge); }

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (const auto move = contract_move(knowledge.view, chimera_, bid_)) return *move;
    return bot_->choose(knowledge, moves, rng);
  }

 private:
  Bot<G>* bot_;
  Seat chimera_;
  int bid_;
};

}  // namespace lair
