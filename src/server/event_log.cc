#include "server/event_log.h"

#include <algorithm>

#include "record/json.h"
#include "server/system_world.h"
#include "table/date.h"

namespace lair {

void EventLog::add(std::string_view event, const Value& fields) const {
  if (!on()) return;
  Value line = Value::object({{"at", iso_date(now_ms())}, {"event", event}});
  for (const auto& [name, value] : *fields.fields()) line.set(name, value);
  write_(to_json(line) + "\n");
}

std::string EventLog::request_id(std::string_view given) {
  constexpr std::size_t kLongest = 64;
  const auto plain = [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
  };
  if (!given.empty() && given.size() <= kLongest && std::ranges::all_of(given, plain)) {
    return std::string(given);
  }
  static const std::string kServer = SystemSecrets().draw().substr(0, 6);
  return kServer + "-" + std::to_string(++requests_);
}

}  // namespace lair
