#include "table/deadlines.h"

#include <algorithm>

#include "table/questions.h"

namespace lair {
namespace {

constexpr Millis kRematchTimeout = 60'000;  // for persons who left without an answer
constexpr Millis kNotesPerTurn = 24;

// The earliest deadline of a running game, added to `earliest`.
template <class Add>
void add_game_deadlines(const TableData& table, Add add) {
  const UnloggedState& live = table.unlogged;
  if (table.logged.window().is_open() &&
      (live.now < window_due(table) || window_may_close(table))) {
    add(window_due(table));
  }
  if (between_rounds(table.logged)) add(live.waits.pause_until);
  if (const auto note = note_due(table)) add(*note);
  each_seat(live.clock.asked(), [&](Seat seat) {
    if (live.bots.answered(seat)) {
      return add(live.clock.since(seat) + table.logged.settings().pace);
    }
    if (live.clock.timed_out().has(seat)) return;
    if (const auto end = clock_end(table, seat)) add(*end);
  });
}

}  // namespace

bool is_paused(const TableData& table) {
  if (!(table.unlogged.presence.here & table.logged.seating().persons()).empty()) return false;
  return !table.logged.has_long_turns();
}

std::optional<Millis> clock_end(const TableData& table, Seat seat) {
  const TableState& state = table.logged;
  const Sitter& sitter = state.seating()[seat];
  const auto& clock = state.settings().clock;
  if (!clock || sitter.by_bot()) return std::nullopt;
  // An offer ends with its window.
  const OfferWindow& window = state.window();
  if (window.asks_all() || (window.is_open() && state.window_decides())) return std::nullopt;
  return table.unlogged.clock.since(seat) + clock->turn + sitter.bank;
}

bool creator_missing(const TableData& table) {
  const TableState& state = table.logged;
  const SeatSet there = state.seating().persons() & table.unlogged.presence.here;
  return !state.frozen() && state.status() != TableStatus::kClosed && !there.empty() &&
         (there & state.seating().of(state.seating().creator())).empty();
}

Millis window_length(const TableState& state) {
  if (state.window().offer()) return state.settings().clock->turn;
  const bool several = state.seating().persons().size() > 1;
  return several ? state.settings().window : state.settings().pace;
}

Millis window_due(const TableData& table) {
  const bool all_answered = table.logged.window().asks_all() && asked_seats(table.logged).empty();
  const WaitTimes& waits = table.unlogged.waits;
  return all_answered ? waits.window_from : waits.window_until;
}

bool window_may_close(const TableData& table) {
  const UnloggedState& live = table.unlogged;
  if (table.logged.window().asks_all()) {
    return live.now >= live.waits.window_until || asked_seats(table.logged).empty();
  }
  return table.logged.window_decides() || asked_seats(table.logged).empty();
}

SeatSet awaited_for_next(const TableData& table) {
  const UnloggedState& live = table.unlogged;
  const SeatSet present = table.logged.seating().which([](const Sitter& sitter) {
    return sitter.person() && !sitter.held;
  }) & live.presence.here;
  return present - live.votes.next;
}

std::optional<Millis> rematch_due(const TableData& table) {
  const UnloggedState& live = table.unlogged;
  const SeatSet willing = live.votes.rematch, here = live.presence.here;
  if (table.logged.frozen() || table.logged.status() != TableStatus::kOver ||
      (willing & here).empty()) {
    return std::nullopt;
  }
  const SeatSet missing = table.logged.seating().persons() - willing;
  if (!(missing & here).empty()) return std::nullopt;
  Millis time = 0;
  each_seat(missing, [&](Seat seat) {
    time = std::max(time, live.presence.left[at(seat)] + kRematchTimeout);
  });
  return time;
}

bool rematch_ready(const TableData& table) {
  const auto due = rematch_due(table);
  return due && *due <= table.unlogged.now;
}

std::optional<Millis> note_due(const TableData& table) {
  const TableState& state = table.logged;
  if (!state.has_long_turns() || !state.playing() || is_paused(table)) return std::nullopt;
  const TurnClock& clock = table.unlogged.clock;
  bool thinking = state.window().asks_all();
  each_seat(clock.asked() - clock.timed_out(),
            [&](Seat seat) { thinking |= clock_end(table, seat).has_value(); });
  if (!thinking) return std::nullopt;
  return clock.noted() + state.settings().clock->turn / kNotesPerTurn;
}

std::optional<Millis> next_deadline(const TableData& table) {
  const UnloggedState& live = table.unlogged;
  std::optional<Millis> earliest;
  const auto add = [&](Millis time) {
    if (!earliest || time < *earliest) earliest = time;
  };
  if (table.logged.frozen()) return earliest;
  if (creator_missing(table)) add(live.presence.creator_left + kCreatorTimeout);
  if (const auto rematch = rematch_due(table)) add(*rematch);
  if (table.logged.status() != TableStatus::kPlaying || is_paused(table)) return earliest;
  if (table.logged.game().match == nullptr) {
    add(live.waits.reveal_until);
  } else {
    add_game_deadlines(table, add);
  }
  return earliest;
}

}  // namespace lair
