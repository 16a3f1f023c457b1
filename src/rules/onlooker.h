#pragma once

#include <span>
#include <utility>

#include "rules/hearing.h"

// Whoever is told of a game in the written form, with a seat in it or without: each game says what
// it does not tell one who looks on.

namespace lair {

// What is known before anything has happened.
template <Game G>
typename G::View first_view(const typename G::Options& options, int seats, Seat seat) {
  auto known = view(start(options, seats), seat == kOnlooker ? Seat{} : seat);
  known.seat = seat;
  return known;
}

// Takes in these events, calling `tell` behind each; then the view must be as written. A deal that
// an onlooker is told of by no event is told where it belongs.
template <Game G, class Tell>
MaybeError hear_all(Knowledge<G>& knowledge, std::span<const Value> events, const Value* written,
                    const Tell& tell) {
  const auto deal = [&](std::span<const Value> behind) -> MaybeError {
    if (knowledge.view.seat != kOnlooker || written == nullptr) return std::nullopt;
    auto untold = untold_deal(knowledge.view, behind, *written);
    if (!untold) return std::move(untold.error());
    if (!*untold) return std::nullopt;
    knowledge.events.clear();
    observe(knowledge.view, **untold);
    knowledge.events.push_back(**untold);
    tell();
    return std::nullopt;
  };
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (MaybeError error = deal(events.subspan(i))) return error;
    if (MaybeError error = hear(knowledge, events[i])) return error;
    tell();
  }
  if (MaybeError error = deal({})) return error;
  if (written == nullptr || agrees(knowledge.view, *written)) return std::nullopt;
  return told_wrong(Value::object({{"event", "view"}}));
}

}  // namespace lair
