// Tables are opened on a worker thread: reading and replaying a long log delays no other table.

#include <memory>
#include <utility>

#include "record/json.h"
#include "server/hub.h"

namespace lair {
namespace {

struct Loaded {
  std::vector<std::unique_ptr<Table>> tables;
  MaybeError error;  // of the data file; it concerns only the tables that are missing
};

// Reads and replays the logs. Tables that are closed or cannot be replayed are left out.
Loaded load(StoreReader& reader, const std::vector<std::string>& ids, Secrets& secrets,
            Millis now) {
  Loaded loaded;
  for (const std::string& id : ids) {
    try {
      const auto row = reader.table(id);
      if (!row || row->status == TableStatus::kClosed) continue;
      auto table = Table::load(id, reader.log(id, 1, INT64_MAX), secrets, now);
      if (table) loaded.tables.push_back(std::move(*table));
    } catch (const std::runtime_error&) {
      loaded.error = Error{"server-storage", "", {}};
    }
  }
  return loaded;
}

}  // namespace

std::string Hub::game_at(const std::string& id) {
  if (const Table* table = find(id)) return table->settings().game;
  const auto row = store_.table(id);
  if (!row || row->status == TableStatus::kClosed) return {};
  const auto summary = parse_json(row->summary);
  return summary ? std::string(text_in(*summary, "game")) : std::string();
}

void Hub::with_tables(const Payer& payer, std::vector<std::string> ids, Opened then) {
  std::erase_if(ids, [&](const std::string& id) { return rooms_.contains(id); });
  if (ids.empty()) return then({});
  std::shared_ptr<StoreReader> reader = store_.open_reader();
  auto job = [this, reader, ids = std::move(ids), then = std::move(then), now = now(),
              roll_backs = roll_backs_] {
    auto loaded = std::make_shared<Loaded>(load(*reader, ids, *world_.secrets, now));
    world_.post([this, loaded, then, roll_backs] {
      if (roll_backs != roll_backs_) return then(Error{"server-storage", "", {}});
      for (std::unique_ptr<Table>& table : loaded->tables) {
        if (!rooms_.contains(table->id())) open_room(std::move(table));
      }
      then(loaded->error);
    });
  };
  if (world_.run_slow) return world_.run_slow(std::move(job));
  bots_.work(payer, Rank::kUrgent, std::move(job));
}

// Messages that arrive while the table is being opened wait.
void Hub::open_for(Connection& connection, const std::string& id, Value hello) {
  connection.opening = true;
  const auto then = [this, id, hello = std::move(hello),
                     to = std::weak_ptr(connection.shared_from_this())](const MaybeError& error) {
    const auto alive = to.lock();
    if (!alive || !connections_.contains(alive.get())) return;
    alive->opening = false;
    if (error) {
      metrics_.add(Count::kStorageFailures);
      alive->send(bye_frame("server-storage"));
      return close_connection(*alive, CloseCode::kRestart, "storage failed");
    }
    run_step(*alive, [&] { enter_table(*alive, id, hello); });
    for (const std::string& text : std::exchange(alive->delayed, {})) {
      if (connections_.contains(alive.get())) message(*alive, text);
    }
  };
  with_tables({connection.visitor.player, id}, {id}, then);
}

}  // namespace lair
