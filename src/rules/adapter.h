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
Result<ToldRound> count_told_of(S& state, const Value& round) {
  return count_told(state, round);
}

template <class S>
std::string_view due_rule_of(const S& state, std::string_view line) {
  return due_rule(state, line);
}

}  // namespace adapter

// AnyMatch and AnyGame, made from a game of the contract.
template <Game G, class Base>
class MatchBase : public Base {
 public:
  explicit MatchBase(const typename G::State& state) : state_(state) {}

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

  Value view(Seat seat) const override { return write_view(adapter::view_of(state_, seat)); }
  Value parts() const override { return write_parts(state_); }
  Result<ToldRound> count_told(const Value& round) override {
    return adapter::count_told_of(state_, round);
  }

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

  // For those who know the game's types: the truth, and what happened since the deal, whoever saw
  // it, if events were asked for.
  const typename G::State& state() const { return state_; }
  const std::vector<typename G::Event>& round_events() const { return seen_; }

  MaybeError check_result(const Value& ours, const Value& theirs) const override {
    const bool end = ours.has("winners");
    const auto rule = [&](std::string_view name) {
      return result_rule(state_, end ? std::string_view("winners") : name);
    };
    for (const auto& [name, value] : *ours.fields()) {
      const Value* given = theirs.find(name);
      if (given == nullptr) return Error{"result-missing", "", {{"field", name}}};
      if (!same_form(name, value, *given)) return Error{"result-form", "", {{"field", name}}};
      if (*given != value) {
        return Error{"result-differs", rule(name), {{"field", name}, {"expected", plain(value)}}};
      }
    }
    // A field of this game's that the rules leave out here.
    for (const std::string_view name : G::kResultFields) {
      if (!ours.has(name) && theirs.has(name)) {
        return Error{"result-unexpected", rule(name), {{"field", std::string(name)}}};
      }
    }
    return std::nullopt;
  }

 protected:
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

  void tell(const typename G::EventList& list, std::vector<WrittenEvent>& out) {
    for (const typename G::Event& event : list) {
      seen_.push_back(event);
      out.push_back({event.audience, write_event(event), later(event)});
      if constexpr (requires { offer(event); }) out.back().offer = offer(event);
    }
  }

  State state_;
  std::vector<typename G::Event> seen_;  // in this round, if anybody wanted to know
  std::size_t last_ = 0;                 // where those of the last step begin
  std::optional<State> before_;          // the last step, if some of it is to be told later
};

template <Game G>
class MatchAdapter final : public MatchBase<G, AnyMatch> {
 public:
  using MatchBase<G, AnyMatch>::MatchBase;
  std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<MatchAdapter>(*this); }
};

template <Game G>
class GameAdapter final : public AnyGame {
 public:
  std::string_view name() const override { return G::kName; }
  std::string_view short_name() const override { return G::kShortName; }
  int min_seats() const override { return G::kMinSeats; }
  int max_seats() const override { return G::kMaxSeats; }
  std::span<const std::string_view> errors() const override { return G::kErrors; }
  std::span<const std::string_view> questions() const override { return G::kQuestions; }

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
