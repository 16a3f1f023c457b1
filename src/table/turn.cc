#include "table/turn.h"

#include <algorithm>

#include "record/json.h"
#include "table/deadlines.h"
#include "table/questions.h"
#include "table/table_data.h"

namespace lair {

Turn turn_of(const TableData& table, int stream) {
  const TableState& state = table.logged;
  Turn turn;
  if (!state.playing()) return turn;
  const LiveMatch& match = state.match();
  const bool is_public = match.status() == Status::kAwaitsMove && !state.window().is_open() &&
                         !state.someone_aside() && !match.forced();
  if (is_public) turn.seat = match.to_move();
  turn.you = stream != kPublicStream && table.unlogged.clock.asked().has(seat_at(stream));
  if (turn.you) {
    turn.only = may_only_refuse(state, seat_at(stream));
    turn.kind = turn.only ? state.window().offer()->question : match.question(seat_at(stream));
  }
  if (between_rounds(state)) turn.awaited = awaited_for_next(table);
  return turn;
}

void append_turn(std::string& text, const TableData& table, const Turn& turn, int stream,
                 Millis now) {
  const auto field = [&](std::string_view name, std::int64_t number) {
    text.append(name);
    append_json(text, number);
  };
  const OfferWindow& window = table.logged.window();
  if (turn.seat) {
    field(R"({"seat":)", index(*turn.seat));
  } else {
    text.append(R"({"seat":null)");
  }
  text.append(turn.you ? R"(,"you":true,"kind":")" : R"(,"you":false)");
  if (turn.you) text.append(turn.kind) += '"';
  if (turn.only) text.append(R"(,"only":{")").append(window.offer()->refusal).append(R"(":true})");
  if (turn.awaited) append_json(text.append(R"(,"next":)"), write_seat_set(*turn.awaited));
  if (turn.seat || turn.you) {
    const Seat mover = turn.seat ? *turn.seat : seat_at(stream);
    const auto end = clock_end(table, mover);
    if (end && table.unlogged.clock.asked().has(mover)) {
      field(R"(,"left":)", std::max<Millis>(0, *end - now));
      field(R"(,"bank":)", table.logged.seating()[mover].bank);
    }
  }
  const Millis until = table.unlogged.waits.window_until;
  if (window.is_open() && table.logged.playing() && until > now) {
    field(R"(,"window":)", until - now);
  }
  text += '}';
}

}  // namespace lair
