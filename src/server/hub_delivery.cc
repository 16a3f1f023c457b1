// Storing the results of steps, and sending messages: nobody hears of anything before it is
// durable.

#include <algorithm>

#include "protocol/errors.h"
#include "record/json.h"
#include "server/hub.h"
#include "server/request_cost.h"

namespace lair {
namespace {

std::string error_frame(const Value* id, const Error& error) {
  std::string frame = "{";
  if (id != nullptr) {
    frame += "\"re\":";
    append_json(frame, *id);
    frame += ',';
  }
  frame += "\"error\":";
  append_json(frame, write_error(error));
  return frame += '}';
}

}  // namespace

void Hub::add_legal(Value& message, const Connection& connection, const Table& table) {
  if (auto legal = table.legal_for(connection.stream, connection.legal_up_to)) {
    message.set("legal", *std::move(legal));
  }
}

std::string Hub::bye_frame(std::string_view code) {
  return to_json(Value::object({{"bye", Value::object({{"code", code}})}}));
}

// Adds the entry and the rows to the next batch. False if the step changed nothing.
bool Hub::store_result(const Table& table, StepResult& result) {
  if (result.entry.empty()) return false;
  Batch& batch = commits_.batch();
  batch.entries.push_back({table.id(), table.entries(), std::move(result.entry)});
  if (result.row_changed) batch.tables.push_back(table.row());
  if (result.game_changed) {
    batch.games.push_back(table.game_row());
    if (const auto daily = table.daily_row()) batch.dailies.push_back(*daily);
    if (table.status() == TableStatus::kOver) metrics_.add(Count::kGames);
  }
  commits_.flush_soon();
  return true;
}

// Sends updates and notices to the room, and an answer to the requester. An update of the
// requester's own stream is its answer.
void Hub::send_result(Room& room, const StepResult& result, Connection* requester,
                      const Value* id) {
  bool answered = requester == nullptr || result.hint != nullptr;
  std::string re;
  if (id != nullptr) re = "\"re\":" + to_json(*id) + ",";
  if (result.noted) re += "\"noted\":true,";
  for (const Update& update : result.updates) {
    for (Connection* connection : room.connections) {
      if (connection->stream != update.stream) continue;
      const bool own = connection == requester;
      answered |= own;
      queue_until_durable(*connection, update, own ? re : std::string_view());
    }
  }
  for (const std::string& notice : result.notices) {
    for (Connection* connection : room.connections) queue_until_durable(*connection, notice);
  }
  if (requester == nullptr) return;
  // Answers wait, too: they may depend on changes that are not durable yet.
  if (result.error) return queue_until_durable(*requester, error_frame(id, *result.error));
  if (result.noted && !answered) return send_noted(room, *requester, std::move(re));
  if (result.answer) return queue_until_durable(*requester, "{" + re + *result.answer);
  if (!answered && id != nullptr) queue_until_durable(*requester, "{" + re + "\"ok\":true}");
}

// All sockets of the seat are told: it is not asked any more. There is no update, because it would
// count an entry of the log.
void Hub::send_noted(const Room& room, Connection& requester, std::string re) {
  for (Connection* connection : room.connections) {
    if (connection == &requester || connection->stream != requester.stream) continue;
    queue_until_durable(*connection, R"({"noted":true})");
  }
  re.back() = '}';
  queue_until_durable(requester, "{" + re);
}

void Hub::send_snapshot(Connection& connection, const Table& table) {
  Value snapshot = table.snapshot(connection.visitor, now());
  add_legal(snapshot, connection, table);
  std::string text = to_json(Value::object({{"table", std::move(snapshot)}}));
  charge(connection, cost_of_snapshot(text.size()));
  queue_until_durable(connection, std::move(text));
}

void Hub::queue_until_durable(Connection& connection, std::string text,
                              std::optional<CloseCode> close) {
  commits_.send({connection.shared_from_this(), std::move(text), nullptr, close, Priority::kNow});
}

// `re` names the request that the update answers, if it answers one.
void Hub::queue_until_durable(Connection& connection, const Update& update, std::string_view re) {
  std::string head = "{\"v\":";
  append_json(head, update.version);
  (head += ',').append(re);
  const Priority priority = update.may_wait && re.empty() ? Priority::kSoon : Priority::kNow;
  commits_.send(
      {connection.shared_from_this(), std::move(head), update.body, std::nullopt, priority});
}

void Hub::when_durable(Batch batch, Then then) {
  const auto append = [](auto& to, auto& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  };
  Batch& next = commits_.batch();
  append(next.players, batch.players);
  append(next.reviews, batch.reviews);
  append(next.same_deals, batch.same_deals);
  append(next.bans, batch.bans);
  append(next.lifted_bans, batch.lifted_bans);
  append(next.reports, batch.reports);
  append(next.settled_reports, batch.settled_reports);
  commits_.then(std::move(then));
}

// A commit has failed: tables are loaded again from disk when they are next wanted.
void Hub::roll_back() {
  for (auto& [connection, owner] : connections_) {
    connection->table.clear();
    connection->send(bye_frame("server-storage"));  // the details are for the host
    connection->close(CloseCode::kRestart, "storage failed");
  }
  rooms_.clear();
  schedule_.clear();
  ++roll_backs_;
}

void Hub::drain(int seconds) {
  draining_ = true;
  const std::string notice = to_json(Value::object({{"stopping", seconds}}));
  for (auto& [id, room] : rooms_) room.table->drain();
  for (auto& [connection, owner] : connections_) queue_until_durable(*connection, notice);
}

bool Hub::rounds_running() const {
  return std::any_of(rooms_.begin(), rooms_.end(), [](const auto& each) {
    return !each.second.connections.empty() && each.second.table->in_round();
  });
}

void Hub::stop(Then then) {
  for (auto& [id, room] : rooms_) process(room, room.table->write_held(now()), nullptr, {});
  for (auto& [connection, owner] : connections_) {
    queue_until_durable(*connection, bye_frame("server-stops"), CloseCode::kRestart);
  }
  commits_.then(std::move(then));
}

}  // namespace lair
