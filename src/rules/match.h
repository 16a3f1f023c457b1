#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/inline_vector.h"
#include "core/result.h"
#include "core/seat.h"
#include "rules/calls.h"
#include "rules/game.h"
#include "rules/score_pad.h"

// The driver of a match. Everybody who plays or replays a match steps it with this class: the
// arena, the terminal, tables, records and reviews.

namespace lair {

template <Game G>
class Match;

// Decisions that the rules allow, one after the other, in the position in which they were checked.
// Only Match::check makes this type and Match::act takes nothing else, so each decision is checked
// exactly once.
template <Game G>
class Checked {
 public:
  using Decisions = InlineVector<Decision<typename G::Action>, kMaxSeats + 1>;
  const Decisions& decisions() const { return decisions_; }

 private:
  friend class Match<G>;
  Decisions decisions_;
  std::uint64_t position_ = 0;  // the number of steps before it
};

// The latest deal or decision of a match.
template <Game G>
struct Step {
  typename G::State before;
  std::optional<Decision<typename G::Action>> decision;  // every card named; none: a deal
};

// A match in progress: the truth, the events of the round, and from these what each seat knows.
template <Game G>
class Match {
 public:
  using State = typename G::State;
  using Deal = typename G::Deal;
  using Action = typename G::Action;
  using Event = typename G::Event;

  Match(const typename G::Options& options, int seats) : Match(calls::start_of(options, seats)) {}
  // Continues from a state. Earlier events of its round are unknown.
  explicit Match(const State& state) : state_(state), last_{state, std::nullopt} {}

  const State& state() const { return state_; }
  int seats() const { return static_cast<int>(totals(state_).size()); }

  // `cards` must pass check_deal.
  void deal(const Deal& cards) {
    begin_step();
    calls::deal_to(state_, cards);
    cards_ = cards;
    events_.clear();
    first_event_ = 0;
    typename G::EventList events;
    deal_events(state_, events);
    events_.insert(events_.end(), events.begin(), events.end());
  }

  Result<Checked<G>> check(Seat seat, const Action& action) const {
    const Decision<Action> decision{seat, action};
    return check(std::span(&decision, 1));
  }

  // Checks each decision in the position after those before it.
  Result<Checked<G>> check(std::span<const Decision<Action>> decisions) const {
    if (MaybeError error = find_error(state_, decisions)) return *std::move(error);
    Checked<G> checked;
    for (const Decision<Action>& decision : decisions) checked.decisions_.push_back(decision);
    checked.position_ = steps_;
    return checked;
  }

  // The same in another position, such as one in which others have decided first.
  static MaybeError find_error(const State& state, std::span<const Decision<Action>> decisions) {
    if (decisions.size() == 1) return find_error(state, decisions.front());
    State after = state;
    for (const Decision<Action>& decision : decisions) {
      if (MaybeError error = find_error(after, decision)) return error;
      apply(after, decision.action);
    }
    return std::nullopt;
  }

  // Makes decisions that were checked in this position. Calls `on_step` after each of them.
  template <class OnStep>
  void act(const Checked<G>& checked, const OnStep& on_step) {
    assert(checked.position_ == steps_);
    for (const Decision<Action>& decision : checked.decisions_) {
      step(decision);
      on_step();
    }
  }
  void act(const Checked<G>& checked) {
    act(checked, [] {});
  }

  const Step<G>& last() const { return last_; }
  // The events of the round, and those of the last step, whoever may see them.
  const std::vector<Event>& round_events() const { return events_; }
  std::span<const Event> last_events() const { return std::span(events_).subspan(first_event_); }
  const Deal& cards() const { return cards_; }  // of the round

  // The knowledge of a seat; `as_asked` is the state in which it decides, usually the truth.
  void know(Seat seat, const State& as_asked, Knowledge<G>& knowledge) const {
    knowledge.view = view(as_asked, seat);
    knowledge.events.clear();
    for (const Event& event : events_) {
      if (event.audience.has(seat)) knowledge.events.push_back(event);
    }
  }
  void know(Seat seat, Knowledge<G>& knowledge) const { know(seat, state_, knowledge); }

  // Counts a round that people played with real cards (docs/score-pad.md). Such a match is not
  // played on.
  Result<PadRound> count_round(const Value& round) { return count_pad_round<G>(state_, round); }

 private:
  static MaybeError find_error(const State& state, const Decision<Action>& decision) {
    return calls::check_of(state, decision.seat, decision.action);
  }

  void begin_step() {
    ++steps_;
    last_.before = state_;
    last_.decision.reset();
  }

  void step(const Decision<Action>& decision) {
    begin_step();
    const Action action = resolved<G>(state_, decision.action);
    apply(state_, action);
    last_.decision = Decision<Action>{decision.seat, action};
    first_event_ = events_.size();
    typename G::EventList events;
    move_events(last_.before, action, state_, events);
    events_.insert(events_.end(), events.begin(), events.end());
  }

  State state_;
  Step<G> last_;
  Deal cards_{};
  std::vector<Event> events_;
  std::size_t first_event_ = 0;  // of the last step
  std::uint64_t steps_ = 0;
};

}  // namespace lair
