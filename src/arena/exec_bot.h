#pragma once

#include <memory>
#include <string>
#include <utility>

#include "arena/arena.h"
#include "arena/child_process.h"
#include "bots/bot.h"
#include "bots/decision_lines.h"
#include "record/json.h"

namespace lair {

// An external program as a bot (docs/bots.md): one JSON line a decision, one back. When it ends,
// is late or answers with an illegal move, `substitute` plays the game to its end; the program is
// started anew for the next.
template <Game G>
class ExecBot final : public Bot<G> {
 public:
  ExecBot(std::string command, std::unique_ptr<Bot<G>> substitute, ChildProcess::Patience patience)
      : command_(std::move(command)),
        substitute_(std::move(substitute)),
        patience_(std::move(patience)) {}

  void begin_game() override {
    if (failed_) child_.reset();
    failed_ = false;
    told_ = 0;
  }

  void end_round(const Knowledge<G>& knowledge) override {
    hear(knowledge.events);
    told_ = 0;
  }

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (!failed_) {
      if (!child_) child_ = std::make_unique<ChildProcess>(command_);
      std::string answer;
      const auto how = child_->ask(to_json(question(knowledge, moves, rng)), patience_, answer);
      if (how == ChildProcess::Answer::kLine) {
        if (const std::size_t place = chosen(answer); place < moves.size()) return moves[place];
      }
      fail(how);
    }
    return substitute_->choose(knowledge, moves, rng);
  }

  const BotFailures& failures() const { return failures_; }

 private:
  void hear(const auto& events) {
    for (; told_ < events.size(); ++told_) {
      if (!failed_) fresh_.push_back(write_event(events[told_]));
    }
  }

  Value question(const Knowledge<G>& knowledge, const typename G::MoveList& moves, Rng& rng) {
    const DecisionLines<G> lines(knowledge.view, rng);
    Value written = Value::array();
    for (const auto& move : moves) written.push_back(lines.line(move));
    hear(knowledge.events);
    return Value::object({{"game", G::kName},
                          {"options", lines.rules()},
                          {"seats", lines.seats()},
                          {"seat", index(knowledge.view.seat)},
                          {"view", write_view(knowledge.view)},
                          {"events", std::exchange(fresh_, Value::array())},
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

  void fail(ChildProcess::Answer how) {
    using Answer = ChildProcess::Answer;
    failed_ = true;
    child_.reset();
    fresh_ = Value::array();
    if (how == Answer::kStopped || failures_.times++ > 0) return;
    failures_.first = how == Answer::kEnded ? "ended" : how == Answer::kLate ? "late" : "illegal";
  }

  std::string command_;
  std::unique_ptr<Bot<G>> substitute_;
  std::unique_ptr<ChildProcess> child_;
  ChildProcess::Patience patience_;
  Value fresh_ = Value::array();  // events to send with the next question
  std::size_t told_ = 0;          // how many of this round's are told, or in `fresh_`
  bool failed_ = false;
  BotFailures failures_;
};

}  // namespace lair
