#pragma once

#include <cassert>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "bots/decision_lines.h"
#include "record/replay.h"
#include "rules/game.h"

namespace lair {

// A decision that a seat made and had a choice in. This is all that its judge is given.
template <Game G>
struct Situation {
  Knowledge<G> knowledge;
  typename G::Move made;
};

// How one deal went for a seat.
template <Game G>
struct SeatRound {
  struct Decision {
    Situation<G> situation;
    std::int64_t line;  // that it was read from, counted from 1
    std::string_view question;
    Value written;  // the move made, with the cards it was made with
  };
  std::int64_t round = 0, line = 0;
  Knowledge<G> dealt;  // what the seat knew before anybody had decided
  std::deque<Decision> decisions;
  std::int64_t no_choice = 0;
  Totals before;
  std::optional<Totals> after;  // once it is scored, or thrown in
};

// Follows a record that the rules agree with, and keeps what one seat knew. It alone holds the
// truth.
template <Game G>
class Course {
 public:
  Course(std::span<const Value> lines, Seat seat) : seat_(seat) {
    for (const Value& line : lines) {
      ++line_;
      follow(line);
    }
  }
  std::deque<SeatRound<G>> take() { return std::move(rounds_); }

 private:
  using State = typename G::State;
  using Action = typename G::Action;

  void follow(const Value& line) {
    if (is_header(line)) {
      begin(line);
    } else if (const Value* body = line.find("deal")) {
      settle();
      deal_out(*body);
    } else if (line.has("round") || line.has("end")) {
      settle();
    } else if (!is_unknown(line) && line.has("seat")) {
      const auto decisions = read_decision(state_, line);
      assert(decisions);
      for (const auto& decision : *decisions) make(decision);
    }
  }

  void begin(const Value& header) {
    const Value* options = header.find("options");
    const auto read = G::read_options(options == nullptr ? Value::object() : *options);
    assert(read);
    state_ = start(*read, static_cast<int>(header.find("seats")->items()->size()));
  }

  // What a record may leave unsaid.
  void settle() {
    if (status(state_) != Status::kAwaitsMove) return;
    for (const auto& decision : unsaid(state_)) make(decision);
  }

  void deal_out(const Value& body) {
    rounds_.emplace_back();
    SeatRound<G>& round = rounds_.back();
    round.round = integer_in(body, "round").value_or(0);
    round.line = line_;
    round.before = totals(state_);
    const auto cards = read_deal(state_, body);
    assert(cards);
    deal(state_, *cards);
    known_.events.clear();
    typename G::EventList events;
    deal_events(state_, events);
    tell(events);
    known_.view = view(state_, seat_);
    round.dealt = known_;
  }

  void make(const Decision<Action>& decision) {
    if (decision.seat == seat_) keep(decision.action);
    const State before = state_;
    const Action action = resolve(before, decision.action);
    apply(state_, action);
    typename G::EventList events;
    move_events(before, action, state_, events);
    tell(events);
    if (status(state_) != Status::kAwaitsMove) rounds_.back().after = totals(state_);
  }

  void keep(const Action& action) {
    SeatRound<G>& round = rounds_.back();
    known_.view = view(state_, seat_);
    legal_moves(known_.view, moves_);
    if (forced(state_) || moves_.size() < 2) {
      ++round.no_choice;
    } else {
      round.decisions.push_back({{known_, DecisionLines<G>::move_of(action)},
                                 line_,
                                 question(state_),
                                 write_decision(state_, resolve(state_, action))});
    }
  }

  void tell(const typename G::EventList& events) {
    for (const typename G::Event& event : events) {
      if (event.audience.has(seat_)) known_.events.push_back(event);
    }
  }

  Seat seat_;
  std::int64_t line_ = 0;
  State state_{};
  Knowledge<G> known_;
  std::deque<SeatRound<G>> rounds_;
  typename G::MoveList moves_;
};

}  // namespace lair
