// Requests about seats and settings.

#include <algorithm>

#include "bots/any_bot.h"
#include "bots/bot.h"
#include "table/deadlines.h"
#include "table/messages.h"
#include "table/progress.h"
#include "table/request_handlers.h"

namespace lair {
namespace {

Result<Seat> read_seat(const TableState& state, const Value& value) {
  const std::int64_t* number = value.integer();
  if (number == nullptr || *number < 0 || *number >= state.seats()) {
    return Error{"table-seat-unknown", "", {{"high", state.seats() - 1}}};
  }
  return seat_at(static_cast<int>(*number));
}

}  // namespace

void seat_visitor(Step& step, Seat seat, const Visitor& visitor) {
  const std::string name = step.logged().seating().unique_name(visitor.name);
  step.require(Value::object(
      {{"sit",
        Value::object({{"seat", index(seat)}, {"player", visitor.player}, {"name", name}})}}));
}

MaybeError handle_sit(Step& step, const TableRequest& request) {
  const Seating& seating = step.logged().seating();
  const Visitor& visitor = request.visitor;
  if (!seating.of(visitor.player).empty()) return Error{"table-seated-already", "", {}};
  if (seating.was_removed(visitor.player)) return Error{"table-removed", "", {}};
  if (request.argument == Value(false)) return Error{"table-not-true", "", {{"field", "sit"}}};
  if (request.argument.flag() != nullptr) {  // any seat
    if (seating.free().empty()) return Error{"table-full", "", {}};
    seat_visitor(step, first_of(seating.free()), visitor);
    return std::nullopt;
  }
  const auto seat = read_seat(step.logged(), request.argument);
  if (!seat) return seat.error();
  if (!seating[*seat].free()) return Error{"table-seat-taken", "", {}};
  seat_visitor(step, *seat, visitor);
  return std::nullopt;
}

MaybeError handle_stand(Step& step, const TableRequest& request) {
  const Seating& seating = step.logged().seating();
  if (step.logged().status() == TableStatus::kPlaying) return Error{"table-begun", "", {}};
  const bool was_creator = seating[request.seat].player == seating.creator();
  vacate_seat(step, request.seat, "stand");
  if (was_creator) replace_creator(step);
  return std::nullopt;
}

MaybeError handle_bot(Step& step, const TableRequest& request) {
  const TableState& state = step.logged();
  const Value* wanted = request.argument.find("seat");
  const auto seat = read_seat(state, wanted != nullptr ? *wanted : Value());
  if (!seat) return seat.error();
  const Sitter& sitter = state.seating()[*seat];
  if (sitter.person()) return Error{"table-seat-taken", "", {}};
  const Value* level = request.argument.find("level");
  if (level == nullptr || level->is_null()) {
    step.require(seat_line("stand", *seat));
    return std::nullopt;
  }
  const auto levels = levels_of(state.settings().game);
  if (level->text() == nullptr ||
      std::find(levels.begin(), levels.end(), *level->text()) == levels.end()) {
    return unknown_bot(level->text() != nullptr ? *level->text() : "", levels);
  }
  const std::string name = sitter.bot.empty() ? state.seating().bot_name() : sitter.name;
  step.require(Value::object(
      {{"bot",
        Value::object({{"seat", index(*seat)}, {"level", *level->text()}, {"name", name}})}}));
  return std::nullopt;
}

MaybeError handle_remove(Step& step, const TableRequest& request) {
  const Seating& seating = step.logged().seating();
  const auto seat = read_seat(step.logged(), request.argument);
  if (!seat) return seat.error();
  if (!seating[*seat].person() || seating[*seat].player == seating.creator()) {
    return Error{"table-nobody-to-remove", "", {}};
  }
  step.result().removed = seating[*seat].player;
  vacate_seat(step, *seat, "remove");
  return std::nullopt;
}

MaybeError handle_settings(Step& step, const TableRequest& request) {
  const TableState& state = step.logged();
  const Value& body = request.argument;
  const Value* game = body.find("game");
  if (game != nullptr && *game != Value(state.settings().game)) {
    return Error{"table-other-game", "", {}};
  }
  if (MaybeError error = only_settings(body)) return error;
  auto settings = read_settings(body, state.settings());
  if (!settings) return std::move(settings.error());
  for (int i = settings->seats; i < state.seats(); ++i) {
    if (state.seating()[seat_at(i)].person()) return Error{"table-seat-taken", "", {}};
  }
  step.require(Value::object({{"settings", write_settings(*settings)}}));
  return std::nullopt;
}

MaybeError handle_start(Step& step, const TableRequest& /*request*/) {
  const SeatSet free = step.logged().seating().free();
  if (!free.empty()) return Error{"table-seats-free", "", {{"count", free.size()}}};
  start_game(step);
  return std::nullopt;
}

MaybeError handle_vote(Step& step, const TableRequest& request) {
  const TableState& state = step.logged();
  const auto absent = read_seat(state, request.argument);
  if (!absent) return absent.error();
  if (state.status() != TableStatus::kPlaying) return Error{"table-not-playing", "", {}};
  if (state.settings().clock) return Error{"table-clock-decides", "", {}};
  if (!is_absent(step.table(), *absent)) return Error{"table-not-absent", "", {}};
  Votes& votes = step.unlogged().votes;
  votes.add(*absent, request.seat);
  apply_votes(step);
  if (!state.seating()[*absent].held) {
    step.result().notices.push_back(votes_notice(votes, *absent));
  }
  return std::nullopt;
}

MaybeError handle_back(Step& step, const TableRequest& request) {
  if (!step.logged().seating()[request.seat].held) return Error{"table-not-held", "", {}};
  step.require(seat_line("back", request.seat));
  step.unlogged().clock.stop(SeatSet::of(request.seat));  // asked again, with a new clock
  return std::nullopt;
}

MaybeError handle_rematch(Step& step, const TableRequest& request) {
  if (step.logged().is_daily()) return Error{"table-daily", "", {}};
  Votes& votes = step.unlogged().votes;
  votes.rematch = votes.rematch.with(request.seat);
  // In the next game the person plays again.
  if (step.logged().seating()[request.seat].held) step.require(seat_line("back", request.seat));
  if (!rematch_ready(step.table())) {
    step.result().notices.push_back(rematch_notice(votes));
  }
  return std::nullopt;  // `advance` starts the game when all are ready
}

}  // namespace lair
