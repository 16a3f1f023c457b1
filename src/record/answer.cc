#include "record/answer.h"

#include <optional>
#include <string>
#include <utility>

#include "record/replay.h"
#include "rules/registry.h"

namespace lair {
namespace {

Value replay_error(std::size_t line, const Error& error, WriteError write_error) {
  return Value::object({{"ok", false},
                        {"line", static_cast<std::int64_t>(line)},
                        {"rule", error.rule.empty() ? Value() : Value(error.rule)},
                        {"error", write_error(error)}});
}

Result<Value> replay(const Value& request, WriteError write_error) {
  const auto lines = list_field(request, "record");
  if (!lines) return lines.error();
  Replay game;
  std::size_t number = 0;
  for (const Value& line : **lines) {
    ++number;
    if (const MaybeError error = game.feed(line)) return replay_error(number, *error, write_error);
  }
  if (!game.begun()) {
    return replay_error(number + 1, Error{"record-no-header", "", {}}, write_error);
  }
  Value totals = Value::array();
  for (const int total : game.match().totals()) totals.push_back(total);
  return Value::object(
      {{"ok", true}, {"totals", std::move(totals)}, {"decisions", game.decisions()}});
}

Error unknown_op(std::string_view op) {
  std::string ops;
  for (const AnyGame* game : all_games()) {
    for (const std::string_view question : game->questions()) ops.append(question).append(", ");
  }
  return {"referee-op-unknown", "", {{"op", std::string(op)}, {"ops", ops + "replay"}}};
}

}  // namespace

Result<Value> find_answer(const Value& request, WriteError write_error) {
  if (request.fields() == nullptr) return Error{"not-an-object", "", {}};
  const auto op = text_field(request, "op");
  if (!op) return op.error();
  if (*op == "replay") return replay(request, write_error);
  for (const AnyGame* game : all_games()) {
    if (auto found = game->answer(*op, request)) return std::move(*found);
  }
  return unknown_op(*op);
}

}  // namespace lair
