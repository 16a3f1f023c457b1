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

std::string referee_answer(std::string_view request) {
  std::string_view id;
  const Result<Value> parsed = parse_json(request, "id", id);
  const Result<Value> found = parsed ? find_answer(*parsed, sentence) : parsed.error();
  std::string reply = to_json(found ? *found : refusal(found.error()));
  if (id.empty()) return reply;
  reply.back() = ',';
  return reply.append("\"id\":").append(id) += '}';
}

}  // namespace lair
