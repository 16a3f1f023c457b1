#pragma once

#include <memory>
#include <vector>

#include "rules/game.h"

// For tests of bots.

namespace lair {

// A decision of some round that leaves a choice, as its player knows it.
template <Game G>
struct Position {
  typename G::State state;
  Knowledge<G> knowledge;
  typename G::MoveList moves;
};

template <Game G>
class RandomPositions {
 public:
  explicit RandomPositions(Rng& rng) : rng_(rng) {}

  // Plays at random and stops somewhere.
  std::unique_ptr<Position<G>> next() {
    auto position = std::make_unique<Position<G>>();
    typename G::State& state = position->state;
    state = start(typename G::Options{}, 3);
    for (int left = rng_.between(0, 40);; --left) {
      if (status(state) != Status::kAwaitsMove) begin(state);
      legal_moves(state, position->moves);
      if (left <= 0 && position->moves.size() > 1 && !forced(state)) break;
      step(state, position->moves);
    }
    const Seat seat = to_move(state);
    position->knowledge.events = known_[at(seat)].events;
    position->knowledge.view = view(state, seat);
    return position;
  }

 private:
  void begin(typename G::State& state) {
    state = start(typename G::Options{}, 3);
    deal(state, random_deal(state, rng_));
    for (auto& seat : known_) seat.events.clear();
    typename G::EventList events;
    deal_events(state, events);
    tell(events);
  }

  void step(typename G::State& state, const typename G::MoveList& moves) {
    const auto action =
        resolved<G>(state, moves[rng_.below(static_cast<std::uint32_t>(moves.size()))]);
    const typename G::State before = state;
    apply(state, action);
    typename G::EventList events;
    move_events(before, action, state, events);
    tell(events);
  }

  void tell(const typename G::EventList& events) {
    for (const auto& event : events) {
      for (int seat = 0; seat < 3; ++seat) {
        if (event.audience.has(seat_at(seat))) known_[at(seat_at(seat))].events.push_back(event);
      }
    }
  }

  Rng& rng_;
  std::vector<Knowledge<G>> known_ = std::vector<Knowledge<G>>(3);
};

}  // namespace lair
