#include "table/requests.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "protocol/requests.h"
#include "table/request_handlers.h"

namespace lair {
namespace {

using Handler = MaybeError (*)(Step& step, const TableRequest& request);

constexpr std::array<std::pair<std::string_view, Handler>, 18> kHandlers = {{
    {"move", handle_move},
    {"legal", handle_legal},
    {"hint", handle_hint},
    {"next", handle_next},
    {"undo", handle_undo},
    {"sit", handle_sit},
    {"stand", handle_stand},
    {"bot", handle_bot},
    {"remove", handle_remove},
    {"settings", handle_settings},
    {"start", handle_start},
    {"rematch", handle_rematch},
    {"vote", handle_vote},
    {"back", handle_back},
    {"say", handle_phrase},
    {"text", handle_text},
    {"commit", handle_commit},
    {"reveal", handle_reveal},
}};

struct Route : wire::RequestInfo {
  Handler handle = nullptr;

  constexpr bool needs_seat() const {
    return who == wire::Who::kSeated || who == wire::Who::kAsked;
  }
};

// The requests of the protocol that the table handles: all but `report` and `ping`, which are the
// server's.
constexpr auto kRoutes = [] {
  static_assert(wire::kRequests.size() == kHandlers.size() + 2);
  std::array<Route, kHandlers.size()> routes{};
  std::size_t count = 0;
  for (const wire::RequestInfo& request : wire::kRequests) {
    for (const auto& [name, handle] : kHandlers) {
      if (name == request.name) routes[count++] = {request, handle};
    }
  }
  return routes;
}();
static_assert(kRoutes.back().handle != nullptr, "a handler of no request of the protocol");

MaybeError check_who(const TableState& state, const Route& route, const Visitor& visitor) {
  if (route.who == wire::Who::kPlayer && visitor.player.empty()) {
    return Error{"server-no-player", "", {}};
  }
  if (route.who == wire::Who::kCreator && visitor.player != state.seating().creator()) {
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

MaybeError check_when(const TableState& state, wire::When when) {
  if (when == wire::When::kOpen && state.status() != TableStatus::kOpen) {
    return Error{"table-begun", "", {}};
  }
  if (when == wire::When::kPlaying && !state.playing()) {
    return Error{"table-not-playing", "", {}};
  }
  if (when == wire::When::kOver && state.status() != TableStatus::kOver) {
    return Error{"table-not-over", "", {}};
  }
  return std::nullopt;
}

MaybeError check_flags(const Value& message) {
  for (const Route& route : kRoutes) {
    if (route.is_flag() && message.has(route.name) && !flag_in(message, route.name)) {
      return Error{"table-not-true", "", {{"field", std::string(route.name)}}};
    }
  }
  return std::nullopt;
}

}  // namespace

MaybeError handle_request(Step& step, const Visitor& visitor, const Value& message) {
  const TableState& state = step.logged();
  if (message.fields() == nullptr) return Error{"not-an-object", "", {}};
  if (state.status() == TableStatus::kClosed) return Error{"table-closed", "", {}};
  if (state.frozen()) return Error{"table-frozen", "", {}};
  const SeatSet seats = state.seating().of(visitor.player);
  const Value* argument = nullptr;
  const auto route = std::find_if(kRoutes.begin(), kRoutes.end(), [&](const Route& each) {
    if (each.needs_seat() && seats.empty()) return false;
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
