#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "arena/arena.h"
#include "arena/child_process.h"
#include "bots/bot.h"
#include "bots/decision_lines.h"
#include "record/json.h"

namespace lair {

// An external program as a bot (docs/bots.md): a line for the beginning of a game and for the end
// of a round, which want no answer, and one for each decision, which does. When it ends, is late or
// answers with an illegal move, it forfeits the game: `substitute` plays it to its end, and the
// program is started anew for the next.
template <Game G>
class ExecBot final : public Bot<G> {
 public:
  ExecBot(std::string command, std::unique_ptr<Bot<G>> substitute, ChildProcess::Patience patience)
      : command_(std::move(command)),
        substitute_(std::move(substitute)),
        patience_(std::move(patience)) {}

  static constexpr int kVersion = 2;  // of the protocol

  void begin_game() override {
    failed_ = greeted_ = false;
    told_ = 0;
  }

  // A program that was not asked in a game hears nothing of it.
  void end_round(const Knowledge<G>& knowledge) override {
    if (greeted_ && !failed_) tell("over", Value::object({{"events", fresh(knowledge)}}));
    told_ = 0;
  }

  typename G::Move choose(const Knowledge<G>& knowledge, const typename G::MoveList& moves,
                          Rng& rng) override {
    if (!failed_ && !greeted_) greet(knowledge, rng);
    if (!failed_) {
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
  void greet(const Knowledge<G>& knowledge, Rng& rng) {
    if (!child_) child_ = std::make_unique<ChildProcess>(command_);
    greeted_ = true;
    const DecisionLines<G> lines(knowledge.view, rng);
    tell("hello", Value::object({{"version", kVersion},
                                 {"game", G::kName},
                                 {"options", lines.rules()},
                                 {"seats", lines.seats()},
                                 {"seat", index(knowledge.view.seat)},
                                 {"seed", static_cast<std::int64_t>(rng.next() >> 32)},
                                 {"patience", patience_.most.count()}}));
  }

  void tell(std::string_view what, Value value) {
    const std::string line = to_json(Value::object({{std::string(what), std::move(value)}}));
    const auto how = child_->tell(line, patience_);
    if (how != ChildProcess::Answer::kLine) fail(how);
  }

  // The events of the round that it has not been told yet.
  Value fresh(const Knowledge<G>& knowledge) {
    Value events = Value::array();
    while (told_ < knowledge.events.size()) {
      events.push_back(write_event(knowledge.events[told_++]));
    }
    return events;
  }

  Value question(const Knowledge<G>& knowledge, const typename G::MoveList& moves, Rng& rng) {
    const DecisionLines<G> lines(knowledge.view, rng);
    Value written = Value::array();
    for (const auto& move : moves) written.push_back(lines.line(move));
    return Value::object({{"game", G::kName},
                          {"options", lines.rules()},
                          {"seats", lines.seats()},
                          {"seat", index(knowledge.view.seat)},
                          {"view", write_view(knowledge.view)},
                          {"events", fresh(knowledge)},
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
    if (how == Answer::kStopped || failures_.times++ > 0) return;
    failures_.first = how == Answer::kEnded ? "ended" : how == Answer::kLate ? "late" : "illegal";
  }

  std::string command_;
  std::unique_ptr<Bot<G>> substitute_;
  std::unique_ptr<ChildProcess> child_;
  ChildProcess::Patience patience_;
  std::size_t told_ = 0;                   // events of this round
  bool greeted_ = false, failed_ = false;  // in this game
  BotFailures failures_;
};

}  // namespace lair
