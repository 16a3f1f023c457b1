#include "table/messages.h"

#include "record/json.h"
#include "table/questions.h"
#include "table/turn.h"

namespace lair {
namespace {

Value write_turn(const TableData& table, int stream, Millis now) {
  std::string text;
  append_turn(text, table, turn_of(table, stream), stream, now);
  return *parse_json(text);
}

Value write_you(const TableState& state, const Visitor& visitor) {
  const SeatSet seat = state.seating().of(visitor.player);
  return Value::object({{"player", visitor.player},
                        {"seat", seat.empty() ? Value() : Value(index(first_of(seat)))},
                        {"creator", visitor.player == state.seating().creator()}});
}

}  // namespace

std::string_view name_of(TableStatus status) {
  return kTableStatuses[static_cast<std::size_t>(status)];
}

Value write_here(const TableData& table) {
  Value list = Value::array();
  for (int i = 0; i < table.logged.seats(); ++i) {
    const Seat seat = seat_at(i);
    list.push_back(!table.logged.seating()[seat].person() ||
                   table.unlogged.presence.here.has(seat));
  }
  return list;
}

Value write_seats(const TableData& table) {
  Value list = Value::array();
  for (int i = 0; i < table.logged.seats(); ++i) {
    const Sitter& sitter = table.logged.seating()[seat_at(i)];
    if (sitter.free()) {
      list.push_back({});
      continue;
    }
    const bool here = !sitter.person() || table.unlogged.presence.here.has(seat_at(i));
    list.push_back(Value::object({{"name", sitter.name},
                                  {"player", sitter.person() ? Value(sitter.player) : Value()},
                                  {"bot", sitter.person() ? Value() : Value(sitter.bot)},
                                  {"here", here},
                                  {"held", sitter.held}}));
  }
  return list;
}

Value write_fair(const TableState& state) {
  if (state.game().number == 0) return {};
  return state.shuffle().write(state.seats(), state.status() == TableStatus::kOver);
}

Value write_view_for(const TableState& state, int stream) {
  if (state.game().match == nullptr) return {};
  const auto seat = stream == kPublicStream ? std::nullopt : std::optional(seat_at(stream));
  if (events_held_back(state)) return state.match().view_early(seat);
  return seat ? state.match().view(*seat) : state.match().public_view();
}

std::optional<Value> legal_for(const TableData& table, int stream, int most) {
  if (stream == kPublicStream || !table.unlogged.clock.asked().has(seat_at(stream))) {
    return std::nullopt;
  }
  const Seat seat = seat_at(stream);
  const bool refuses = may_only_refuse(table.logged, seat);  // with one legal decision
  if (most != kAllMoves && !refuses &&
      table.logged.match().has_more_legal(seat, static_cast<std::size_t>(most))) {
    return std::nullopt;
  }
  return legal_decisions(table.logged, seat);
}

int stream_of(const TableState& state, const std::string& player) {
  const SeatSet seat = state.seating().of(player);
  return seat.empty() ? kPublicStream : index(first_of(seat));
}

Value write_snapshot(const TableData& table, const Visitor& visitor, Millis now) {
  const TableState& state = table.logged;
  const int stream = stream_of(state, visitor.player);
  Value snapshot = Value::object({{"id", table.id},
                                  {"game", state.settings().game},
                                  {"options", state.settings().options},
                                  {"settings", write_settings(state.settings())},
                                  {"help", state.help()},
                                  {"status", name_of(state.status())},
                                  {"version", table.audience.version(stream)},
                                  {"you", write_you(state, visitor)},
                                  {"seats", write_seats(table)},
                                  {"number", state.game().number},
                                  {"view", write_view_for(state, stream)},
                                  {"rounds", state.game().rounds}});
  if (state.game().match != nullptr) {
    const auto seat = stream == kPublicStream ? std::nullopt : std::optional(seat_at(stream));
    const LiveMatch& match = state.match();
    snapshot.set("events", events_held_back(state) ? match.seen_early(seat) : match.seen(seat));
  }
  if (!state.game().end.is_null()) snapshot.set("end", state.game().end);
  if (state.frozen()) snapshot.set("frozen", true);
  snapshot.set("turn", write_turn(table, stream, now)).set("fair", write_fair(state));
  return snapshot;
}

Value write_resumed(const TableData& table, const Visitor& visitor, Millis now) {
  const int stream = stream_of(table.logged, visitor.player);
  return Value::object({{"version", table.audience.version(stream)},
                        {"you", write_you(table.logged, visitor)},
                        {"view", write_view_for(table.logged, stream)},
                        {"seats", write_seats(table)},
                        {"turn", write_turn(table, stream, now)},
                        {"fair", write_fair(table.logged)}});
}

Value write_summary(const TableData& table) {
  const TableState& state = table.logged;
  Value seats = Value::array();
  for (int i = 0; i < state.seats(); ++i) {
    const Sitter& sitter = state.seating()[seat_at(i)];
    seats.push_back(sitter.free()
                        ? Value()
                        : Value::object({{"name", sitter.name},
                                         {"bot", sitter.person() ? Value() : Value(sitter.bot)}}));
  }
  const SeatSet creator = state.seating().of(state.seating().creator());
  return Value::object(
      {{"id", table.id},
       {"game", state.settings().game},
       {"options", state.settings().options},
       {"status", name_of(state.status())},
       {"seats", std::move(seats)},
       {"settings", write_settings(state.settings())},
       {"creator", creator.empty() ? Value() : Value(state.seating()[first_of(creator)].name)},
       {"updated", table.unlogged.shown}});
}

std::vector<std::string> write_notices(const TableData& table) {
  const Votes& votes = table.unlogged.votes;
  std::vector<std::string> list;
  if (table.logged.status() == TableStatus::kOver && !votes.rematch.empty()) {
    list.push_back(to_json(votes.rematch_notice()));
  }
  for (int i = 0; i < table.logged.seats(); ++i) {
    if (!votes.for_bot(seat_at(i)).empty()) list.push_back(to_json(votes.bot_notice(seat_at(i))));
  }
  return list;
}

}  // namespace lair
