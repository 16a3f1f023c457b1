#include "wasm/module.h"

#include <optional>
#include <utility>

#include "record/answer.h"
#include "record/json.h"
#include "rules/registry.h"
#include "wasm/fairness_question.h"
#include "wasm/games.h"
#include "wasm/opened_record.h"
#include "wasm/pad_question.h"
#include "wasm/written_error.h"

namespace lair::wasm {
namespace {

// Parsing a request of this length needs only a small part of a module's memory.
constexpr std::size_t kLongestMebibytes = 8;

OpenedRecord& opened() {
  static OpenedRecord record;
  return record;
}

std::optional<Result<Value>> answer_of_games(std::string_view op, const Value& request) {
  std::optional<Result<Value>> found;
  each_game([&]<Game G>(G) {
    if constexpr (HasPageAnswer<G>) {
      if (!found) found = page_answer<G>(op, request);
    }
  });
  return found;
}

Result<Value> find(const Value& request) {
  const auto op = text_field(request, "op");
  if (!op) return find_answer(request, written_error);  // says what is wrong with it
  if (*op == "open") return opened().open(request);
  if (*op == "at") return opened().at(request);
  if (*op == "fairness") return answer_fairness(request);
  if (*op == "pad") return answer_pad(request);
  if (auto found = answer_of_games(*op, request)) return std::move(*found);
  return find_answer(request, written_error);
}

Value refusal(const Error& error) { return Value::object({{"error", written_error(error)}}); }

}  // namespace

std::string answer(std::string_view request) {
  if (request.size() > kLongestMebibytes << 20) {
    return to_json(refusal(
        {"request-too-long", "", {{"limit", static_cast<std::int64_t>(kLongestMebibytes)}}}));
  }
  const Result<Value> parsed = parse_json(request);
  if (!parsed) return to_json(refusal(parsed.error()));
  const Result<Value> found = find(*parsed);
  return to_json(found ? *found : refusal(found.error()));
}

}  // namespace lair::wasm
