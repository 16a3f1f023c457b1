#include "rules/live_match.h"

#include <algorithm>
#include <utility>

#include "rules/adapter.h"
#include "rules/registry.h"

namespace lair {
namespace {

template <Game G>
class LiveAdapter final : public MatchBase<G, LiveMatch> {
 public:
  using MatchBase<G, LiveMatch>::MatchBase;

  std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<LiveAdapter>(*this); }
  Value view(Seat seat) const override {
    return write_view(adapter::view_of(asked_as(seat), seat));
  }
  Value public_view() const override {
    return write_public(adapter::view_of(this->state_, Seat{}));
  }

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

  std::vector<Value> legal_of(Seat seat) const override {
    std::vector<Value> lines;
    each_asked([&](const State& state) {
      if (adapter::to_move_of(state) == seat) this->add_legal(state, lines);
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
      MaybeError error = actions ? this->try_all(state, *actions) : std::move(actions.error());
      if (!error) {
        answer = write_decision(state, resolve(state, actions->back().action));
      } else if (!answer) {
        answer = *std::move(error);
      }
    };
    each_asked([&](const State& state) {
      if (adapter::to_move_of(state) == seat) ask(state);
    });
    if (!answer) ask(this->state_);
    return *std::move(answer);
  }

  bool fits(const Value& line) const override {
    const auto actions = read_decision(this->state_, line);
    return actions && actions->size() == 1 && !this->try_all(this->state_, *actions);
  }

  std::unique_ptr<AnyKnowledge> knowledge(Seat seat) const override {
    auto known = std::make_unique<KnowledgeOf<G>>();
    known->knowledge.view = adapter::view_of(asked_as(seat), seat);
    for (const typename G::Event& event : this->seen_) {
      if (event.audience.has(seat)) known->knowledge.events.push_back(event);
    }
    return known;
  }

  std::optional<Value> aside() const override {
    if (this->status() != Status::kAwaitsMove) return std::nullopt;
    const auto move = step_aside(this->state_);
    if (!move) return std::nullopt;
    return write_decision(this->state_, resolve(this->state_, *move));
  }
  bool settling() const override { return adapter::settling_of(this->state_); }

  Value seen(std::optional<Seat> seat) const override { return write_seen(seat, false); }
  Value seen_early(std::optional<Seat> seat) const override { return write_seen(seat, true); }
  Value view_early(std::optional<Seat> seat) const override {
    const Seat eye = seat.value_or(Seat{});
    auto known = adapter::view_of(this->before_ ? *this->before_ : this->state_, eye);
    for (std::size_t i = this->before_ ? this->last_ : this->seen_.size(); i < this->seen_.size();
         ++i) {
      if (this->seen_[i].audience.has(eye) && !later(this->seen_[i]))
        observe(known, this->seen_[i]);
    }
    return seat ? write_view(known) : write_public(known);
  }

 private:
  using State = typename G::State;

  // Shows every state in which somebody is asked at the same time as the player to move, who is
  // asked in the first.
  template <class Show>
  void each_asked(Show show) const {
    if (this->status() != Status::kAwaitsMove) return;
    show(this->state_);
    State state = this->state_;
    for (auto move = step_aside(state); move; move = step_aside(state)) {
      apply(state, *move);
      if (adapter::status_of(state) != Status::kAwaitsMove || !step_aside(state)) return;
      show(state);
    }
  }

  // The first state in which the seat is asked, if it is; else the truth.
  State asked_as(Seat seat) const {
    State found = this->state_;
    bool done = false;
    each_asked([&](const State& state) {
      if (done || adapter::to_move_of(state) != seat) return;
      found = state;
      done = true;
    });
    return found;
  }

  Value write_seen(std::optional<Seat> seat, bool early) const {
    const SeatSet everybody = SeatSet::all(this->seats());
    Value list = Value::array();
    for (std::size_t i = 0; i < this->seen_.size(); ++i) {
      const typename G::Event& event = this->seen_[i];
      if (early && this->before_ && i >= this->last_ && later(event)) continue;
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
  with_game(game, [&](auto kind) {
    using G = decltype(kind);
    if (seats < G::kMinSeats || seats > G::kMaxSeats) {
      made = seats_error(G::kMinSeats, G::kMaxSeats);
      return;
    }
    auto read = G::read_options(options);
    if (!read) {
      made = std::move(read.error());
    } else {
      made = std::unique_ptr<LiveMatch>(
          std::make_unique<LiveAdapter<G>>(adapter::start_of(*read, seats)));
    }
  });
  return made;
}

}  // namespace lair
