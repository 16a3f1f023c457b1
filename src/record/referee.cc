#include "record/referee.h"

#include "record/answer.h"
#include "record/json.h"
#include "text/text.h"

namespace lair {
namespace {

Value sentence(const Error& error) { return say(Language::en, error); }

Value refusal(const Error& error) {
  Value answer = Value::object({{"error", sentence(error)}});
  if (!error.rule.empty()) answer.set("rule", error.rule);
  return answer;
}

}  // namespace

Value referee_answer(const Value& request) {
  const Result<Value> found = find_answer(request, sentence);
  Value reply = found ? *found : refusal(found.error());
  if (const Value* id = request.find("id")) reply.set("id", *id);
  return reply;
}

std::string referee_answer(std::string_view request) {
  const Result<Value> parsed = parse_json(request);
  return to_json(parsed ? referee_answer(*parsed) : refusal(parsed.error()));
}

}  // namespace lair
