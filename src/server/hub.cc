#include "server/hub.h"

#include <algorithm>
#include <array>

#include "protocol/append.h"
#include "protocol/table_messages.h"
#include "record/json.h"
#include "server/request_cost.h"

namespace lair {
namespace {

constexpr int kReportsAtMost = 10;  // of a player, in an hour
constexpr Millis kReportsIn = 3'600'000;
constexpr int kChatsAtMost = 10;  // of a player
constexpr Millis kChatsIn = 10'000;
constexpr int kChangesAtMost = 200;  // of seats and settings, by a player
constexpr Millis kChangesIn = 10 * 60'000;
constexpr std::size_t kTextsKept = 40;  // of a table

bool is_chat(const Value& message) { return message.has("say") || message.has("text"); }

// A request that changes seats or settings, and stores the row of the table.
bool is_change(const Value& message) {
  constexpr std::array<std::string_view, 5> kNames = {"sit", "stand", "bot", "remove", "settings"};
  return std::any_of(kNames.begin(), kNames.end(),
                     [&](std::string_view name) { return message.has(name); });
}

}  // namespace

Hub::Hub(Store& store, BotPool& bots, Metrics& metrics, World world)
    : store_(store),
      bots_(bots),
      metrics_(metrics),
      world_(std::move(world)),
      players_(store, *world_.secrets),
      commits_(store, metrics,
               {.post = world_.post,
                .deliver =
                    [this](const CommitQueue::Message& message) {
                      message.to->send(
                          message.text,
                          message.rest ? std::string_view(*message.rest) : std::string_view(),
                          message.priority);
                      if (message.close) close_connection(*message.to, *message.close, "");
                    },
                .roll_back = [this] { roll_back(); },
                .storage_failed = world_.storage_failed}),
      limits_{.reports = Limit(kReportsAtMost, kReportsIn),
              .chats = Limit(kChatsAtMost, kChatsIn),
              .changes = Limit(kChangesAtMost, kChangesIn),
              .hints = {}} {
  for (const BanRow& row : store_.bans()) bans_.insert(row.player);
  // The clocks of tables with long turns run while nobody is there.
  for (const TableRow& row : store_.timed_tables()) {
    try {
      room(row.id);
    } catch (const std::runtime_error&) {  // a damaged log stops no other table
      metrics_.add(Count::kStorageFailures);
      world_.table_damaged(row.id);
    }
  }
}

Room* Hub::room(const std::string& id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end()) {
    const bool closed = found->second.table->status() == TableStatus::kClosed;
    return closed ? nullptr : &found->second;
  }
  const auto row = store_.table(id);
  if (!row || row->status == TableStatus::kClosed) return nullptr;
  auto table = Table::load(id, store_.log(id, 1, INT64_MAX), *world_.secrets, now());
  if (!table) return nullptr;
  return &open_room(std::move(*table));
}

bool Hub::is_closed(const std::string& id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end()) return found->second.table->status() == TableStatus::kClosed;
  const auto row = store_.table(id);
  return row && row->status == TableStatus::kClosed;
}

Room& Hub::open_room(std::unique_ptr<Table> table) {
  Room& room = rooms_[table->id()];
  room.table = std::move(table);
  room.load_number = ++rooms_opened_;
  room.empty_since = now();
  if (draining_) room.table->drain();
  metrics_.tables = static_cast<std::int64_t>(rooms_.size());
  start_bots(room);
  reschedule(room);
  return room;
}

bool Hub::someone_at(const std::string& id) const {
  const auto found = rooms_.find(id);
  return found != rooms_.end() && !found->second.connections.empty();
}

Table* Hub::find(const std::string& id) {
  const auto found = rooms_.find(id);
  const bool there = found != rooms_.end() && found->second.table->status() != TableStatus::kClosed;
  return there ? found->second.table.get() : nullptr;
}

void Hub::message(Connection& connection, std::string_view text) {
  if (connection.opening) {
    constexpr std::size_t kDelayedAtMost = 16;
    if (connection.delayed.size() < kDelayedAtMost) {
      connection.delayed.emplace_back(text);
    } else {
      close_connection(connection, CloseCode::kFlood, "the table is being opened");
    }
    return;
  }
  run_step(connection, [&] { handle_message(connection, text); });
}

void Hub::run_step(Connection& connection, const std::function<void()>& step) {
  const auto due_before = due();
  stepping_ = true;
  try {
    step();
  } catch (const std::runtime_error&) {  // the data file
    metrics_.add(Count::kStorageFailures);
    connection.send(bye_frame("server-storage"));
    close_connection(connection, CloseCode::kRestart, "storage failed");
  }
  run_due(due_before);
}

void Hub::handle_message(Connection& connection, std::string_view text) {
  const auto message = parse_json(text);
  if (!message || message->fields() == nullptr) {
    return close_connection(connection, CloseCode::kBadMessage, "not a JSON object");
  }
  if (const Value* number = message->find("ping")) {
    return connection.send(wire::to_text(wire::Notice{.pong = *number}));
  }
  if (const Value* body = message->find("hello")) return handle_hello(connection, *body);
  const auto found = rooms_.find(connection.table);
  if (found == rooms_.end()) {
    return close_connection(connection, CloseCode::kBadMessage, "hello comes first");
  }
  handle_request(connection, found->second, *message);
}

bool Hub::charge(Connection& connection, double cost) {
  const bool socket_may = connection.allowance.charge(cost, Budgets::kSocket, now());
  return budgets_.charge(connection.visitor.player, connection.address, cost, now()) && socket_may;
}

void Hub::handle_request(Connection& connection, Room& room, const Value& message) {
  charge(connection, cost_of_request(message));
  if (message.has("report")) return handle_report(connection, room, message);
  StepResult result;
  result.error = check_limits(connection, message);
  if (!result.error) result = room.table->request(connection.visitor, message, now());
  if (result.error) {
    metrics_.add(Count::kRefusedMoves);
  } else if (message.has("move")) {
    metrics_.add(Count::kMoves);
    observe_move();
  } else if (!result.chat.empty()) {
    room.texts.emplace_back(connection.visitor.player, result.chat);
    if (room.texts.size() > kTextsKept) room.texts.erase(room.texts.begin());
  }
  if (result.legal) charge(connection, cost_of_bytes(result.legal->size()));
  process(room, std::move(result), &connection, message);
}

// The time until its messages are sent.
void Hub::observe_move() {
  commits_.then([this, began = steady_seconds()](const MaybeError& error) {
    if (!error) metrics_.observe(Timing::kMove, steady_seconds() - began);
  });
}

MaybeError Hub::check_limits(const Connection& connection, const Value& message) {
  if (draining_ && (message.has("start") || message.has("rematch"))) {
    return Error{"server-stopping", "", {}};
  }
  if (is_chat(message) && limits_.chats.passed(connection.visitor.player, now())) {
    return Error{"server-too-often", "", {}};
  }
  if (is_change(message) && limits_.changes.passed(connection.visitor.player, now())) {
    metrics_.add(Count::kTooOften);
    return Error{"server-too-often", "", {}};
  }
  if (message.has("hint") && limits_.hints.contains(connection.visitor.player)) {
    return Error{"server-hint-waits", "", {}};
  }
  return std::nullopt;
}

void Hub::process(Room& room, StepResult result, Connection* requester, const Value& message) {
  const Value* id = message.find("id");
  if (store_result(*room.table, result)) room.batch = commits_.batch_number();
  if (!result.removed.empty()) {
    disconnect_if(room, "table-removed", CloseCode::kGone,
                  [&](const std::string& player) { return player == result.removed; });
  }
  const bool closed = room.table->status() == TableStatus::kClosed;
  if (result.row_changed && !closed && !room.table->may_watch()) {
    disconnect_if(room, "table-unwatched", CloseCode::kForbidden,
                  [&](const std::string& player) { return room.table->seat_of(player).empty(); });
  }
  send_result(room, result, requester, id);
  if (result.restarted) {
    for (Connection* connection : room.connections) send_snapshot(*connection, *room.table);
  }
  if (result.hint) {
    request_hint(*requester, room, std::move(result.hint), id != nullptr ? *id : Value());
  }
  if (result.row_changed) reassign_streams(room);
  if (closed) {
    for (Connection* connection : std::vector(room.connections)) {
      queue_until_durable(*connection, bye_frame("table-closed"), CloseCode::kGone);
    }
  }
  start_bots(room);
  reschedule(room);
}

void Hub::request_hint(Connection& connection, const Room& room,
                       std::unique_ptr<AnyKnowledge> knowledge, Value id) {
  const auto done = [this, to = std::weak_ptr(connection.shared_from_this()),
                     player = connection.visitor.player,
                     id = std::move(id)](BotPool::Decision hint) {
    world_.post([this, to, player, id, hint = std::move(hint.line)] {
      limits_.hints.erase(player);
      if (const auto alive = to.lock()) {
        queue_until_durable(*alive, wire::to_text(wire::Notice{.re = id, .hint = hint}));
      }
    });
  };
  limits_.hints.insert(connection.visitor.player);
  bots_.think({connection.visitor.player, room.table->id()}, {.game = room.table->settings().game,
                                                              .level = "strong",
                                                              .knowledge = std::move(knowledge),
                                                              .seed = ++bot_seeds_,
                                                              .explain = true,
                                                              .done = done});
}

void Hub::start_bots(Room& room) {
  Table& table = *room.table;
  for (BotTask& task : table.bot_tasks()) {
    const auto done = [this, id = table.id(), load_number = room.load_number,
                       ticket = task.ticket](BotPool::Decision decision) {
      world_.post([this, id, load_number, ticket, decision = std::move(decision)] {
        const auto found = rooms_.find(id);
        if (found == rooms_.end() || found->second.load_number != load_number) return;
        metrics_.add(Count::kBotMoves);
        const auto due_before = due();
        stepping_ = true;
        Table& decided = *found->second.table;
        process(found->second, decided.bot_decided(ticket, {decision.line, decision.level}, now()),
                nullptr, {});
        run_due(due_before);
      });
    };
    bots_.think({table.creator(), table.id()}, {.game = table.settings().game,
                                                .level = task.level,
                                                .knowledge = std::move(task.knowledge),
                                                .seed = task.seed,
                                                .done = done});
  }
}

Result<std::string> Hub::create(const Settings& settings, const Visitor& creator,
                                const std::vector<Value>& requests, Then then) {
  if (draining_) return Error{"server-stopping", "", {}};
  std::string id = make_id(*world_.secrets);
  StepResult result;
  auto table = Table::create(id, settings, creator, *world_.secrets, now(), result);
  store_result(*table, result);
  for (const Value& request : requests) {
    result = table->request(creator, request, now());
    if (result.error) {
      Batch& batch = commits_.batch();
      std::erase_if(batch.entries, [&](const LogEntry& entry) { return entry.table == id; });
      std::erase_if(batch.tables, [&](const TableRow& row) { return row.id == id; });
      return *std::move(result.error);
    }
    store_result(*table, result);
  }
  open_room(std::move(table)).batch = commits_.batch_number();
  commits_.then(std::move(then));
  return id;
}

void Hub::work(const std::string& player, std::function<std::function<void()>()> job) {
  bots_.work({player, ""}, Rank::kOther, [this, job = std::move(job)] { world_.post(job()); });
}

}  // namespace lair
