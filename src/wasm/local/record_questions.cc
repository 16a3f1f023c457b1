#include "wasm/local/record_questions.h"

#include <string>
#include <vector>

#include "review/review.h"
#include "review/review_json.h"
#include "server/daily.h"
#include "table/record_of.h"

namespace lair::wasm {

Result<Value> answer_record(const Value& request) {
  const auto log = list_field(request, "log");
  if (!log) return log.error();
  std::vector<std::string> entries;
  for (const Value& entry : **log) {
    if (entry.text() == nullptr) return Error{"field-not-text", "", {{"field", "log"}}};
    entries.push_back(*entry.text());
  }
  const auto record = record_of(entries);
  if (!record) return record.error();
  return Value::object({{"record", *record}});
}

Result<Value> answer_daily(const Value& request) {
  const auto settings = daily_settings(text_in(request, "game"), text_in(request, "date"));
  if (!settings) return settings.error();
  return Value::object({{"points", daily_bot_points(*settings)[0]}});
}

Result<Value> answer_review(const Value& request) {
  const auto lines = list_field(request, "record");
  if (!lines) return lines.error();
  const auto seat = integer_field(request, "seat", 0, kMaxSeats - 1);
  if (!seat) return seat.error();
  const auto deals = integer_field(request, "deals", 1, 100'000);
  if (!deals) return deals.error();
  const ReviewDepth depth{.deals = static_cast<int>(*deals), .threads = 1};
  const auto made = review(
      **lines, seat_at(static_cast<int>(*seat)), depth, [](std::int64_t done, std::int64_t total) {
        lair_progress(static_cast<std::int32_t>(done), static_cast<std::int32_t>(total));
        return true;
      });
  if (!made) return made.error();
  return Value::object({{"review", write_review(*made)}});
}

}  // namespace lair::wasm
