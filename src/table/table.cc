#include "table/table.h"

#include <utility>

#include "record/json.h"
#include "table/deadlines.h"
#include "table/forgetting.h"
#include "table/messages.h"
#include "table/progress.h"
#include "table/questions.h"
#include "table/request_handlers.h"
#include "table/requests.h"
#include "table/rows.h"
#include "table/step.h"
#include "table/turn.h"

namespace lair {
namespace {

// Makes the decisions of bots whose pace has passed, and notes the seats whose time is up.
void tick_turns(Step& step) {
  const TableData& table = step.table();
  UnloggedState& live = step.unlogged();
  each_seat(live.clock.asked(), [&](Seat seat) {
    const bool waits = table.logged.seating()[seat].by_bot() &&
                       step.now() < live.clock.since(seat) + table.logged.settings().pace;
    if (live.bots.answered(seat) && !waits && asked_seats(table.logged).has(seat)) {
      BotTickets::Answer answer = live.bots.take_answer(seat);
      // It is secret that a seat was asked unless its turn is public.
      if (answer.hurried && turn_of(table, kPublicStream).seat == seat) step.note_hurried(seat);
      return decide(step, seat, {std::move(answer.line), nullptr}, answer.by);
    }
    const auto end = clock_end(table, seat);
    if (end && step.now() >= *end) live.clock.time_out(seat);
  });
}

}  // namespace

std::unique_ptr<Table> Table::create(std::string id, const Settings& settings,
                                     const Visitor& creator, Secrets& secrets, Millis now,
                                     StepResult& result) {
  std::unique_ptr<Table> table(new Table(std::move(id), secrets));
  Step step(table->data_, now);
  step.require(Value::object({{"table", Value::object({{"settings", write_settings(settings)},
                                                       {"creator", creator.player},
                                                       {"at", now}})}}));
  seat_visitor(step, seat_at(0), creator);
  result = step.finish();
  return table;
}

MaybeError Table::replay(const std::string& entry, Millis now) {
  Step step(data_, now);
  const auto lines = parse_json(entry);
  if (!lines) return lines.error();
  if (lines->items() == nullptr) return Error{"field-not-list", "", {{"field", "log"}}};
  for (const Value& line : *lines->items()) {
    if (MaybeError error = step.add(line)) return error;
  }
  step.finish();
  return std::nullopt;
}

Result<std::unique_ptr<Table>> Table::load(std::string id, const std::vector<std::string>& log,
                                           Secrets& secrets, Millis now) {
  std::unique_ptr<Table> table(new Table(std::move(id), secrets));
  TableData& data = table->data_;
  data.replaying = true;
  for (const std::string& entry : log) {
    if (MaybeError error = table->replay(entry, now)) {
      if (data.logged.entries() == 0) return std::move(*error);
      data.logged.freeze(static_cast<std::int64_t>(log.size()));
      data.unlogged.clock.stop_all();
      break;
    }
  }
  data.replaying = false;
  data.unlogged.presence.paused = now;
  data.unlogged.presence.left.fill(now);
  table->wake();
  return table;
}

StepResult Table::request(const Visitor& visitor, const Value& message, Millis now) {
  Step step(data_, now);
  step.result().error = handle_request(step, visitor, message);
  if (!step.result().error) advance(step);
  return step.finish();
}

std::vector<BotTask> Table::bot_tasks() {
  std::vector<BotTask> tasks;
  if (!running()) return tasks;
  UnloggedState& live = data_.unlogged;
  each_seat(live.clock.asked(), [&](Seat seat) {
    const Sitter& sitter = data_.logged.seating()[seat];
    if (live.bots.requested(seat) || !(sitter.by_bot() || live.clock.timed_out().has(seat))) return;
    tasks.push_back({.seat = seat,
                     .ticket = live.bots.request(seat),
                     .level = sitter.bot.empty() ? "medium" : sitter.bot,
                     .knowledge = data_.logged.match().knowledge(seat),
                     .seed = data_.logged.bot_seed(seat)});
  });
  return tasks;
}

StepResult Table::bot_decided(std::uint64_t ticket, const BotDecision& decision, Millis now) {
  UnloggedState& live = data_.unlogged;
  each_seat(live.clock.asked(), [&](Seat seat) {
    if (!live.bots.valid(seat, ticket)) return;
    const std::string& level = data_.logged.seating()[seat].bot;
    const bool own = !level.empty();
    const std::string_view by = own ? "" : live.clock.timed_out().has(seat) ? "clock" : "bot";
    const bool hurried = own && !decision.level.empty() && decision.level != level;
    live.bots.answer(seat, {.line = decision.line, .by = by, .hurried = hurried});
  });
  return tick(now);
}

StepResult Table::tick(Millis now) {
  Step step(data_, now);
  if (running()) tick_turns(step);
  if (const auto note = note_due(data_); note && now >= *note) note_waits(step);
  const Millis creator_until = data_.unlogged.presence.creator_left + kCreatorTimeout;
  if (creator_missing(data_) && now >= creator_until) replace_creator(step);
  advance(step);
  return step.finish();
}

StepResult Table::set_present(Seat seat, bool here, Millis now) {
  Presence& presence = data_.unlogged.presence;
  const bool was_paused = is_paused(data_), was_missing = creator_missing(data_);
  presence.set(seat, here, now);
  if (!was_missing && creator_missing(data_)) presence.creator_left = now;
  data_.unlogged.votes.clear(seat);
  Step step(data_, now);
  if (!was_paused && is_paused(data_)) {
    presence.paused = now;
    note_waits(step);
  }
  if (was_paused && !is_paused(data_)) wake();
  apply_votes(step);
  advance(step);
  StepResult result = step.finish();
  result.notices.push_back(here_notice(data_));
  return result;
}

// The time in which the table stood still counts on no clock.
void Table::wake() {
  UnloggedState& live = data_.unlogged;
  live.clock.skip_pause(live.presence.paused, live.now);
  const OfferWindow& window = data_.logged.window();
  if (window.is_open() && !window.offer()) {
    live.waits.window_until = live.now + window_length(data_.logged);
  }
  live.waits.window_from = live.now + settings().pace;
  live.waits.reveal_until = live.now + kRevealTime;
}

StepResult Table::write_held(Millis now) {
  Step step(data_, now);
  step.write_held();
  return step.finish();
}

StepResult Table::close(Millis now) {
  if (status() == TableStatus::kClosed) return {};
  Step step(data_, now);
  step.require(Value::object({{"close", true}}));
  return step.finish();
}

StepResult Table::expel(const std::string& player, bool forget, Millis now) {
  const SeatSet seats = seat_of(player);
  if (frozen() && !seats.empty()) return close(now);  // its log takes no other line
  if (seats.empty() || status() == TableStatus::kClosed) return {};
  const Seat seat = first_of(seats);
  Step step(data_, now);
  Value body = Value::object();
  if (forget && status() == TableStatus::kPlaying) body.set("name", forgotten_name(index(seat)));
  vacate_seat(step, seat, "remove", std::move(body));
  if (is_creator(player)) replace_creator(step);
  if (status() != TableStatus::kClosed) advance(step);
  return step.finish();
}

std::optional<Millis> Table::due() const { return next_deadline(data_); }

std::string Table::player_at(std::int64_t seat) const {
  if (seat < 0 || seat >= data_.logged.seats()) return "";
  return data_.logged.seating()[seat_at(static_cast<int>(seat))].player;
}

bool Table::may_watch() const { return lair::may_watch(data_.logged); }

bool Table::waits_for(const std::string& player) const {
  const SeatSet seat = seat_of(player);
  return !seat.empty() && data_.unlogged.clock.asked().has(first_of(seat));
}

bool Table::running() const { return data_.logged.playing() && !is_paused(data_); }

bool Table::in_round() const { return running() && !between_rounds(data_.logged); }

int Table::stream_of(const std::string& player) const {
  return lair::stream_of(data_.logged, player);
}

std::vector<std::string> Table::notices() const { return write_notices(data_); }

std::string Table::snapshot(const Visitor& visitor, Millis now, int legal_up_to) const {
  return write_snapshot(data_, visitor, now, legal_up_to);
}

std::string Table::resumed(const Visitor& visitor, Millis now, int legal_up_to) const {
  return write_resumed(data_, visitor, now, legal_up_to);
}

std::optional<Value> Table::legal_for(int stream, int most) const {
  return lair::legal_for(data_, stream, most);
}

std::string Table::summary(std::optional<bool> yours) const { return write_summary(data_, yours); }

TableRow Table::row() const { return table_row(data_); }
GameRow Table::game_row() const { return lair::game_row(data_); }
std::optional<DailyRow> Table::daily_row() const { return lair::daily_row(data_); }

}  // namespace lair
