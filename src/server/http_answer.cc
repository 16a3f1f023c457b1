#include "server/http_answer.h"

#include <algorithm>

#include "protocol/error_message.h"
#include "protocol/errors.h"
#include "record/json.h"

namespace lair {

HttpResponse failed(const Error& error, int status) {
  const std::string written = error_json(error);
  return answered(wire::Refusal{written}, status);
}

HttpResponse not_stored() { return failed({"server-storage", "", {}}, 503); }

std::string_view query_field(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::string_view field = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), field.size() + 1));
    if (field.starts_with(name) && field.substr(name.size(), 1) == "=") {
      return field.substr(name.size() + 1);
    }
  }
  return {};
}

Result<Value> body_of(const HttpRequest& request) {
  if (request.body.empty()) return Value::object();
  auto body = parse_json(request.body);
  if (body && body->fields() == nullptr) return Error{"not-an-object", "", {}};
  return body;
}

}  // namespace lair
