#include "server/hub.h"

#include <algorithm>

#include "fair/daily.h"
#include "record/json.h"

namespace lair {
namespace {

constexpr std::int64_t kProtocol = 1;
constexpr Millis kSweepEvery = 60'000;
constexpr int kReportsAtMost = 10;  // of a player, in an hour
constexpr Millis kReportsIn = 3'600'000;
constexpr int kChatsAtMost = 10;  // of a player
constexpr Millis kChatsIn = 10'000;
constexpr Millis kUnloadAfter = 10 * 60'000;           // without a connection
constexpr Millis kCloseAfter = 30LL * 24 * 3'600'000;  // without a move

bool is_chat(const Value& message) { return message.has("say") || message.has("text"); }

}  // namespace

Hub::Hub(Store& store, BotPool& bots, Metrics& metrics, World world)
    : store_(store),
      bots_(bots),
      metrics_(metrics),
      world_(std::move(world)),
      players_(store, *world_.secrets),
      reports_(kReportsAtMost, kReportsIn),
      chats_(kChatsAtMost, kChatsIn) {
  for (const BanRow& row : store_.bans()) bans_.insert(row.player);
  // Clocks of tables where a turn takes days run on while nobody is there.
  for (const TableRow& row : store_.timed_tables()) room(row.id);
}

Hub::Room* Hub::room(const std::string& id) {
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

Hub::Room& Hub::open_room(std::unique_ptr<Table> table) {
  Room& room = rooms_[table->id()];
  room.table = std::move(table);
  room.opened = ++rooms_opened_;
  room.empty_since = now();
  metrics_.tables = static_cast<std::int64_t>(rooms_.size());
  after(room);
  return room;
}

Table* Hub::find(const std::string& id) {
  Room* const found = room(id);
  return found == nullptr ? nullptr : found->table.get();
}

void Hub::opened(const std::shared_ptr<Connection>& connection) {
  connections_[connection.get()] = connection;
  metrics_.add(Count::kConnections);
  metrics_.sockets = static_cast<std::int64_t>(connections_.size());
}

void Hub::closed(Connection& connection) {
  leave(connection);
  connections_.erase(&connection);
  metrics_.sockets = static_cast<std::int64_t>(connections_.size());
}

void Hub::leave(Connection& connection) {
  const auto found = rooms_.find(connection.table);
  connection.table.clear();
  if (found == rooms_.end()) return;
  Room& room = found->second;
  std::erase(room.connections, &connection);
  room.empty_since = now();
  want_more(room);
  const int seat = connection.stream;
  const bool last = std::none_of(room.connections.begin(), room.connections.end(),
                                 [&](const Connection* other) { return other->stream == seat; });
  if (seat != kPublic && last) {
    carry_out(room, room.table->present(seat_at(seat), false, now()), nullptr, {});
  }
}

void Hub::refuse(Connection& connection, CloseCode code, std::string_view reason) {
  if (code == CloseCode::kBadMessage) metrics_.add(Count::kBadMessages);
  if (code == CloseCode::kNoPlayer) metrics_.add(Count::kBadTokens);
  if (code == CloseCode::kForbidden || code == CloseCode::kNoTable ||
      code == CloseCode::kOutdated) {
    metrics_.add(Count::kRefusedHellos);
  }
  leave(connection);
  connection.close(code, reason);
}

void Hub::message(Connection& connection, std::string_view text) {
  const auto due_before = due();
  stepping_ = true;
  try {
    heed(connection, text);
  } catch (const std::runtime_error&) {  // the data file
    metrics_.add(Count::kStorageFailures);
    connection.send(kStorageBye);
    refuse(connection, CloseCode::kRestart, "storage failed");
  }
  catch_up(due_before);
}

// What is due at once because of a message or a thought shares its commit, and needs no timer.
void Hub::catch_up(std::optional<Millis> due_before) {
  if (!schedule_.empty() && schedule_.begin()->first <= now()) tick();
  stepping_ = false;
  if (on_due && due() < due_before) on_due();
}

void Hub::heed(Connection& connection, std::string_view text) {
  const auto message = parse_json(text);
  if (!message || message->fields() == nullptr) {
    return refuse(connection, CloseCode::kBadMessage, "not a JSON object");
  }
  if (const Value* number = message->find("ping")) {
    return connection.send("{\"pong\":" + to_json(*number) + "}");
  }
  if (const Value* body = message->find("hello")) return hello(connection, *body);
  const auto found = rooms_.find(connection.table);
  if (found == rooms_.end()) return refuse(connection, CloseCode::kBadMessage, "hello comes first");
  request(connection, found->second, *message);
}

void Hub::hello(Connection& connection, const Value& body) {
  const Value* token = body.find("token");
  if (body.fields() == nullptr || (token != nullptr && token->text() == nullptr)) {
    return refuse(connection, CloseCode::kBadMessage, "not a hello");
  }
  const auto version = integer_field(body, "v", 0, INT64_MAX);
  if (!version || *version != kProtocol) {
    return refuse(connection, CloseCode::kOutdated, "protocol 1 is spoken here");
  }
  const std::string secret = token != nullptr ? *token->text() : connection.token;
  if (!secret.empty()) {
    const auto player = players_.by_token(secret);
    if (!player) return refuse(connection, CloseCode::kNoPlayer, "no such player");
    if (banned(player->id)) {
      connection.send(R"({"bye":{"code":"server-banned"}})");
      return refuse(connection, CloseCode::kForbidden, "banned");
    }
    seen(*player);
    connection.visitor = {.player = player->id, .name = player->name};
  }
  const auto id = text_field(body, "table");
  Room* const found = id ? room(typed_id(*id)) : nullptr;
  if (found == nullptr && id && is_closed(typed_id(*id))) {
    return refuse(connection, CloseCode::kGone, "this table is closed");
  }
  if (found == nullptr) return refuse(connection, CloseCode::kNoTable, "no such table");
  const Table& table = *found->table;
  if (table.seat_of(connection.visitor.player).empty() && !table.may_watch()) {
    return refuse(connection, CloseCode::kForbidden, "only its players see this table");
  }
  leave(connection);
  welcome(connection, *found, body);
}

void Hub::welcome(Connection& connection, Room& room, const Value& body) {
  Table& table = *room.table;
  connection.views = flag_in(body, "views");
  connection.legal = flag_in(body, "legal");
  connection.table = table.id();
  connection.stream = table.stream_of(connection.visitor.player);
  const int stream = connection.stream;
  // Before anything is told, so that it is true then: the clocks of a table that stood still, too.
  if (stream != kPublic && !table.here().has(seat_at(stream))) {
    carry_out(room, table.present(seat_at(stream), true, now()), nullptr, {});
  }
  room.connections.push_back(&connection);
  want_more(room);
  const auto from = integer_in(body, "from");
  const auto missed = from && !connection.legal ? table.since(stream, *from) : std::nullopt;
  if (missed) {
    for (const Told& told : *missed) {
      hold(connection, told, "");
    }
    hold(connection,
         to_json(Value::object({{"resumed", table.resumed(connection.visitor, now())}})));
  } else {
    tell_table(connection, table);
  }
  for (std::string& notice : table.notices()) hold(connection, std::move(notice));
  if (stream == kPublic) return;
  if (const Value* commit = body.find("commit")) {
    const Value message = Value::object({{"commit", *commit}});
    carry_out(room, table.request(connection.visitor, message, now()), &connection, message);
  }
}

void Hub::tell_table(Connection& connection, const Table& table) {
  Value snapshot = table.snapshot(connection.visitor, now());
  if (connection.legal) {
    if (auto legal = table.legal_for(connection.stream)) snapshot.set("legal", *std::move(legal));
  }
  hold(connection, to_json(Value::object({{"table", std::move(snapshot)}})));
}

void Hub::want_more(Room& room) {
  Wanted wanted{.watched = false};
  for (const Connection* connection : room.connections) {
    const unsigned stream = 1U << connection->stream;
    if (connection->views) wanted.views |= stream;
    if (connection->legal) wanted.legal |= stream;
    wanted.watched |= connection->stream == kPublic;
  }
  room.table->want(wanted);
}

void Hub::request(Connection& connection, Room& room, const Value& message) {
  if (message.has("report")) return report(connection, room, message);
  Outcome outcome;
  outcome.error = check_pace(connection, message);
  if (!outcome.error) outcome = room.table->request(connection.visitor, message, now());
  if (outcome.error) {
    metrics_.add(Count::kRefusedMoves);
  } else if (message.has("move")) {
    metrics_.add(Count::kMoves);
  } else if (message.has("text")) {
    note_text(room, connection.visitor, message);
  }
  carry_out(room, std::move(outcome), &connection, message);
}

// Nobody keeps others from being heard, or from a bot's thoughts.
MaybeError Hub::check_pace(const Connection& connection, const Value& message) {
  if (is_chat(message) && chats_.passed(connection.visitor.player, now())) {
    return Error{"server-too-often", "", {}};
  }
  if (message.has("hint") && connection.hinting) return Error{"server-hint-waits", "", {}};
  return std::nullopt;
}

void Hub::carry_out(Room& room, Outcome outcome, Connection* asker, const Value& message) {
  const Value* id = message.find("id");
  if (keep(*room.table, outcome)) room.batch = batches_;
  if (outcome.row_changed) dismiss_watchers(room);
  tell(room, outcome, asker, id);
  if (outcome.hint) {
    answer_hint(*asker, room, std::move(outcome.hint), id != nullptr ? *id : Value());
  }
  if (!outcome.removed.empty()) {
    for (Connection* connection : std::vector(room.connections)) {
      if (connection->visitor.player != outcome.removed) continue;
      hold(*connection, "{\"bye\":{\"code\":\"table-removed\"}}", CloseCode::kGone);
    }
  }
  if (outcome.row_changed) seat_connections(room);
  if (room.table->status() == TableStatus::kClosed) {
    for (Connection* connection : std::vector(room.connections)) {
      hold(*connection, "{\"bye\":{\"code\":\"table-closed\"}}", CloseCode::kGone);
    }
  }
  after(room);
}

// Who may not watch any more hears nothing of what comes.
void Hub::dismiss_watchers(Room& room) {
  if (room.table->may_watch()) return;
  for (Connection* connection : std::vector(room.connections)) {
    if (!room.table->seat_of(connection->visitor.player).empty()) continue;
    hold(*connection, R"({"bye":{"code":"table-unwatched"}})", CloseCode::kForbidden);
    std::erase(room.connections, connection);
    connection->table.clear();
  }
}

// Who sat down or stood up hears of another stream from now on.
void Hub::seat_connections(Room& room) {
  Table& table = *room.table;
  for (Connection* connection : std::vector(room.connections)) {
    const int stream = table.stream_of(connection->visitor.player);
    if (stream == std::exchange(connection->stream, stream)) continue;
    tell_table(*connection, table);
    if (stream != kPublic && !table.here().has(seat_at(stream))) {
      carry_out(room, table.present(seat_at(stream), true, now()), nullptr, {});
    }
  }
  want_more(room);
}

void Hub::answer_hint(Connection& connection, Room& room, std::unique_ptr<AnyKnowledge> knowledge,
                      Value id) {
  const auto done = [this, to = std::weak_ptr(connection.shared_from_this()),
                     id = std::move(id)](Value hint) {
    world_.post([this, to, id, hint = std::move(hint)] {
      if (const auto alive = to.lock()) {
        alive->hinting = false;
        hold(*alive, to_json(Value::object({{"re", id}, {"hint", hint}})));
      }
    });
  };
  connection.hinting = true;
  bots_.think({.game = room.table->settings().game,
               .level = "strong",
               .knowledge = std::move(knowledge),
               .seed = ++seeds_,
               .explain = true,
               .done = done});
}

void Hub::after(Room& room) {
  Table& table = *room.table;
  for (Thought& thought : table.thoughts()) {
    const auto done = [this, id = table.id(), opened = room.opened,
                       ticket = thought.ticket](Value line) {
      world_.post([this, id, opened, ticket, line = std::move(line)] {
        const auto found = rooms_.find(id);
        if (found == rooms_.end() || found->second.opened != opened) return;
        metrics_.add(Count::kBotMoves);
        const auto due_before = due();
        stepping_ = true;
        carry_out(found->second, found->second.table->thought(ticket, line, now()), nullptr, {});
        catch_up(due_before);
      });
    };
    bots_.think({.game = table.settings().game,
                 .level = thought.level,
                 .knowledge = std::move(thought.knowledge),
                 .seed = table.settings().daily.empty() ? ++seeds_ : fair::kDailySeed,
                 .done = done});
  }
  reschedule(room);
}

void Hub::reschedule(Room& room) {
  const auto due = room.table->due();
  if (due == room.due) return;
  if (room.due) schedule_.erase({*room.due, room.table->id()});
  room.due = due;
  if (!due) return;
  const bool earliest = schedule_.empty() || *due < schedule_.begin()->first;
  schedule_.insert({*due, room.table->id()});
  if (earliest && on_due && !stepping_) on_due();
}

std::optional<Millis> Hub::due() const {
  if (schedule_.empty()) return next_sweep_;
  return std::min(next_sweep_, schedule_.begin()->first);
}

void Hub::tick() {
  const Millis time = now();
  while (!schedule_.empty() && schedule_.begin()->first <= time) {
    const std::string id = schedule_.begin()->second;
    schedule_.erase(schedule_.begin());
    Room& room = rooms_.at(id);
    room.due.reset();
    carry_out(room, room.table->tick(time), nullptr, {});
    if (room.due && *room.due <= time) {  // it waits for something that cannot come: once a second
      schedule_.erase({*room.due, id});
      room.due = time + 1000;
      schedule_.insert({*room.due, id});
    }
  }
  if (time >= next_sweep_) sweep();
}

// Tables that nobody looks at leave memory; those that nobody has used for weeks are closed.
void Hub::sweep() {
  const Millis time = now();
  next_sweep_ = time + kSweepEvery;
  reports_.forget(time);
  chats_.forget(time);
  on_sweep();
  try_storage();
  for (auto at = rooms_.begin(); at != rooms_.end();) {
    const Room& room = at->second;
    const bool unused = room.connections.empty() && time - room.empty_since > kUnloadAfter;
    if (unused && !room.due && room.batch <= durable_) {
      at = rooms_.erase(at);
    } else {
      ++at;
    }
  }
  metrics_.tables = static_cast<std::int64_t>(rooms_.size());
  try {
    const Millis patience = world_.keep > 0 ? std::min(world_.keep, kCloseAfter) : kCloseAfter;
    for (const TableRow& row : store_.tables_unused_since(time - patience, 100)) {
      // At the time when it was last used: from then on it is kept as long as everything.
      Room* const old = room(row.id);
      if (old != nullptr && old->connections.empty()) {
        carry_out(*old, old->table->close(row.updated), nullptr, {});
      }
    }
    if (world_.keep > 0) forget_old();
  } catch (const std::runtime_error&) {  // the data file; another time
    metrics_.add(Count::kStorageFailures);
  }
}

Result<std::string> Hub::create(const Settings& settings, const Visitor& creator,
                                const std::vector<Value>& wishes, Then then) {
  std::string id = make_id(*world_.secrets);
  Outcome outcome;
  auto table = Table::create(id, settings, creator, *world_.secrets, now(), outcome);
  keep(*table, outcome);
  for (const Value& wish : wishes) {
    outcome = table->request(creator, wish, now());
    if (outcome.error) {
      std::erase_if(batch_.entries, [&](const LogEntry& entry) { return entry.table == id; });
      std::erase_if(batch_.tables, [&](const TableRow& row) { return row.id == id; });
      return *std::move(outcome.error);
    }
    keep(*table, outcome);
  }
  open_room(std::move(table)).batch = batches_;
  thens_.push_back(std::move(then));
  flush_soon();
  return id;
}

void Hub::work(std::function<std::function<void()>()> job) {
  bots_.work([this, job = std::move(job)] { world_.post(job()); });
}

}  // namespace lair
