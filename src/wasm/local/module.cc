// The module of local tables: a question in JSON, an answer in JSON. Each question about the table
// that is open has the time as `now`; its answer is an outcome:
//   {"entries":["[...]",...],"frames":["{...}",...],"due":1700000000000,"thinks":true,
//    "close":4410,"row":{...},"game":{...}}
// The page stores the entries, and only then sends the frames on. It asks `tick` at `due`, and
// `think` while a bot has to decide. The last three fields are there if there is something to tell.

#include "wasm/module.h"

#include <array>
#include <memory>
#include <utility>

#include "protocol/errors.h"
#include "record/json.h"
#include "wasm/local/local_table.h"
#include "wasm/local/record_questions.h"

namespace lair::wasm {
namespace {

std::unique_ptr<LocalTable>& opened() {
  static std::unique_ptr<LocalTable> table;
  return table;
}

Value texts(const std::vector<std::string>& list) {
  Value written = Value::array();
  for (const std::string& text : list) written.push_back(text);
  return written;
}

std::vector<std::string> read_texts(const Value* list) {
  std::vector<std::string> read;
  if (list == nullptr || list->items() == nullptr) return read;
  for (const Value& item : *list->items()) {
    read.push_back(item.text() != nullptr ? *item.text() : "");
  }
  return read;
}

Value write_row(const Table& table) {
  const TableRow row = table.row();
  return Value::object({{"status", kTableStatuses[static_cast<std::size_t>(row.status)]},
                        {"updated", row.updated},
                        {"summary", row.summary}});
}

Value write_game(const Table& table) {
  const GameRow row = table.game_row();
  Value game = Value::object({{"number", row.number},
                              {"first", row.first},
                              {"last", row.last},
                              {"ended", row.ended},
                              {"summary", row.summary}});
  if (const auto daily = table.daily_row()) {
    game.set("daily", daily->date).set("points", daily->points ? Value(*daily->points) : Value());
  }
  return game;
}

Value write_outcome(const LocalOutcome& outcome) {
  const LocalTable& local = *opened();
  const auto due = local.table().due();
  Value answer = Value::object({{"entries", texts(outcome.entries)},
                                {"frames", texts(outcome.frames)},
                                {"due", due ? Value(*due) : Value()},
                                {"thinks", local.thinks()}});
  if (outcome.close) answer.set("close", static_cast<std::int64_t>(*outcome.close));
  if (outcome.row_changed) answer.set("row", write_row(local.table()));
  if (outcome.game_changed) answer.set("game", write_game(local.table()));
  return answer;
}

Millis time_in(const Value& request) { return integer_in(request, "now").value_or(0); }

Visitor player_in(const Value& request) {
  return {.player = std::string(text_in(request, "player")),
          .name = std::string(text_in(request, "name"))};
}

Result<Value> create(const Value& request) {
  const Value* body = request.find("settings");
  auto settings = read_settings(body != nullptr ? *body : Value::object(), {});
  if (!settings) return std::move(settings.error());
  settings->daily = text_in(request, "daily");
  std::vector<Value> requests;
  if (const Value* list = request.find("requests"); list != nullptr && list->items() != nullptr) {
    requests = *list->items();
  }
  LocalOutcome outcome;
  auto made = LocalTable::create(std::string(text_in(request, "id")), *settings, player_in(request),
                                 std::string(text_in(request, "secret")), requests,
                                 time_in(request), outcome);
  if (!made) return std::move(made.error());
  opened() = std::move(*made);
  return write_outcome(outcome);
}

Result<Value> load(const Value& request) {
  const auto log = read_texts(request.find("log"));
  auto loaded = LocalTable::load(std::string(text_in(request, "id")), log, player_in(request),
                                 std::string(text_in(request, "secret")), time_in(request));
  if (!loaded) return std::move(loaded.error());
  opened() = std::move(*loaded);
  const Table& table = opened()->table();
  return write_outcome({}).set("frozen", table.frozen()).set("row", write_row(table));
}

Result<Value> message(const Value& request) {
  const Value* message = request.find("message");
  if (message == nullptr) return Error{"field-missing", "", {{"field", "message"}}};
  return write_outcome(opened()->message(*message, time_in(request)));
}

Result<Value> think(const Value& request) {
  return write_outcome(opened()->think(time_in(request)));
}
Result<Value> tick(const Value& request) { return write_outcome(opened()->tick(time_in(request))); }
Result<Value> leave(const Value& request) {
  return write_outcome(opened()->leave(time_in(request)));
}

struct Question {
  std::string_view op;
  bool of_table;  // of the table that is open
  Result<Value> (*answer)(const Value& request);
};

constexpr std::array<Question, 9> kQuestions = {{
    {"create", false, create},
    {"load", false, load},
    {"message", true, message},
    {"think", true, think},
    {"tick", true, tick},
    {"leave", true, leave},
    {"record", false, answer_record},
    {"daily", false, answer_daily},
    {"review", false, answer_review},
}};

Result<Value> find(const Value& request) {
  const auto op = text_field(request, "op");
  if (!op) return op.error();
  for (const Question& question : kQuestions) {
    if (question.op != *op) continue;
    if (question.of_table && opened() == nullptr) return Error{"table-closed", "", {}};
    return question.answer(request);
  }
  return Error{"table-request-unknown", "", {}};
}

}  // namespace

std::string answer(std::string_view request) {
  const Result<Value> parsed = parse_json(request);
  const Result<Value> found = parsed ? find(*parsed) : Result<Value>(parsed.error());
  return to_json(found ? *found : Value::object({{"error", write_error(found.error())}}));
}

}  // namespace lair::wasm
