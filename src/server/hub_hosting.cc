// Bans, reports, and the deletion of players.

#include <algorithm>
#include <set>

#include "record/json.h"
#include "server/hub.h"

namespace lair {
namespace {

constexpr std::size_t kTextsReported = 10;  // of a player

}  // namespace

void Hub::seen(PlayerRow player) {
  if (!Players::note_seen(player, now())) return;
  change(player, [](const MaybeError&) {});
}

void Hub::change(const PlayerRow& player, Then then) {
  players_.change(player);
  Batch batch;
  batch.players.push_back(player);
  when_durable(std::move(batch), [this, player, then = std::move(then)](const MaybeError& error) {
    players_.settle(player);
    then(error);
  });
}

MaybeError Hub::check_report(const Visitor& reporter, const std::string& reported) {
  if (reporter.player.empty()) return Error{"server-no-player", "", {}};
  if (reported.empty() || reported == reporter.player) return Error{"server-nobody", "", {}};
  if (limits_.reports.passed(reporter.player, now())) return Error{"server-too-often", "", {}};
  return std::nullopt;
}

void Hub::handle_report(Connection& connection, Room& room, const Value& message) {
  const Value* body = message.find("report");
  const std::string reported = room.table->player_at(integer_in(*body, "seat").value_or(-1));
  StepResult result;
  result.error = check_report(connection.visitor, reported);
  if (!result.error) {
    std::vector<std::string> texts;
    for (const auto& [player, text] : room.texts) {
      if (player == reported) texts.push_back(text);
    }
    Value said = Value::array();
    const std::size_t first = texts.size() - std::min(texts.size(), kTextsReported);
    for (std::size_t i = first; i < texts.size(); ++i) said.push_back(texts[i]);
    commits_.batch().reports.push_back({.number = 0,
                                        .at = now(),
                                        .table = room.table->id(),
                                        .reporter = connection.visitor.player,
                                        .reported = reported,
                                        .said = to_json(said)});
    metrics_.add(Count::kReports);
    commits_.flush_soon();
  }
  send_result(room, result, &connection, message.find("id"));
}

void Hub::ban(const std::string& player, Then then) {
  const bool is_new = bans_.insert(player).second;
  const Then done = [this, player, is_new, then = std::move(then)](const MaybeError& error) {
    if (error && is_new) bans_.erase(player);
    then(error);
  };
  expel(player, false, "server-banned", CloseCode::kForbidden,
        [this, player, done](const MaybeError& error) {
          if (error) return done(error);
          Batch batch;
          batch.bans.push_back({.player = player, .at = now()});
          when_durable(std::move(batch), done);
        });
}

void Hub::unban(const std::string& player, Then then) {
  Batch batch;
  batch.lifted_bans.push_back(player);
  when_durable(std::move(batch), [this, player, then = std::move(then)](const MaybeError& error) {
    if (!error) bans_.erase(player);
    then(error);
  });
}

// The player leaves all seats first, so that no later write contains the name. From now on nobody
// can act as that player.
void Hub::forget(const PlayerRow& player, Then then) {
  const PlayerRow deleted = players_.forget(player);
  const Then done = [this, deleted, then = std::move(then)](const MaybeError& error) {
    players_.settle(deleted);
    if (!error) bans_.erase(deleted.id);
    then(error);
  };
  const Then erase = [this, id = player.id, done](const MaybeError& error) {
    if (error) return done(error);
    store_.erase(id, [this, done](MaybeError failure) {
      world_.post([done, failure = std::move(failure)] { done(failure); });
    });
  };
  expel(player.id, true, "server-forgotten", CloseCode::kNoPlayer,
        [this, done, erase](const MaybeError& error) {
          error ? done(error) : when_durable({}, erase);
        });
}

bool Hub::close_table(const std::string& id, Then then) {
  Room* const found = room(id);
  if (found == nullptr) return false;
  process(*found, found->table->close(now()), nullptr, {});
  when_durable({}, std::move(then));
  return true;
}

// Takes the player's seats at all tables, and closes the player's sockets.
void Hub::expel(const std::string& player, bool forget, std::string_view bye, CloseCode code,
                Opened then) {
  std::set<std::string> tables;
  for (const auto& [id, room] : rooms_) {
    if (!room.table->seat_of(player).empty()) tables.insert(id);
  }
  for (const std::string& id : store_.tables_visited(player)) {
    const auto row = store_.table(id);
    if (!row || row->status == TableStatus::kClosed) continue;
    if (std::ranges::find(row->players, player) != row->players.end()) tables.insert(id);
  }
  close_sockets(player, bye, code);
  with_tables({player, ""}, {tables.begin(), tables.end()},
              [this, player, forget, tables, then = std::move(then)](const MaybeError& error) {
                for (const std::string& id : tables) {
                  const auto found = rooms_.find(id);
                  if (found == rooms_.end()) continue;
                  Table& table = *found->second.table;
                  process(found->second, table.expel(player, forget, now()), nullptr, {});
                }
                then(error);
              });
}

void Hub::ban_address(const std::string& address, Then then) {
  const std::string marked = kAddressMark + address;
  const bool is_new = bans_.insert(marked).second;
  close_sockets_if("server-banned", CloseCode::kForbidden,
                   [&](const Connection& connection) { return connection.address == address; });
  Batch batch;
  batch.bans.push_back({.player = marked, .at = now()});
  when_durable(std::move(batch),
               [this, marked, is_new, then = std::move(then)](const MaybeError& error) {
                 if (error && is_new) bans_.erase(marked);
                 then(error);
               });
}

void Hub::unban_address(const std::string& address, Then then) {
  unban(kAddressMark + address, std::move(then));
}

void Hub::close_sockets(const std::string& player, std::string_view bye, CloseCode code) {
  close_sockets_if(
      bye, code, [&](const Connection& connection) { return connection.visitor.player == player; });
}

void Hub::close_sockets_if(std::string_view bye, CloseCode code,
                           const std::function<bool(const Connection&)>& predicate) {
  std::vector<std::shared_ptr<Connection>> away;
  for (const auto& [connection, owner] : connections_) {
    if (predicate(*connection)) away.push_back(owner);
  }
  for (const auto& connection : away) {
    leave_room(*connection);
    connection->visitor = {};
    queue_until_durable(*connection, bye_frame(bye), code);
  }
}

void Hub::moved(const std::string& player) {
  close_sockets(player, "server-other-device", CloseCode::kNoPlayer);
}

void Hub::renamed(const PlayerRow& player) {
  for (const auto& [connection, owner] : connections_) {
    if (connection->visitor.player == player.id) connection->visitor.name = player.name;
  }
}

}  // namespace lair
