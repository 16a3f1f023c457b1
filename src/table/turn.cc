#include "table/turn.h"

#include <algorithm>

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

wire::Turn write_turn(const TableData& table, const Turn& turn, int stream, Millis now) {
  const OfferWindow& window = table.logged.window();
  wire::Turn written{.you = turn.you, .next = turn.awaited};
  if (turn.seat) written.seat = index(*turn.seat);
  if (turn.you) written.kind = turn.kind;
  if (turn.only) written.only = Value::object({{window.offer()->refusal, true}});
  if (turn.seat || turn.you) {
    const Seat mover = turn.seat ? *turn.seat : seat_at(stream);
    const auto end = clock_end(table, mover);
    if (end && table.unlogged.clock.asked().has(mover)) {
      written.left = std::max<Millis>(0, *end - now);
      written.bank = table.logged.seating()[mover].bank;
    }
  }
  const Millis until = table.unlogged.waits.window_until;
  if (window.is_open() && table.logged.playing() && until > now) written.window = until - now;
  return written;
}

}  // namespace lair
