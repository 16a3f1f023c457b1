#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string_view>
#include <utility>

#include "bots/decision_lines.h"
#include "core/value.h"
#include "rules/match.h"

namespace lair {

// A decision of a seat that had a choice. The judge gets nothing else.
template <Game G>
struct Situation {
  Knowledge<G> knowledge;
  typename G::Move made;
};

// One deal, as a seat played it.
template <Game G>
struct SeatRound {
  struct Decision {
    Situation<G> situation;
    std::int64_t line;  // of the record, counted from 1
    std::string_view question;
    Value written;  // the move made, with the cards it was made with
  };
  std::int64_t round = 0, line = 0;
  Knowledge<G> dealt;  // before the first decision
  std::deque<Decision> decisions;
  std::int64_t no_choice = 0;
  Totals before;
  std::optional<Totals> after;  // once the deal is scored or thrown in
};

// Collects the rounds of one seat from a match while its record is read.
template <Game G>
class SeatHistory {
 public:
  explicit SeatHistory(Seat seat) : seat_(seat) {}

  // Is called after each step of the match, with the line of the record that made the step and its
  // number, counted from 1.
  void add(const Match<G>& match, const Value& line, std::int64_t number) {
    if (const auto& decision = match.last().decision) {
      if (decision->seat == seat_) add_decision(match.last().before, decision->action, number);
      observe_events(match);
    } else {
      begin_round(match, number);
      rounds_.back().round = integer_in(*line.find("deal"), "round").value_or(0);
    }
    if (status(match.state()) != Status::kAwaitsMove) {
      rounds_.back().after = totals(match.state());
    }
  }
  std::deque<SeatRound<G>> take() { return std::move(rounds_); }

 private:
  using State = typename G::State;
  using Action = typename G::Action;

  void begin_round(const Match<G>& match, std::int64_t line) {
    rounds_.emplace_back();
    SeatRound<G>& round = rounds_.back();
    round.line = line;
    round.before = totals(match.last().before);
    known_.events.clear();
    observe_events(match);
    known_.view = view(match.state(), seat_);
    round.dealt = known_;
  }

  void add_decision(const State& before, const Action& action, std::int64_t line) {
    SeatRound<G>& round = rounds_.back();
    known_.view = view(before, seat_);
    legal_moves(known_.view, moves_);
    if (forced(before) || moves_.size() < 2) {
      ++round.no_choice;
      return;
    }
    round.decisions.push_back({{known_, DecisionLines<G>::move_of(action)},
                               line,
                               question(before),
                               write_decision(before, action)});
  }

  void observe_events(const Match<G>& match) {
    for (const typename G::Event& event : match.last_events()) {
      if (event.audience.has(seat_)) known_.events.push_back(event);
    }
  }

  Seat seat_;
  Knowledge<G> known_;  // its view is that of the seat's last decision
  std::deque<SeatRound<G>> rounds_;
  typename G::MoveList moves_;
};

}  // namespace lair
