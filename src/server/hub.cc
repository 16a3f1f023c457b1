#include "server/hub.h"

#include <algorithm>

#include "fair/daily.h"
#include "record/json.h"

namespace lair {
namespace {

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

bool Hub::someone_at(const std::string& id) const {
  const auto found = rooms_.find(id);
  return found != rooms_.end() && !found->second.connections.empty();
}

Table* Hub::find(const std::string& id) {
  Room* const found = room(id);
  return found == nullptr ? nullptr : found->table.get();
}

void Hub::message(Connection& connection, std::string_view text) {
  const auto due_before = due();
  stepping_ = true;
  try {
    heed(connection, text);
  } catch (const std::runtime_error&) {  // the data file
    metrics_.add(Count::kStorageFailures);
    connection.send(bye_frame("server-storage"));
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

void Hub::request(Connection& connection, Room& room, const Value& message) {
  if (message.has("report")) return report(connection, room, message);
  Outcome outcome;
  outcome.error = check_pace(connection, message);
  if (!outcome.error) outcome = room.table->request(connection.visitor, message, now());
  if (outcome.error) {
    metrics_.add(Count::kRefusedMoves);
  } else if (message.has("move")) {
    metrics_.add(Count::kMoves);
  } else if (!outcome.written.empty()) {
    note_text(room, connection.visitor, outcome.written);
  }
  carry_out(room, std::move(outcome), &connection, message);
}

// Nobody keeps others from being heard, or from a bot's thoughts.
MaybeError Hub::check_pace(const Connection& connection, const Value& message) {
  if (is_chat(message) && chats_.passed(connection.visitor.player, now())) {
    return Error{"server-too-often", "", {}};
  }
  if (message.has("hint") && hinting_.contains(connection.visitor.player)) {
    return Error{"server-hint-waits", "", {}};
  }
  return std::nullopt;
}

void Hub::carry_out(Room& room, Outcome outcome, Connection* asker, const Value& message) {
  const Value* id = message.find("id");
  if (keep(*room.table, outcome)) room.batch = batches_;
  if (!outcome.removed.empty()) {
    dismiss(room, "table-removed", CloseCode::kGone,
            [&](const std::string& player) { return player == outcome.removed; });
  }
  const bool closed = room.table->status() == TableStatus::kClosed;
  if (outcome.row_changed && !closed && !room.table->may_watch()) {
    dismiss(room, "table-unwatched", CloseCode::kForbidden,
            [&](const std::string& player) { return room.table->seat_of(player).empty(); });
  }
  tell(room, outcome, asker, id);
  if (outcome.hint) {
    answer_hint(*asker, room, std::move(outcome.hint), id != nullptr ? *id : Value());
  }
  if (outcome.row_changed) seat_connections(room);
  if (closed) {
    for (Connection* connection : std::vector(room.connections)) {
      hold(*connection, bye_frame("table-closed"), CloseCode::kGone);
    }
  }
  after(room);
}

void Hub::answer_hint(Connection& connection, Room& room, std::unique_ptr<AnyKnowledge> knowledge,
                      Value id) {
  const auto done = [this, to = std::weak_ptr(connection.shared_from_this()),
                     player = connection.visitor.player, id = std::move(id)](Value hint) {
    world_.post([this, to, player, id, hint = std::move(hint)] {
      hinting_.erase(player);
      if (const auto alive = to.lock()) {
        hold(*alive, to_json(Value::object({{"re", id}, {"hint", hint}})));
      }
    });
  };
  hinting_.insert(connection.visitor.player);
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

void Hub::shift(Millis by) {
  schedule_.clear();
  for (auto& [id, room] : rooms_) {
    room.table->shift(by);
    room.empty_since += by;
    if (room.due) schedule_.insert({* room.due += by, id});
  }
  next_sweep_ += by;
  next_forgetting_ += by;
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
    if (unused && !room.due && !room.table->runs() && room.batch <= durable_) {
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
