#include "wasm/fairness_question.h"

#include "fair/deal_check.h"
#include "wasm/written_error.h"

namespace lair::wasm {

Result<Value> answer_fairness(const Value& request) {
  const auto lines = list_field(request, "record");
  if (!lines) return lines.error();
  Replay game;
  fair::DealCheck check;
  MaybeError error;
  std::int64_t number = 0;
  for (const Value& line : **lines) {
    ++number;
    error = check.feed(game, line);
    if (!error) error = game.feed(line);
    if (error) break;
  }
  Value answer =
      Value::object({{"ok", !error}, {"deals", check.deals()}, {"unrevealed", check.unrevealed()}});
  if (error) answer.set("line", number).set("error", written_error(*error));
  return answer;
}

}  // namespace lair::wasm
