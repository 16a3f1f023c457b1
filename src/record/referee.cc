#include "record/referee.h"

#include <optional>
#include <utility>

#include "record/json.h"
#include "record/replay.h"
#include "rules/registry.h"
#include "text/text.h"

namespace lair {
namespace {

Value refusal(const Error& error) {
  Value answer = Value::object({{"error", say(Language::en, error)}});
  if (!error.rule.empty()) answer.set("rule", error.rule);
  return answer;
}

Value replay_error(std::size_t line, const Error& error) {
  return Value::object({{"ok", false},
                        {"line", static_cast<std::int64_t>(line)},
                        {"rule", error.rule.empty() ? Value() : Value(error.rule)},
                        {"error", say(Language::en, error)}});
}

Result<Value> replay(const Value& request) {
  const auto lines = list_field(request, "record");
  if (!lines) return lines.error();
  Replay game;
  std::size_t number = 0;
  for (const Value& line : **lines) {
    ++number;
    if (const MaybeError error = game.feed(line)) return replay_error(number, *error);
  }
  if (!game.begun()) return replay_error(number + 1, Error{"record-no-header", "", {}});
  Value totals = Value::array();
  for (const int total : game.match().totals()) totals.push_back(total);
  return Value::object(
      {{"ok", true}, {"totals", std::move(totals)}, {"decisions", game.decisions()}});
}

Result<Value> answer(const Value& request) {
  if (request.fields() == nullptr) return Error{"not-an-object", "", {}};
  const auto op = text_field(request, "op");
  if (!op) return op.error();
  if (*op == "replay") return replay(request);
  for (const AnyGame* game : all_games()) {
    if (auto found = game->answer(*op, request)) return std::move(*found);
  }
  return Error{"referee-op-unknown", "", {{"op", std::string(*op)}}};
}

}  // namespace

Value referee_answer(const Value& request) {
  const Result<Value> found = answer(request);
  Value reply = found ? *found : refusal(found.error());
  if (const Value* id = request.find("id")) reply.set("id", *id);
  return reply;
}

std::string referee_answer(std::string_view request) {
  const Result<Value> parsed = parse_json(request);
  return to_json(parsed ? referee_answer(*parsed) : refusal(parsed.error()));
}

}  // namespace lair
