#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"
#include "core/value.h"
#include "rules/game.h"

// What a seat knows when all it has is what somebody tells it in the written form: a server, which
// may be wrong or worse. Each game reads its own (hearing.h there).

namespace lair {

// The seat of one who looks on: none. His view has no hand, and of events he is told those that
// all are told.
inline constexpr Seat kOnlooker = seat_at(kMaxSeats);

// What is told cannot be.
inline Error told_wrong(const Value& told) {
  const std::string_view what = text_in(told, "event");
  return {"told-wrong", "", {{"what", std::string(what.empty() ? "?" : what.substr(0, 40))}}};
}

// A list of numbers, as many as there is room for; none that no game comes near.
inline MaybeError read_numbers(const Value& object, std::string_view name,
                               std::span<std::int32_t> into) {
  constexpr std::int64_t kFarthest = 1'000'000;
  const auto list = list_field(object, name);
  if (!list) return list.error();
  if ((*list)->size() != into.size()) return told_wrong(object);
  for (std::size_t i = 0; i < into.size(); ++i) {
    const std::int64_t* number = (**list)[i].integer();
    if (number == nullptr || *number < -kFarthest || *number > kFarthest) return told_wrong(object);
    into[i] = static_cast<std::int32_t>(*number);
  }
  return std::nullopt;
}

// A game that can read its views and events back. Without that, it cannot be played on a server
// from the terminal.
template <class G>
concept ReadsEvents = requires(typename G::View& view, const Value& written) {
  agrees(view, written);
};

// Takes in the event that comes next. After an error nothing is known any more that could be relied
// on.
template <Game G>
MaybeError hear(Knowledge<G>& knowledge, const Value& told) {
  const std::span<const typename G::Event> seen(knowledge.events.begin(), knowledge.events.end());
  auto event = read_event(knowledge.view, seen, told);
  if (!event) return std::move(event.error());
  if (begins_round(*event)) knowledge.events.clear();
  if (knowledge.events.size() == G::kMaxRoundEvents) return told_wrong(told);
  observe(knowledge.view, *event);
  knowledge.events.push_back(*event);
  return std::nullopt;
}

}  // namespace lair
