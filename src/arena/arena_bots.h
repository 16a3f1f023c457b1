#pragma once

#include <chrono>
#include <memory>
#include <utility>

#include "bots/bot.h"
#include "rules/contract.h"

// Bots that wrap another bot, for measurements.

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

// Makes the bids that lead to a given contract, and leaves the other moves to the bot.
template <HasContract G>
class ContractBot final : public Bot<G> {
 public:
  ContractBot(Bot<G>* bot, Seat alone, int bid) : bot_(bot), alone_(alone), bid_(bid) {}

  void begin_game() override { bot_->begin_game(); }
  void end_round(const Knowledge<G>& knowledge) override { bot_->end_round(knowledge); }

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (const auto move = contract_move(knowledge.view, alone_, bid_)) return *move;
    return bot_->choose(knowledge, moves, rng);
  }

 private:
  Bot<G>* bot_;
  Seat alone_;
  int bid_;
};

}  // namespace lair
