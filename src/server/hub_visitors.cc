// Who comes to a hub's tables, and goes.

#include <algorithm>

#include "record/json.h"
#include "server/hub.h"

namespace lair {
namespace {

constexpr std::int64_t kProtocol = 1;

}  // namespace

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
      connection.send(bye_frame("server-banned"));
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

// Those hear nothing of what comes.
void Hub::dismiss(Room& room, std::string_view bye, CloseCode code,
                  const std::function<bool(const std::string& player)>& whom) {
  for (Connection* connection : std::vector(room.connections)) {
    if (!whom(connection->visitor.player)) continue;
    hold(*connection, bye_frame(bye), code);
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

}  // namespace lair
