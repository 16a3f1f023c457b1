// Storing the results of steps, and sending messages: nobody hears of anything before it is
// durable.

#include <algorithm>

#include "protocol/append.h"
#include "protocol/errors.h"
#include "protocol/table_messages.h"
#include "server/hub.h"
#include "server/request_cost.h"

namespace lair {
namespace {

// The answer to a request that no update answers.
std::string answer_to(const Value* id, const StepResult& result) {
  wire::Notice answer;
  if (id != nullptr) answer.re = *id;
  std::string error;
  if (result.error) {
    error = error_json(*result.error);
    answer.error = error;
  } else if (result.legal) {
    answer.legal = *result.legal;
  } else if (result.noted) {
    answer.noted = true;
  } else {
    answer.ok = true;
  }
  return wire::to_text(answer);
}

}  // namespace

std::string Hub::bye_frame(std::string_view code) {
  return wire::to_text(wire::Notice{.bye = wire::Bye{code}});
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
  bool answered = result.hint != nullptr || id == nullptr;
  for (const Update& update : result.updates) {
    for (Connection* connection : room.connections) {
      if (connection->stream != update.stream) continue;
      const bool own = connection == requester;
      answered |= own;
      queue_until_durable(*connection, update, own ? id : nullptr, own && result.noted);
    }
  }
  for (const std::string& notice : result.notices) {
    for (Connection* connection : room.connections) queue_until_durable(*connection, notice);
  }
  // Answers wait, too: they may depend on changes that are not durable yet.
  if (requester == nullptr) return;
  if (!answered || result.error || result.legal) {
    queue_until_durable(*requester, answer_to(id, result));
  }
  if (result.noted && result.updates.empty()) {
    send_noted(room, requester->stream, id != nullptr ? requester : nullptr);
  }
}

// The seat is not asked any more, and its sockets are told so. There is no update, because it would
// count an entry of the log.
void Hub::send_noted(const Room& room, int stream, const Connection* except) {
  for (Connection* connection : room.connections) {
    if (connection == except || connection->stream != stream) continue;
    queue_until_durable(*connection, wire::to_text(wire::Notice{.noted = true}));
  }
}

void Hub::send_snapshot(Connection& connection, const Table& table) {
  const std::string snapshot = table.snapshot(connection.visitor, now(), connection.legal_up_to);
  charge(connection, cost_of_snapshot(snapshot.size()));
  queue_until_durable(connection, wire::to_text(wire::Notice{.table = snapshot}));
}

void Hub::queue_until_durable(Connection& connection, std::string text,
                              std::optional<CloseCode> close) {
  commits_.send({connection.shared_from_this(), std::move(text), nullptr, close, Priority::kNow});
}

void Hub::queue_until_durable(Connection& connection, const Update& update, const Value* id,
                              bool noted) {
  wire::Update fields{.v = update.version};
  if (id != nullptr) fields.re = *id;
  if (noted) fields.noted = true;
  std::string head = "{";
  wire::append_fields(head, fields);
  const Priority priority = update.may_wait && id == nullptr ? Priority::kSoon : Priority::kNow;
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
  const std::string notice = wire::to_text(wire::Notice{.stopping = seconds});
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
