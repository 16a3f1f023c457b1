#pragma once

#include <cstdint>
#include <memory>

#include "core/hash.h"
#include "core/rng.h"
#include "core/value.h"
#include "rules/game.h"

namespace lair {

inline void add_value(Hash& hash, const Value& value) {
  if (const Value::Object* fields = value.fields()) {
    hash.add(fields->size());
    for (const auto& [name, field] : *fields) {
      hash.add(name);
      add_value(hash, field);
    }
  } else if (const Value::Array* items = value.items()) {
    hash.add(items->size());
    for (const Value& item : *items) add_value(hash, item);
  } else if (const std::string* text = value.text()) {
    hash.add(*text);
  } else if (const std::int64_t* number = value.integer()) {
    hash.add(static_cast<std::uint64_t>(*number));
  } else {
    hash.add(value.is_null() ? 2U : *value.flag() ? 1U : 0U);
  }
}

// One hash over seeded random games: the ordered legal moves, the views and events of every seat,
// the scores, all in their written form. A change of the rules, of the order of moves or of what a
// seat learns changes it.
template <Game G>
std::uint64_t signature(const typename G::Options& options, int seats, int games) {
  Hash hash;
  auto moves = std::make_unique<typename G::MoveList>();
  typename G::EventList events;
  for (int game = 0; game < games; ++game) {
    Rng rng = Rng::stream(1, static_cast<std::uint64_t>(game));
    typename G::State state = start(options, seats);
    const auto add_events = [&] {
      for (const typename G::Event& event : events) {
        hash.add(event.audience.bits());
        add_value(hash, write_event(event));
      }
    };
    while (status(state) != Status::kOver) {
      if (status(state) == Status::kAwaitsDeal) {
        if (round_over(state)) add_value(hash, write_round(state));
        const typename G::Deal cards = random_deal(state, rng);
        deal(state, cards);
        deal_events(state, events);
        add_events();
        continue;
      }
      for (int seat = 0; seat < seats; ++seat)
        add_value(hash, write_view(view(state, seat_at(seat))));
      legal_moves(state, *moves);
      for (const typename G::Move& move : *moves) add_value(hash, write_decision(state, move));
      const typename G::Action action =
          resolved<G>(state, (*moves)[rng.below(static_cast<std::uint32_t>(moves->size()))]);
      const typename G::State before = state;
      apply(state, action);
      move_events(before, action, state, events);
      add_events();
    }
    for (const int total : totals(state)) hash.add(static_cast<std::uint64_t>(total));
  }
  return hash.value();
}

// The signature that `lair bench` prints and that a test keeps: every table size, default rules.
template <Game G>
std::uint64_t signature() {
  Hash hash;
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats)
    hash.add(signature<G>({}, seats, 5));
  return hash.value();
}

}  // namespace lair
