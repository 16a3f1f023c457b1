// What a hub keeps and tells: nobody hears of anything before it is durable.

#include "protocol/errors.h"
#include "record/json.h"
#include "server/hub.h"

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

std::string Hub::bye_frame(std::string_view code) {
  return to_json(Value::object({{"bye", Value::object({{"code", code}})}}));
}

bool Hub::keep(const Table& table, Outcome& outcome) {
  if (outcome.entry.empty()) return false;
  batch_.entries.push_back({table.id(), table.entries(), std::move(outcome.entry)});
  if (outcome.row_changed) batch_.tables.push_back(table.row());
  if (outcome.game_changed) {
    batch_.games.push_back(table.game_row());
    if (const auto daily = table.daily_row()) batch_.dailies.push_back(*daily);
    if (table.status() == TableStatus::kOver) metrics_.add(Count::kGames);
  }
  flush_soon();
  return true;
}

void Hub::tell(Room& room, const Outcome& outcome, Connection* asker, const Value* id) {
  bool answered = asker == nullptr || outcome.hint != nullptr;
  std::string re;
  if (id != nullptr) re = "\"re\":" + to_json(*id) + ",";
  for (const Told& told : outcome.told) {
    for (Connection* connection : room.connections) {
      if (connection->stream != told.stream) continue;
      const bool his = connection == asker;
      answered |= his;
      hold(*connection, told, his ? re : std::string_view());
    }
  }
  for (const std::string& notice : outcome.notices) {
    for (Connection* connection : room.connections) hold(*connection, notice);
  }
  // Answers, too, may rest on what is not durable yet.
  if (outcome.error && asker != nullptr) return hold(*asker, error_frame(id, *outcome.error));
  if (outcome.answer && asker != nullptr) return hold(*asker, "{" + re + *outcome.answer);
  if (!answered && id != nullptr) hold(*asker, "{" + re + "\"ok\":true}");
}

void Hub::when_durable(Batch batch, Then then) {
  const auto append = [](auto& to, auto& from) {
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  };
  append(batch_.players, batch.players);
  append(batch_.reviews, batch.reviews);
  append(batch_.same_deals, batch.same_deals);
  append(batch_.bans, batch.bans);
  append(batch_.lifted_bans, batch.lifted_bans);
  append(batch_.reports, batch.reports);
  append(batch_.settled_reports, batch.settled_reports);
  append(batch_.forgotten_players, batch.forgotten_players);
  thens_.push_back(std::move(then));
  flush_soon();
}

// Told when everything before it is durable.
void Hub::hold(Connection& connection, std::string text, std::optional<CloseCode> close) {
  held_.push_back({connection.shared_from_this(), std::move(text), nullptr, close, Haste::kNow});
  flush_soon();
}

// An update; `re` names the request that it answers, if it does.
void Hub::hold(Connection& connection, const Told& told, std::string_view re) {
  std::string head = "{\"v\":";
  append_json(head, told.version);
  (head += ',').append(re);
  const Haste haste = told.may_wait && re.empty() ? Haste::kSoon : Haste::kNow;
  held_.push_back({connection.shared_from_this(), std::move(head), told.body, std::nullopt, haste});
  flush_soon();
}

void Hub::flush_soon() {
  if (flush_posted_ || in_flight_) return;
  flush_posted_ = true;
  world_.post([this] {
    flush_posted_ = false;
    flush();
  });
}

void Hub::flush() {
  if (in_flight_) return;
  std::vector<Held> held = std::exchange(held_, {});
  std::vector<Then> thens = std::exchange(thens_, {});
  if (batch_.empty()) return flushed(std::move(held), thens, std::nullopt);
  in_flight_ = true;
  metrics_.add(Count::kCommits);
  metrics_.add(Count::kCommitted, batch_.entries.size());
  auto waiting = std::make_shared<std::pair<std::vector<Held>, std::vector<Then>>>(
      std::move(held), std::move(thens));
  const std::uint64_t number = batches_++;
  store_.commit(std::exchange(batch_, {}), [this, waiting, number](MaybeError error) {
    world_.post([this, waiting, number, error = std::move(error)] {
      in_flight_ = false;
      note_storage(error);
      if (error) {
        forget_all(*error);
      } else {
        durable_ = number;
      }
      // The disk writes what has come meanwhile, while this is told.
      if (!batch_.empty()) flush();
      flushed(std::move(waiting->first), waiting->second, error);
      if (!batch_.empty() || !held_.empty() || !thens_.empty()) flush();
    });
  });
}

void Hub::flushed(std::vector<Held> held, const std::vector<Then>& thens, const MaybeError& error) {
  for (Held& each : held) {
    if (error) continue;
    each.to->send(each.text, each.rest ? std::string_view(*each.rest) : std::string_view(),
                  each.haste);
    if (each.close) refuse(*each.to, *each.close, "");
  }
  for (const Then& then : thens) then(error);
}

// What could not be kept has not happened: tables are read again as they are on disk.
void Hub::forget_all(const Error& error) {
  metrics_.add(Count::kStorageFailures);
  batch_ = {};
  held_.clear();
  for (const Then& then : std::exchange(thens_, {})) then(error);
  for (auto& [connection, owner] : connections_) {
    connection->table.clear();
    connection->send(bye_frame("server-storage"));  // what failed, and where, is for the host
    connection->close(CloseCode::kRestart, "storage failed");
  }
  rooms_.clear();
  schedule_.clear();
  store_.recover();
}

void Hub::note_storage(const MaybeError& error) {
  if (error && !failed_) world_.storage_failed(*error);
  failed_ = error.has_value();
}

// Whoever asks whether the hub is healthy may keep everybody away who would write: so it tries.
void Hub::try_storage() {
  if (!failed_ || in_flight_) return;
  in_flight_ = true;
  store_.commit({}, [this](MaybeError error) {
    world_.post([this, error = std::move(error)] {
      in_flight_ = false;
      note_storage(error);
      if (error) store_.recover();
      flush();
    });
  });
}

void Hub::stop(Then then) {
  for (auto& [connection, owner] : connections_) {
    hold(*connection, bye_frame("server-stops"), CloseCode::kRestart);
  }
  thens_.push_back(std::move(then));
  flush_soon();
}

}  // namespace lair
