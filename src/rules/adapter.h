#pragma once

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/any_game.h"
#include "rules/game.h"

namespace lair {

namespace adapter {

// A class whose members carry the contract's names cannot call the contract by those names.
template <class S>
Status status_of(const S& state) {
  return status(state);
}
template <class S>
Seat to_move_of(const S& state) {
  return to_move(state);
}
template <class S>
bool forced_of(const S& state) {
  return forced(state);
}
template <class S>
bool round_over_of(const S& state) {
  return round_over(state);
}
template <class S>
Totals totals_of(const S& state) {
  return totals(state);
}
template <class S>
SeatSet winners_of(const S& state) {
  return winners(state);
}
template <class S>
auto options_of(const S& state) {
  return options(state);
}
template <class S>
auto deal_for(const S& state, Rng& rng) {
  return random_deal(state, rng);
}
template <class S>
auto deal_by(const S& state, const Lots& lots) {
  return fair_deal(state, lots);
}
template <class S, class D>
void deal_to(S& state, const D& cards) {
  deal(state, cards);
}
template <class O>
auto start_of(const O& options, int seats) {
  return start(options, seats);
}
template <class S>
auto view_of(const S& state, Seat seat) {
  return view(state, seat);
}

template <class S>
bool settling_of(const S& state) {
  return settling(state);
}
template <class S>
std::string_view question_of(const S& state) {
  return question(state);
}
template <class S, class A>
MaybeError check_of(const S& state, Seat seat, const A& action) {
  return check(state, seat, action);
}

template <class S>
std::string_view due_rule_of(const S& state, std::string_view line) {
  return due_rule(state, line);
}

}  // namespace adapter

// AnyMatch and AnyGame, made from a game of the contract.
template <Game G>
class MatchAdapter final : public AnyMatch {
 public:
  explicit MatchAdapter(const typename G::State& state) : state_(state) {}

  std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<MatchAdapter>(*this); }
  int seats() const override { return static_cast<int>(totals().size()); }
  Status status() const override { return adapter::status_of(state_); }
  Seat to_move() const override { return adapter::to_move_of(state_); }
  bool forced() const override { return adapter::forced_of(state_); }
  bool round_over() const override { return adapter::round_over_of(state_); }
  Totals totals() const override { return adapter::totals_of(state_); }
  SeatSet winners() const override { return adapter::winners_of(state_); }

  Value options() const override { return write_options(adapter::options_of(state_)); }
  Value random_deal(Rng& rng) const override {
    return write_deal(state_, adapter::deal_for(state_, rng));
  }
  Value fair_deal(const Lots& lots) const override {
    return write_deal(state_, adapter::deal_by(state_, lots));
  }

  MaybeError deal(const Value& body, std::vector<WrittenEvent>* events) override {
    auto read = read_deal(state_, body);
    if (!read) return std::move(read.error());
    if (MaybeError error = check_deal(state_, *read)) return error;
    adapter::deal_to(state_, *read);
    if (events != nullptr) {
      typename G::EventList list;
      deal_events(state_, list);
      seen_.clear();
      before_.reset();
      tell(list, *events);
    }
    return std::nullopt;
  }

  MaybeError decide(const Value& line, std::vector<WrittenEvent>* events) override {
    auto actions = read_decision(state_, line);
    if (!actions) return std::move(actions.error());
    if (MaybeError error = try_all(state_, *actions)) return error;
    for (const auto& [seat, action] : *actions) step(action, events);
    return std::nullopt;
  }

  void settle(std::vector<WrittenEvent>* events) override {
    for (const auto& [seat, action] : unsaid(state_)) step(action, events);
  }

  std::vector<Value> legal() const override {
    std::vector<Value> lines;
    if (status() == Status::kAwaitsMove) add_legal(state_, lines);
    return lines;
  }

  Value view(Seat seat) const override {
    return write_view(adapter::view_of(asked_as(seat), seat));
  }
  Value public_view() const override { return write_public(adapter::view_of(state_, Seat{})); }

  SeatSet asked() const override {
    SeatSet seats;
    each_asked([&](const State& state) { seats = seats.with(adapter::to_move_of(state)); });
    return seats;
  }

  std::string_view question(Seat seat) const override {
    const State state = asked_as(seat);
    const bool his =
        adapter::status_of(state) == Status::kAwaitsMove && adapter::to_move_of(state) == seat;
    return his ? adapter::question_of(state) : "";
  }

  std::vector<Value> legal(Seat seat) const override {
    std::vector<Value> lines;
    each_asked([&](const State& state) {
      if (adapter::to_move_of(state) == seat) add_legal(state, lines);
    });
    std::vector<Value> different;  // who may do one of two things may decline both
    for (Value& line : lines) {
      if (std::find(different.begin(), different.end(), line) == different.end()) {
        different.push_back(std::move(line));
      }
    }
    return different;
  }

  Result<Value> decision(Seat seat, const Value& line) const override {
    std::optional<Result<Value>> answer;
    const auto ask = [&](const State& state) {
      if (answer && answer->ok()) return;
      auto actions = read_decision(state, line);
      MaybeError error = actions ? try_all(state, *actions) : std::move(actions.error());
      if (!error) {
        answer = write_decision(state, resolve(state, actions->back().action));
      } else if (!answer) {
        answer = *std::move(error);
      }
    };
    each_asked([&](const State& state) {
      if (adapter::to_move_of(state) == seat) ask(state);
    });
    if (!answer) ask(state_);
    return *std::move(answer);
  }

  bool fits(const Value& line) const override {
    const auto actions = read_decision(state_, line);
    return actions && actions->size() == 1 && !try_all(state_, *actions);
  }

  std::unique_ptr<AnyKnowledge> knowledge(Seat seat) const override {
    auto known = std::make_unique<KnowledgeOf<G>>();
    known->knowledge.view = adapter::view_of(asked_as(seat), seat);
    for (const typename G::Event& event : seen_) {
      if (event.audience.has(seat)) known->knowledge.events.push_back(event);
    }
    return known;
  }

  std::optional<Value> aside() const override {
    if (status() != Status::kAwaitsMove) return std::nullopt;
    const auto move = step_aside(state_);
    if (!move) return std::nullopt;
    return write_decision(state_, resolve(state_, *move));
  }
  bool settling() const override { return adapter::settling_of(state_); }

  Value seen(std::optional<Seat> seat) const override { return write_seen(seat, false); }
  Value seen_early(std::optional<Seat> seat) const override { return write_seen(seat, true); }
  Value view_early(std::optional<Seat> seat) const override {
    const Seat eye = seat.value_or(Seat{});
    auto known = adapter::view_of(before_ ? *before_ : state_, eye);
    for (std::size_t i = before_ ? last_ : seen_.size(); i < seen_.size(); ++i) {
      if (seen_[i].audience.has(eye) && !later(seen_[i])) observe(known, seen_[i]);
    }
    return seat ? write_view(known) : write_public(known);
  }
  Value parts() const override { return write_parts(state_); }

  Value round_line() const override { return write_round(state_); }

  Value end_line() const override {
    Value winners = Value::array();
    Value totals = Value::array();
    for (int i = 0; i < seats(); ++i) {
      if (this->winners().has(seat_at(i))) winners.push_back(i);
      totals.push_back(this->totals()[static_cast<std::size_t>(i)]);
    }
    return Value::object({{"winners", std::move(winners)}, {"totals", std::move(totals)}});
  }

  std::string_view due_rule(std::string_view line) const override {
    return adapter::due_rule_of(state_, line);
  }
  std::string_view round_rule() const override { return result_rule(state_, "out"); }

  MaybeError check_result(const Value& ours, const Value& theirs) const override {
    const bool end = ours.has("winners");
    const auto rule = [&](std::string_view name) {
      return result_rule(state_, end ? std::string_view("winners") : name);
    };
    for (const auto& [name, value] : *ours.fields()) {
      const Value* given = theirs.find(name);
      if (given == nullptr) return Error{"result-missing", "", {{"field", name}}};
      if (!same_form(name, value, *given)) return Error{"result-form", "", {{"field", name}}};
      if (*given != value) return Error{"result-differs", rule(name), {{"field", name}}};
    }
    // A field of this game's that the rules leave out here.
    for (const std::string_view name : G::kResultFields) {
      if (!ours.has(name) && theirs.has(name)) {
        return Error{"result-unexpected", rule(name), {{"field", std::string(name)}}};
      }
    }
    return std::nullopt;
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;

  // Of the same kind of data, whatever it says; a seat may also be null.
  static bool same_form(std::string_view name, const Value& ours, const Value& theirs) {
    const auto is_seat = [](const Value& value) {
      return value.is_null() || value.integer() != nullptr;
    };
    if (is_seat(ours)) return is_seat(theirs);
    if (ours.items() == nullptr || theirs.items() == nullptr) return false;
    const bool texts = !ours.items()->empty() && ours.items()->front().text() != nullptr;
    const auto fits = [&](const Value& item) {
      return texts ? item.text() != nullptr : item.integer() != nullptr;
    };
    const bool by_seat = name == "points" || name == "totals";
    if (by_seat && theirs.items()->size() != ours.items()->size()) return false;
    return std::all_of(theirs.items()->begin(), theirs.items()->end(), fits);
  }

  // Shows every state in which somebody is asked at the same time as the player to move, who is
  // asked in the first.
  template <class Show>
  void each_asked(Show show) const {
    if (status() != Status::kAwaitsMove) return;
    show(state_);
    State state = state_;
    for (auto move = step_aside(state); move; move = step_aside(state)) {
      apply(state, *move);
      if (adapter::status_of(state) != Status::kAwaitsMove || !step_aside(state)) return;
      show(state);
    }
  }

  // The first state in which the seat is asked, if it is; else the truth.
  State asked_as(Seat seat) const {
    State found = state_;
    bool done = false;
    each_asked([&](const State& state) {
      if (done || adapter::to_move_of(state) != seat) return;
      found = state;
      done = true;
    });
    return found;
  }

  static void add_legal(const State& state, std::vector<Value>& lines) {
    auto moves = std::make_unique<typename G::MoveList>();
    legal_moves(state, *moves);
    lines.reserve(lines.size() + moves->size());
    for (const typename G::Move& move : *moves) {
      lines.push_back(write_decision(state, resolve(state, move)));
    }
  }

  static MaybeError try_all(State state, const typename G::DecisionList& actions) {
    for (const auto& [seat, action] : actions) {
      if (MaybeError error = adapter::check_of(state, seat, action)) return error;
      if (actions.size() > 1) apply(state, action);
    }
    return std::nullopt;
  }

  void step(const Action& action, std::vector<WrittenEvent>* events) {
    const State before = state_;
    const Action resolved = resolve(before, action);
    apply(state_, resolved);
    if (events == nullptr) return;
    typename G::EventList list;
    move_events(before, resolved, state_, list);
    last_ = seen_.size();
    before_.reset();
    if (std::any_of(list.begin(), list.end(), [](const auto& event) { return later(event); })) {
      before_ = before;
    }
    tell(list, *events);
  }

  Value write_seen(std::optional<Seat> seat, bool early) const {
    const SeatSet everybody = SeatSet::all(seats());
    Value list = Value::array();
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      const typename G::Event& event = seen_[i];
      if (early && before_ && i >= last_ && later(event)) continue;
      if (seat ? event.audience.has(*seat) : event.audience == everybody) {
        list.push_back(write_event(event));
      }
    }
    return list;
  }

  void tell(const typename G::EventList& list, std::vector<WrittenEvent>& out) {
    for (const typename G::Event& event : list) {
      seen_.push_back(event);
      out.push_back({event.audience, write_event(event), later(event)});
    }
  }

  State state_;
  std::vector<typename G::Event> seen_;  // in this round, if anybody wanted to know
  std::size_t last_ = 0;                 // where those of the last step begin
  std::optional<State> before_;          // the last step, if some of it is to be told later
};

template <Game G>
class GameAdapter final : public AnyGame {
 public:
  std::string_view name() const override { return G::kName; }
  std::string_view short_name() const override { return G::kShortName; }
  int min_seats() const override { return G::kMinSeats; }
  int max_seats() const override { return G::kMaxSeats; }
  std::span<const std::string_view> errors() const override { return G::kErrors; }

  Result<std::unique_ptr<AnyMatch>> start(const Value& options, int seats) const override {
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      return seats_error(G::kMinSeats, G::kMaxSeats);
    }
    auto read = G::read_options(options);
    if (!read) return std::move(read.error());
    return std::unique_ptr<AnyMatch>(
        std::make_unique<MatchAdapter<G>>(adapter::start_of(*read, seats)));
  }

  std::optional<Result<Value>> answer(std::string_view op, const Value& request) const override {
    return G::answer(op, request);
  }
};

}  // namespace lair
