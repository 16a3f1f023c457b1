#include "wasm/opened_record.h"

#include <utility>

#include "wasm/written_error.h"

namespace lair::wasm {
namespace {

Value numbers(const Totals& totals) {
  Value list = Value::array();
  for (const int total : totals) list.push_back(total);
  return list;
}

Value written(SeatSet seats) {
  Value list = Value::array();
  for (int i = 0; i < kMaxSeats; ++i) {
    if (seats.has(seat_at(i))) list.push_back(i);
  }
  return list;
}

Value wrong_line(std::size_t line, const Error& error) {
  return Value::object(
      {{"line", static_cast<std::int64_t>(line)}, {"error", written_error(error)}});
}

// The names of the events of a line, each once.
Value names_of(const std::vector<WrittenEvent>& events) {
  Value names = Value::array();
  for (const WrittenEvent& event : events) {
    const Value* name = event.body.find("event");
    const bool same =
        name == nullptr || (!names.items()->empty() && names.items()->back() == *name);
    if (!same) names.push_back(*name);
  }
  return names;
}

bool is_result(const Value& line) {
  return line.has("round") && !line.has("deal") && !is_header(line);
}

Value names_of(const std::vector<std::string>& seats) {
  Value names = Value::array();
  for (const std::string& seat : seats) names.push_back(seat);
  return names;
}

}  // namespace

Result<Value> OpenedRecord::open(const Value& request) {
  const auto lines = list_field(request, "record");
  if (!lines) return lines.error();
  Replay game;
  std::vector<Step> steps;
  Value rounds = Value::array(), results = Value::array(), events = Value::array();
  for (const Value& line : **lines) {
    Step step;
    const MaybeError error = game.feed(line, collect(step.events));
    if (error) return wrong_line(steps.size() + 1, *error);
    // A line before the header that says nothing known has no table yet.
    if (game.begun()) step.match = game.match().clone();
    events.push_back(names_of(step.events));
    steps.push_back(std::move(step));
    if (is_result(line)) {
      results.push_back(game.match()
                            .round_line()
                            .set("line", static_cast<std::int64_t>(steps.size()))
                            .set("parts", game.match().parts()));
    }
    const Value* deal = line.find("deal");
    if (deal == nullptr || deal->find("round") == nullptr) continue;
    rounds.push_back(Value::object(
        {{"round", *deal->find("round")}, {"line", static_cast<std::int64_t>(steps.size())}}));
  }
  if (!game.begun()) return wrong_line(steps.size() + 1, Error{"record-no-header", "", {}});
  steps_ = std::move(steps);
  return Value::object({{"game", game.game()},
                        {"seats", names_of(game.seats())},
                        {"options", game.match().options()},
                        {"ended", game.ended()},
                        {"lines", static_cast<std::int64_t>(steps_.size())},
                        {"rounds", std::move(rounds)},
                        {"results", std::move(results)},
                        {"events", std::move(events)}});
}

Result<Value> OpenedRecord::at(const Value& request) const {
  if (steps_.empty()) return Error{"record-no-header", "", {}};
  const auto number = integer_field(request, "line", 1, static_cast<std::int64_t>(steps_.size()));
  if (!number) return number.error();
  const Step& step = steps_[static_cast<std::size_t>(*number - 1)];
  Value answer = Value::object({{"line", *number}});
  if (step.match == nullptr) return answer;
  const AnyMatch& match = *step.match;
  const bool moves = match.status() == Status::kAwaitsMove;
  answer.set("to_move", moves ? Value(index(match.to_move())) : Value());
  answer.set("totals", numbers(match.totals()));

  const Value* asked = request.find("seat");
  Value events = Value::array();
  if (asked != nullptr && !asked->is_null()) {
    const auto seat = integer_field(request, "seat", 0, match.seats() - 1);
    if (!seat) return seat.error();
    const Seat viewer = seat_at(static_cast<int>(*seat));
    for (const WrittenEvent& event : step.events) {
      if (event.audience.has(viewer)) events.push_back(event.body);
    }
    return answer.set("events", std::move(events)).set("view", match.view(viewer));
  }
  for (const WrittenEvent& event : step.events) {
    events.push_back(Value(event.body).set("audience", written(event.audience)));
  }
  Value views = Value::array();
  for (int i = 0; i < match.seats(); ++i) views.push_back(match.view(seat_at(i)));
  return answer.set("events", std::move(events)).set("views", std::move(views));
}

}  // namespace lair::wasm
