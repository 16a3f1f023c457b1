#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include "arena/arena.h"
#include "arena/child_process.h"
#include "bots/bot.h"
#include "bots/decision_lines.h"
#include "record/json.h"

namespace lair {

// Somebody's own program as a bot (docs/bots.md): one JSON line a decision, one back. When it ends,
// is late or answers what is not legal, `substitute` plays the game to its end; the program is
// started anew for the next.
template <Game G>
class ExecBot final : public Bot<G> {
 public:
  static constexpr std::chrono::milliseconds kPatience{10'000};

  ExecBot(std::string command, std::unique_ptr<Bot<G>> substitute)
      : command_(std::move(command)), substitute_(std::move(substitute)) {}

  void begin_game() override {
    if (failed_) child_.reset();
    failed_ = false;
    told_ = 0;
  }

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (!failed_) {
      if (!child_) child_ = std::make_unique<ChildProcess>(command_);
      std::string answer;
      const auto how = child_->ask(to_json(question(knowledge, moves, rng)), kPatience, answer);
      if (how == ChildProcess::Answer::kLine) {
        if (const std::size_t place = chosen(answer); place < moves.size()) return moves[place];
      }
      fail(how == ChildProcess::Answer::kEnded  ? "ended"
           : how == ChildProcess::Answer::kLate ? "late"
                                                : "illegal");
    }
    return substitute_->choose(knowledge, moves, rng);
  }

  const BotFailures& failures() const { return failures_; }

 private:
  Value question(const Knowledge<G>& knowledge, const typename G::MoveList& moves, Rng& rng) {
    const DecisionLines<G> lines(knowledge.view, rng);
    Value written = Value::array();
    for (const auto& move : moves) written.push_back(lines.line(move));
    const auto& events = knowledge.events;
    if (events.size() < told_ || (told_ > 0 && !(events[0] == first_))) told_ = 0;
    if (told_ == 0 && !events.empty()) first_ = events[0];
    Value fresh = Value::array();
    for (; told_ < events.size(); ++told_) fresh.push_back(write_event(events[told_]));
    return Value::object({{"game", G::kName},
                          {"seat", index(knowledge.view.seat)},
                          {"view", write_view(knowledge.view)},
                          {"events", std::move(fresh)},
                          {"moves", std::move(written)}});
  }

  // The number in {"move":N}; too high if it is no such line.
  static std::size_t chosen(const std::string& answer) {
    constexpr auto kNone = static_cast<std::size_t>(-1);
    const auto line = parse_json(answer);
    const Value* move = line ? line->find("move") : nullptr;
    const std::int64_t* number = move != nullptr ? move->integer() : nullptr;
    return number != nullptr && *number >= 0 ? static_cast<std::size_t>(*number) : kNone;
  }

  void fail(std::string how) {
    failed_ = true;
    child_.reset();
    if (failures_.times++ == 0) failures_.first = std::move(how);
  }

  std::string command_;
  std::unique_ptr<Bot<G>> substitute_;
  std::unique_ptr<ChildProcess> child_;
  std::size_t told_ = 0;
  typename G::Event first_{};
  bool failed_ = false;
  BotFailures failures_;
};

}  // namespace lair
