#include "table/step.h"

#include <cassert>
#include <utility>

#include "record/json.h"
#include "table/deadlines.h"
#include "table/messages.h"
#include "table/questions.h"

namespace lair {
namespace {

constexpr std::size_t kUsualEntry = 120;  // bytes: most entries are a move
constexpr Millis kRowEvery = 3'600'000;   // the row of a table in use is stored at least this often

}  // namespace

Value seat_line(std::string_view name, Seat seat) {
  return Value::object({{std::string(name), Value::object({{"seat", index(seat)}})}});
}

Step::Step(TableData& table, Millis now) : table_(table), now_(now) {
  table_.unlogged.now = now;
  table_.audience.begin_step();
}

MaybeError Step::add(const Value& line, const AnyChecked* checked) {
  Effects effects;
  if (MaybeError error = table_.logged.apply(line, effects, checked)) return error;
  follow(effects);
  if (lines_.empty()) begin_entry();
  if (lines_.size() > 1) lines_ += ',';
  append_json(lines_, line);
  return std::nullopt;
}

void Step::begin_entry() {
  lines_.reserve(kUsualEntry);
  lines_ += '[';
  lines_ += std::exchange(table_.unlogged.held_lines, {});
}

void Step::hold(const Value& line) {
  Effects effects;
  const MaybeError error = table_.logged.apply(line, effects);
  assert(!error);
  if (error) return;
  follow(effects);
  std::string& text = lines_.empty() ? table_.unlogged.held_lines : lines_;
  if (text.size() > (lines_.empty() ? 0U : 1U)) text += ',';
  append_json(text, line);
}

void Step::write_held() {
  if (lines_.empty() && !table_.unlogged.held_lines.empty()) begin_entry();
}

bool Step::require(const Value& line, const AnyChecked* checked) {
  const MaybeError error = add(line, checked);
  assert(!error);
  return !error;
}

// Brings the unlogged state and the streams up to date with an applied line.
void Step::follow(const Effects& effects) {
  UnloggedState& live = table_.unlogged;
  changed_ |= effects.changed;
  live.clock.stop(effects.decided);
  if (!effects.events.empty()) table_.audience.add_events(effects.events, logged().seats());
  if (effects.round) {
    round_ = effects.round;
    live.waits.pause_until = now_ + logged().settings().pause;
  }
  if (effects.reseated) {
    live.next_commits[at(*effects.reseated)].clear();
    table_.audience.change_occupant(*effects.reseated);
  }
  if (effects.taken_back) {
    live.clock.stop_all();
    table_.audience.restart();
    result_.restarted = true;
  }
  if (effects.game_started) live.waits.reveal_until = now_ + kRevealTime;
  if (effects.window_opened) {
    live.waits.window_from = now_ + logged().settings().pace;
    live.waits.window_until = now_ + window_length(logged());
  }
  if (effects.window_spent) {
    live.waits.window_until = now_ + window_length(logged()) - *effects.window_spent;
  }
  if (effects.waited) live.clock.resume(effects.waited->seat, effects.waited->spent, now_);
}

StepResult Step::finish() {
  if (lines_.empty()) return std::move(result_);
  UnloggedState& live = table_.unlogged;
  table_.logged.end_entry();
  live.legal.clear();
  live.updated = now_;
  const SeatSet renewed = live.clock.ask(asked_seats(logged()), now_);
  each_seat(renewed, [&](Seat seat) { live.bots.reset(seat); });
  result_.updates.reserve(kStreams);
  const std::int64_t shown = table_.audience.version(kPublicStream);
  for (int stream = 0; stream < logged().seats(); ++stream) publish(stream, renewed);
  publish(kPublicStream, renewed);
  if (table_.audience.version(kPublicStream) > shown) {
    live.shown = now_;
    changed_.row |= now_ - live.row_time >= kRowEvery;
  }
  each_seat(renewed, [&](Seat seat) {
    live.clock.set_asked_in(seat, table_.audience.version(index(seat)));
  });
  if (changed_.row && !table_.replaying) live.row_time = now_;
  result_.row_changed |= changed_.row;
  result_.game_changed |= changed_.game;
  if (!table_.replaying) result_.entry = std::move(lines_ += ']');
  return std::move(result_);
}

// Writes the update of a stream, if it has something new.
void Step::publish(int stream, SeatSet renewed) {
  Audience& audience = table_.audience;
  const Turn turn = turn_of(table_, stream);
  // A seat that is asked again is told so, and so are the others if its turn is public.
  const bool again =
      (turn.seat && renewed.has(*turn.seat)) || (turn.you && renewed.has(seat_at(stream)));
  const bool turned = again || audience.turn(stream) != turn;
  const bool others = changed_.seats || changed_.creator || changed_.status || changed_.settings ||
                      changed_.fair || round_;
  if (audience.events(stream).empty() && !turned && !others) return;
  if (!audience.advance(stream, turn)) return;
  std::string& body = audience.scratch();
  body.clear();
  append_update(body, table_, stream, {changed_, round_, hurried_}, turned ? &turn : nullptr);
  audience.publish(stream, body, !turn.you, result_.updates);
}

}  // namespace lair
