#include "table/requests.h"

#include <algorithm>
#include <array>

#include "table/request_handlers.h"

namespace lair {
namespace {

constexpr std::array<RequestRoute, 17> kRoutes = {{
    {"move", Who::kSeated, When::kPlaying, false, handle_move},  // first: the most frequent
    {"sit", Who::kPlayer, When::kOpen, false, handle_sit},
    {"bot", Who::kCreator, When::kOpen, false, handle_bot},
    {"remove", Who::kCreator, When::kAlways, false, handle_remove},
    {"settings", Who::kCreator, When::kOpen, false, handle_settings},
    {"start", Who::kCreator, When::kOpen, true, handle_start},
    {"legal", Who::kSeated, When::kAlways, true, handle_legal},
    {"hint", Who::kSeated, When::kAlways, true, handle_hint},
    {"stand", Who::kSeated, When::kAlways, true, handle_stand},
    {"next", Who::kSeated, When::kPlaying, true, handle_next},
    {"rematch", Who::kSeated, When::kOver, true, handle_rematch},
    {"vote", Who::kSeated, When::kAlways, false, handle_vote},
    {"back", Who::kSeated, When::kAlways, true, handle_back},
    {"say", Who::kSeated, When::kAlways, false, handle_phrase},
    {"text", Who::kSeated, When::kAlways, false, handle_text},
    {"commit", Who::kSeated, When::kAlways, false, handle_commit},
    {"reveal", Who::kSeated, When::kAlways, false, handle_reveal},
}};

MaybeError check_who(const TableState& state, const RequestRoute& route, const Visitor& visitor) {
  if (route.who == Who::kPlayer && visitor.player.empty()) {
    return Error{"server-no-player", "", {}};
  }
  if (route.who == Who::kCreator && visitor.player != state.seating().creator()) {
    return Error{"table-not-creator", "", {}};
  }
  return std::nullopt;
}

// The log of a table without a game is bounded: it must be short to read. Leaving and starting are
// always possible.
MaybeError check_length(const TableState& state, std::string_view request) {
  constexpr std::int64_t kChangesAtMost = 1'000;
  constexpr std::array<std::string_view, 3> kChanges = {"sit", "bot", "settings"};
  if (state.status() != TableStatus::kOpen || state.entries_between_games() < kChangesAtMost ||
      std::find(kChanges.begin(), kChanges.end(), request) == kChanges.end()) {
    return std::nullopt;
  }
  return Error{"table-changed-too-often", "", {{"count", kChangesAtMost}}};
}

MaybeError check_when(const TableState& state, When when) {
  if (when == When::kOpen && state.status() != TableStatus::kOpen) {
    return Error{"table-begun", "", {}};
  }
  if (when == When::kPlaying && !state.playing()) {
    return Error{"table-not-playing", "", {}};
  }
  if (when == When::kOver && state.status() != TableStatus::kOver) {
    return Error{"table-not-over", "", {}};
  }
  return std::nullopt;
}

MaybeError check_flags(const Value& message) {
  for (const RequestRoute& route : kRoutes) {
    if (route.is_flag && message.has(route.name) && !flag_in(message, route.name)) {
      return Error{"table-not-true", "", {{"field", std::string(route.name)}}};
    }
  }
  return std::nullopt;
}

}  // namespace

std::span<const RequestRoute> request_routes() { return kRoutes; }

MaybeError handle_request(Step& step, const Visitor& visitor, const Value& message) {
  const TableState& state = step.logged();
  if (message.fields() == nullptr) return Error{"not-an-object", "", {}};
  if (state.status() == TableStatus::kClosed) return Error{"table-closed", "", {}};
  if (state.frozen()) return Error{"table-frozen", "", {}};
  const SeatSet seats = state.seating().of(visitor.player);
  const Value* argument = nullptr;
  const auto route = std::find_if(kRoutes.begin(), kRoutes.end(), [&](const RequestRoute& each) {
    if (each.who == Who::kSeated && seats.empty()) return false;
    argument = message.find(each.name);
    return argument != nullptr;
  });
  if (route != kRoutes.begin()) {
    if (MaybeError error = check_flags(message)) return error;
  }
  if (route == kRoutes.end()) {
    return Error{seats.empty() ? "table-not-seated" : "table-request-unknown", "", {}};
  }
  if (MaybeError error = check_who(state, *route, visitor)) return error;
  if (MaybeError error = check_when(state, route->when)) return error;
  if (MaybeError error = check_length(state, route->name)) return error;
  const Seat seat = seats.empty() ? Seat{} : first_of(seats);
  return route->handle(
      step, {.visitor = visitor, .seat = seat, .message = message, .argument = *argument});
}

}  // namespace lair
