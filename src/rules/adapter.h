#pragma once

#include <cassert>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/any_game.h"
#include "rules/calls.h"
#include "rules/end_line.h"
#include "rules/game.h"
#include "rules/match.h"
#include "rules/notation.h"
#include "rules/referee.h"
#include "rules/result_check.h"
#include "rules/secret_offers.h"

namespace lair {

// AnyMatch and AnyGame, made from any game.
template <Notation G, class Base>
class MatchBase : public Base {
 public:
  explicit MatchBase(const typename G::State& state) : match_(state) {}

  std::string_view game() const override { return G::kName; }
  const void* typed() const override { return &match_; }

  int seats() const override { return match_.seats(); }
  Status status() const override { return calls::status_of(truth()); }
  Seat to_move() const override { return calls::to_move_of(truth()); }
  bool forced() const override { return calls::forced_of(truth()); }
  bool round_over() const override { return calls::round_over_of(truth()); }
  Totals totals() const override { return calls::totals_of(truth()); }
  SeatSet winners() const override { return calls::winners_of(truth()); }

  Value options() const override { return write_options(calls::options_of(truth())); }
  Value random_deal(Rng& rng) const override {
    return write_deal(truth(), calls::random_deal_of(truth(), rng));
  }
  Value fair_deal(const Lots& lots) const override {
    return write_deal(truth(), calls::fair_deal_of(truth(), lots));
  }

  MaybeError deal(const Value& body, const OnStep& on_step) override {
    auto read = read_deal(truth(), body);
    if (!read) return std::move(read.error());
    if (MaybeError error = check_deal(truth(), *read)) return error;
    match_.deal(*read);
    if (on_step) on_step(*this);
    return std::nullopt;
  }

  MaybeError decide(const Value& line, const OnStep& on_step) override {
    auto decisions = read_decision(truth(), line);
    if (!decisions) return std::move(decisions.error());
    auto checked = match_.check(*decisions);
    if (!checked) return std::move(checked.error());
    make(*checked, on_step);
    return std::nullopt;
  }

  void settle(const OnStep& on_step) override {
    const auto checked = match_.check(omitted_decisions<G>(truth()));
    assert(checked);
    make(*checked, on_step);
  }

  void write_events(std::vector<WrittenEvent>& events) const override {
    for (const typename G::Event& event : match_.last_events()) {
      events.push_back({event.audience, write_event(event), later(event), offer_of<G>(event)});
    }
  }

  std::vector<Value> legal() const override {
    std::vector<Value> lines;
    if (status() == Status::kAwaitsMove) add_legal(truth(), lines);
    return lines;
  }

  Value view(Seat seat) const override { return write_view(calls::view_of(truth(), seat)); }
  Value parts() const override { return write_parts(truth()); }
  Result<PadRound> count_round(const Value& round) override { return match_.count_round(round); }

  Value round_line() const override { return write_round(truth()); }

  Value end_line() const override { return write_end(truth()); }

  std::string_view due_rule(std::string_view line) const override {
    return calls::due_rule_of(truth(), line);
  }
  std::string_view round_rule() const override { return result_rule(truth(), "out"); }

  MaybeError check_result(const Value& ours, const Value& theirs) const override {
    std::string_view wrong;
    MaybeError error = find_difference(ours, theirs, G::kResultFields, wrong);
    if (!wrong.empty()) error->rule = result_rule(truth(), wrong);
    return error;
  }

 protected:
  using State = typename G::State;

  static void add_legal(const State& state, std::vector<Value>& lines) {
    auto moves = std::make_unique<typename G::MoveList>();
    legal_moves(state, *moves);
    lines.reserve(lines.size() + moves->size());
    for (const typename G::Move& move : *moves) {
      lines.push_back(write_decision(state, resolved<G>(state, move)));
    }
  }

  const State& truth() const { return match_.state(); }

  void make(const Checked<G>& checked, const OnStep& on_step) {
    match_.act(checked, [&] {
      if (on_step) on_step(*this);
    });
  }

  Match<G> match_;
};

template <Notation G>
class MatchAdapter final : public MatchBase<G, AnyMatch> {
 public:
  using MatchBase<G, AnyMatch>::MatchBase;
  std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<MatchAdapter>(*this); }
};

// Starts a match of the game G as an `Adapter`, which is a `Base`.
template <class Adapter, Game G, class Base>
Result<std::unique_ptr<Base>> start_as(const Value& options, int seats) {
  if (seats < G::kMinSeats || seats > G::kMaxSeats) return seats_error(G::kMinSeats, G::kMaxSeats);
  auto read = G::read_options(options);
  if (!read) return std::move(read.error());
  return std::unique_ptr<Base>(std::make_unique<Adapter>(start(*read, seats)));
}

template <Notation G>
class GameAdapter final : public AnyGame {
 public:
  std::string_view name() const override { return G::kName; }
  std::string_view short_name() const override { return G::kShortName; }
  int min_seats() const override { return G::kMinSeats; }
  int max_seats() const override { return G::kMaxSeats; }
  std::span<const std::string_view> errors() const override { return G::kErrors; }
  std::span<const std::string_view> questions() const override {
    if constexpr (HasReferee<G>) {
      return G::kQuestions;
    } else {
      return {};
    }
  }
  OptionTable option_table() const override { return lair::option_table(G::kOptions); }
  Value constants() const override {
    if constexpr (requires { G::constants(); }) return G::constants();
    return Value::object();
  }

  Result<std::unique_ptr<AnyMatch>> start(const Value& options, int seats) const override {
    return start_as<MatchAdapter<G>, G, AnyMatch>(options, seats);
  }

  std::optional<Result<Value>> answer(std::string_view op, const Value& request) const override {
    if constexpr (HasReferee<G>) {
      return G::answer(op, request);
    } else {
      return std::nullopt;
    }
  }
};

}  // namespace lair
