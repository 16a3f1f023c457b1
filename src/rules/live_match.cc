#include "rules/live_match.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rules/adapter.h"
#include "rules/registry.h"

namespace lair {
namespace {

template <Game G>
class CheckedOf final : public AnyChecked {
 public:
  explicit CheckedOf(const Checked<G>& checked) : actions(checked) {}
  Checked<G> actions;
};

template <Notation G>
class LiveAdapter final : public MatchBase<G, LiveMatch> {
 public:
  using MatchBase<G, LiveMatch>::MatchBase;

  std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<LiveAdapter>(*this); }
  Value view(Seat seat) const override { return write_view(calls::view_of(asked_as(seat), seat)); }
  Value public_view() const override { return write_public(calls::view_of(truth(), Seat{})); }

  SeatSet asked() const override {
    SeatSet seats;
    each_asked([&](const State& state) { seats = seats.with(calls::to_move_of(state)); });
    return seats;
  }

  std::string_view question(Seat seat) const override {
    const State state = asked_as(seat);
    const bool is_asked =
        calls::status_of(state) == Status::kAwaitsMove && calls::to_move_of(state) == seat;
    return is_asked ? calls::question_of(state) : "";
  }

  std::vector<Value> legal_of(Seat seat) const override {
    std::vector<Value> lines;
    each_asked([&](const State& state) {
      if (calls::to_move_of(state) == seat) this->add_legal(state, lines);
    });
    std::vector<Value> different;  // a seat that is asked twice may decline both
    for (Value& line : lines) {
      if (std::find(different.begin(), different.end(), line) == different.end()) {
        different.push_back(std::move(line));
      }
    }
    return different;
  }

  bool has_more_legal(Seat seat, std::size_t most) const override {
    auto moves = std::make_unique<typename G::MoveList>();
    std::size_t count = 0;
    each_asked([&](const State& state) {
      if (calls::to_move_of(state) != seat) return;
      moves->clear();
      legal_moves(state, *moves);
      count += moves->size();
    });
    return count > most;
  }

  // A seat may be asked in several positions: the first that allows the line counts.
  Result<CheckedLine> check(Seat seat, const Value& line) const override {
    std::optional<Result<CheckedLine>> answer;
    const auto ask = [&](const State& state, bool now) {
      if (answer && answer->ok()) return;
      auto checked = check_in(state, now, line);
      if (checked || !answer) answer = std::move(checked);
    };
    bool now = true;
    each_asked([&](const State& state) {
      if (calls::to_move_of(state) == seat) ask(state, now);
      now = false;
    });
    if (!answer) ask(truth(), true);
    return *std::move(answer);
  }

  std::unique_ptr<AnyChecked> check_due(const Value& line) const override {
    const auto decisions = read_decision(truth(), line);
    if (!decisions || decisions->size() != 1) return nullptr;
    const auto checked = this->match_.check(*decisions);
    return checked ? std::make_unique<CheckedOf<G>>(*checked) : nullptr;
  }

  void act(const AnyChecked& actions, const OnStep& on_step) override {
    this->make(static_cast<const CheckedOf<G>&>(actions).actions, on_step);
  }

  CheckedLine forced_move() const override {
    auto moves = std::make_unique<typename G::MoveList>();
    legal_moves(truth(), *moves);
    return own_move((*moves)[0]);
  }

  bool may_step_aside() const override {
    return this->status() == Status::kAwaitsMove && aside_of<G>(truth()).has_value();
  }
  CheckedLine step_aside() const override { return own_move(*aside_of<G>(truth())); }
  bool settling() const override { return calls::settling_of(truth()); }

  std::unique_ptr<AnyKnowledge> knowledge(Seat seat) const override {
    auto known = std::make_unique<KnowledgeOf<G>>();
    this->match_.know(seat, asked_as(seat), known->knowledge);
    return known;
  }

  Value seen(std::optional<Seat> seat) const override { return write_seen(seat, 0); }
  Value seen_early(std::optional<Seat> seat) const override {
    return write_seen(seat, this->match_.last_events().size());
  }
  Value view_early(std::optional<Seat> seat) const override {
    const Seat viewer = seat.value_or(Seat{});
    const auto& events = this->match_.last_events();
    const bool hides =
        std::any_of(events.begin(), events.end(), [](const auto& event) { return later(event); });
    auto known = calls::view_of(hides ? this->match_.last().before : truth(), viewer);
    for (const typename G::Event& event : events) {
      if (hides && event.audience.has(viewer) && !later(event)) observe(known, event);
    }
    return seat ? write_view(known) : write_public(known);
  }

 private:
  using State = typename G::State;
  using MatchBase<G, LiveMatch>::truth;

  // Calls `show` with each state in which a seat is asked at the same time as the player to move,
  // who is asked in the first: the truth. The others have the earlier ones stepped aside.
  template <class Show>
  void each_asked(Show show) const {
    if (this->status() != Status::kAwaitsMove) return;
    show(truth());
    State after = truth();
    for (auto move = aside_of<G>(after); move; move = aside_of<G>(after)) {
      apply(after, *move);
      if (calls::status_of(after) != Status::kAwaitsMove || !aside_of<G>(after)) return;
      show(after);
    }
  }

  // The first state in which the seat is asked, if it is; else the truth.
  State asked_as(Seat seat) const {
    State found = truth();
    bool done = false;
    each_asked([&](const State& state) {
      if (done || calls::to_move_of(state) != seat) return;
      found = state;
      done = true;
    });
    return found;
  }

  // `now`: the state is the truth, so the line can be made at once.
  Result<CheckedLine> check_in(const State& state, bool now, const Value& line) const {
    auto decisions = read_decision(state, line);
    if (!decisions) return std::move(decisions.error());
    std::unique_ptr<AnyChecked> actions;
    if (now) {
      auto checked = this->match_.check(*decisions);
      if (!checked) return std::move(checked.error());
      actions = std::make_unique<CheckedOf<G>>(*checked);
    } else if (MaybeError error = Match<G>::find_error(state, *decisions)) {
      return *std::move(error);
    }
    const auto& own = decisions->back().action;
    return CheckedLine{write_decision(state, resolved<G>(state, own)), std::move(actions)};
  }

  CheckedLine own_move(const typename G::Move& move) const {
    const typename G::Action action = resolved<G>(truth(), move);
    const auto checked = this->match_.check(this->to_move(), action);
    assert(checked);
    return {write_decision(truth(), action), std::make_unique<CheckedOf<G>>(*checked)};
  }

  // Leaves out what is to be told later among the last `held_back` events.
  Value write_seen(std::optional<Seat> seat, std::size_t held_back) const {
    const SeatSet everybody = SeatSet::all(this->seats());
    const auto& events = this->match_.round_events();
    Value list = Value::array();
    for (std::size_t i = 0; i < events.size(); ++i) {
      const typename G::Event& event = events[i];
      if (i >= events.size() - held_back && later(event)) continue;
      if (seat ? event.audience.has(*seat) : event.audience == everybody) {
        list.push_back(write_event(event));
      }
    }
    return list;
  }
};

}  // namespace

Result<std::unique_ptr<LiveMatch>> start_live(std::string_view game, const Value& options,
                                              int seats) {
  Result<std::unique_ptr<LiveMatch>> made = unknown_game(game);
  with_game(game,
            [&]<Game G>(G) { made = start_as<LiveAdapter<G>, G, LiveMatch>(options, seats); });
  return made;
}

}  // namespace lair
