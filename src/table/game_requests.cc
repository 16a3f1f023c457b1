// Requests about the game in progress, chat and seeds.

#include <utility>

#include "protocol/append.h"
#include "protocol/table_messages.h"
#include "table/deadlines.h"
#include "table/plain_text.h"
#include "table/progress.h"
#include "table/questions.h"
#include "table/request_handlers.h"

namespace lair {
namespace {

constexpr int kLongestText = 200;  // characters

bool is_seed(const Value& value) {
  const std::string* text = value.text();
  return text != nullptr && text->size() == 64 &&
         text->find_first_not_of("0123456789abcdef") == std::string::npos;
}

// The move as a decision line; null for a silent one.
Result<Value> read_move(Seat seat, const Value& move) {
  if (move.is_null()) return Value();
  if (move.fields() == nullptr) return Error{"field-not-object", "", {{"field", "move"}}};
  Value line = Value::object({{"seat", index(seat)}});
  for (const auto& [name, field] : *move.fields()) {
    if (name != "seat") line.set(name, field);
  }
  return line;
}

// A move names the last update that its player has seen. One from before the question is stale.
MaybeError check_version(const TableData& table, Seat seat, const Value& message) {
  const Value* version = message.find("v");
  const std::int64_t* number = version != nullptr ? version->integer() : nullptr;
  if (number == nullptr) return Error{"table-no-version", "", {}};
  if (*number < table.unlogged.clock.asked_in(seat) ||
      *number > table.audience.version(index(seat))) {
    return Error{"table-stale", "", {}};
  }
  return std::nullopt;
}

void send_chat(Step& step, wire::Said said, Seat seat) {
  said.seat = index(seat);
  said.name = step.logged().seating()[seat].name;
  step.result().notices.push_back(wire::to_text(wire::Notice{.said = said}));
}

}  // namespace

MaybeError handle_move(Step& step, const TableRequest& request) {
  const TableState& state = step.logged();
  const Seat seat = request.seat;
  const auto line = read_move(seat, request.argument);
  if (!line) return line.error();
  if (state.window().choice(seat)) return Error{"table-decided-already", "", {}};
  const bool asked = asked_seats(state).has(seat);
  // It is secret whether anybody is asked now. An error of the rules would tell it, and so would
  // the end of the round if nobody is.
  const bool secret = state.window().is_open() || state.someone_aside();
  if (!asked && secret) return Error{"table-not-asked", "", {}};
  if (!asked && state.match().status() != Status::kAwaitsMove) {
    return Error{"table-between-rounds", "", {}};
  }
  auto decision = check_decision(state, seat, *line);
  if (!decision) return std::move(decision.error());
  if (!asked) return Error{"table-not-asked", "", {}};
  if (MaybeError error = check_version(step.table(), seat, request.message)) return error;
  // In an open window this line would tell everybody that the seat was asked.
  if (state.seating()[seat].held && !state.window().is_open()) {
    step.require(seat_line("back", seat));
  }
  decide(step, seat, std::move(*decision), "");
  step.result().noted = state.window().choice(seat).has_value();
  return std::nullopt;
}

MaybeError handle_legal(Step& step, const TableRequest& request) {
  if (!asked_seats(step.logged()).has(request.seat)) return Error{"table-not-asked", "", {}};
  step.result().legal = step.unlogged().legal.get(step.logged(), request.seat);
  return std::nullopt;
}

MaybeError handle_hint(Step& step, const TableRequest& request) {
  const TableState& state = step.logged();
  if (!state.help()) return Error{"table-no-help", "", {}};
  if (!asked_seats(state).has(request.seat) || may_only_refuse(state, request.seat)) {
    return Error{"table-not-asked", "", {}};
  }
  step.result().hint = state.match().knowledge(request.seat);
  return std::nullopt;
}

MaybeError handle_undo(Step& step, const TableRequest& request) {
  const TableState& state = step.logged();
  if (!state.may_take_back()) return Error{"table-no-take-back", "", {}};
  const auto kept = state.deal_log().before_last_decision(request.seat);
  if (!kept || between_rounds(state)) return Error{"table-nothing-to-take-back", "", {}};
  step.require(
      Value::object({{"undo", Value::object({{"seat", index(request.seat)},
                                             {"lines", static_cast<std::int64_t>(*kept)}})}}));
  return std::nullopt;
}

MaybeError handle_next(Step& step, const TableRequest& request) {
  if (!between_rounds(step.logged())) return std::nullopt;  // the round continues, or has begun
  Votes& votes = step.unlogged().votes;
  votes.next = votes.next.with(request.seat);
  step.result().notices.push_back(
      wire::to_text(wire::Notice{.next = awaited_for_next(step.table())}));
  return std::nullopt;
}

MaybeError handle_phrase(Step& step, const TableRequest& request) {
  const auto phrase = choice_field(request.message, "say", kPhrases);
  if (!phrase) return Error{"table-phrase-unknown", "", {}};
  send_chat(step, {.phrase = static_cast<Phrase>(*phrase)}, request.seat);
  return std::nullopt;
}

MaybeError handle_text(Step& step, const TableRequest& request) {
  if (step.logged().settings().chat != Chat::kFree) return Error{"table-chat-phrases", "", {}};
  const auto field = text_field(request.message, "text");
  if (!field) return field.error();
  auto text = plain_text(*field, kLongestText);
  if (!text) return std::move(text.error());
  send_chat(step, {.text = *text}, request.seat);
  step.result().chat = *std::move(text);
  return std::nullopt;
}

MaybeError handle_commit(Step& step, const TableRequest& request) {
  if (!is_seed(request.argument)) return Error{"table-seed-form", "", {}};
  step.unlogged().next_commits[at(request.seat)] = *request.argument.text();
  return std::nullopt;
}

MaybeError handle_reveal(Step& step, const TableRequest& request) {
  if (!is_seed(request.argument)) return Error{"table-seed-form", "", {}};
  const std::string& seed = *request.argument.text();
  const TableState& state = step.logged();
  if (!state.shuffle().awaited(state.seats()).has(request.seat)) {
    return Error{"table-no-reveal", "", {}};
  }
  if (!state.shuffle().matches(request.seat, seed)) return Error{"table-seed-differs", "", {}};
  step.require(
      Value::object({{"reveal", Value::object({{"seat", index(request.seat)}, {"seed", seed}})}}));
  return std::nullopt;
}

}  // namespace lair
