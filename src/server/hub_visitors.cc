// Connections that join and leave tables.

#include <algorithm>

#include "protocol/append.h"
#include "protocol/table_messages.h"
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
  leave_room(connection);
  connections_.erase(&connection);
  metrics_.sockets = static_cast<std::int64_t>(connections_.size());
}

void Hub::leave_room(Connection& connection) {
  const auto found = rooms_.find(connection.table);
  connection.table.clear();
  if (found == rooms_.end()) return;
  Room& room = found->second;
  std::erase(room.connections, &connection);
  room.empty_since = now();
  room.update_subscriptions();
  const int seat = connection.stream;
  const bool last = std::none_of(room.connections.begin(), room.connections.end(),
                                 [&](const Connection* other) { return other->stream == seat; });
  if (seat != kPublicStream && last) {
    process(room, room.table->set_present(seat_at(seat), false, now()), nullptr, {});
  }
}

void Hub::close_connection(Connection& connection, CloseCode code, std::string_view reason) {
  if (code == CloseCode::kBadMessage) metrics_.add(Count::kBadMessages);
  if (code == CloseCode::kNoPlayer) metrics_.add(Count::kBadTokens);
  if (code == CloseCode::kForbidden || code == CloseCode::kNoTable ||
      code == CloseCode::kOutdated) {
    metrics_.add(Count::kRefusedHellos);
  }
  leave_room(connection);
  connection.close(code, reason);
}

void Hub::handle_hello(Connection& connection, const Value& body) {
  const Value* token = body.find("token");
  if (body.fields() == nullptr || (token != nullptr && token->text() == nullptr)) {
    return close_connection(connection, CloseCode::kBadMessage, "not a hello");
  }
  const auto version = integer_field(body, "v", 0, INT64_MAX);
  if (!version || *version != kProtocol) {
    return close_connection(connection, CloseCode::kOutdated, "protocol 1 is spoken here");
  }
  const std::string secret = token != nullptr ? *token->text() : connection.token;
  if (!secret.empty()) {
    const auto player = players_.by_token(secret);
    if (!player) return close_connection(connection, CloseCode::kNoPlayer, "no such player");
    if (banned(player->id)) {
      connection.send(bye_frame("server-banned"));
      return close_connection(connection, CloseCode::kForbidden, "banned");
    }
    seen(*player);
    connection.visitor = {.player = player->id, .name = player->name};
  }
  const auto id = text_field(body, "table");
  if (!id) return close_connection(connection, CloseCode::kNoTable, "no such table");
  const std::string typed = typed_id(*id);
  if (rooms_.contains(typed)) return enter_table(connection, typed, body);
  open_for(connection, typed, body);
}

void Hub::enter_table(Connection& connection, const std::string& id, const Value& body) {
  const auto found = rooms_.find(id);
  if (is_closed(id)) {
    return close_connection(connection, CloseCode::kGone, "this table is closed");
  }
  if (found == rooms_.end()) {
    return close_connection(connection, CloseCode::kNoTable, "no such table");
  }
  Room& room = found->second;
  const Table& table = *room.table;
  if (table.seat_of(connection.visitor.player).empty() && !table.may_watch()) {
    return close_connection(connection, CloseCode::kForbidden, "only its players see this table");
  }
  leave_room(connection);
  join_room(connection, room, body);
}

void Hub::join_room(Connection& connection, Room& room, const Value& hello) {
  Table& table = *room.table;
  connection.views = flag_in(hello, "views");
  // A client with `legal` gets a snapshot after every reconnect: protocol 1 says so.
  connection.resumes = !flag_in(hello, "legal");
  const auto up_to =
      std::clamp<std::int64_t>(integer_in(hello, "legal_up_to").value_or(0), 0, kAllMoves);
  connection.legal_up_to = connection.resumes ? static_cast<int>(up_to) : kAllMoves;
  connection.table = table.id();
  connection.stream = table.stream_of(connection.visitor.player);
  const int stream = connection.stream;
  // First, so that the snapshot is true: a table that was paused restarts its clocks.
  if (stream != kPublicStream && !table.here().has(seat_at(stream))) {
    process(room, table.set_present(seat_at(stream), true, now()), nullptr, {});
  }
  room.connections.push_back(&connection);
  room.update_subscriptions();
  send_current(connection, table, hello);
  if (stream == kPublicStream) return;
  if (const Value* commit = hello.find("commit")) {
    const Value message = Value::object({{"commit", *commit}});
    process(room, table.request(connection.visitor, message, now()), &connection, message);
  }
}

// Sends the missed updates to a client that reconnects with `from`, or a snapshot.
void Hub::send_current(Connection& connection, const Table& table, const Value& hello) {
  const auto from = integer_in(hello, "from");
  const auto missed =
      from && connection.resumes ? table.since(connection.stream, *from) : std::nullopt;
  if (missed) {
    for (const Update& update : *missed) queue_until_durable(connection, update, nullptr);
    const std::string resumed = table.resumed(connection.visitor, now(), connection.legal_up_to);
    queue_until_durable(connection, wire::to_text(wire::Notice{.resumed = resumed}));
  } else {
    send_snapshot(connection, table);
  }
  for (std::string& notice : table.notices()) queue_until_durable(connection, std::move(notice));
}

// Disconnects these players; they receive no further message of the table.
void Hub::disconnect_if(Room& room, std::string_view bye, CloseCode code,
                        const std::function<bool(const std::string& player)>& predicate) {
  for (Connection* connection : std::vector(room.connections)) {
    if (!predicate(connection->visitor.player)) continue;
    queue_until_durable(*connection, bye_frame(bye), code);
    std::erase(room.connections, connection);
    connection->table.clear();
  }
}

// Players who sat down or stood up receive another stream from now on.
void Hub::reassign_streams(Room& room) {
  Table& table = *room.table;
  for (Connection* connection : std::vector(room.connections)) {
    const int stream = table.stream_of(connection->visitor.player);
    if (stream == std::exchange(connection->stream, stream)) continue;
    send_snapshot(*connection, table);
    if (stream != kPublicStream && !table.here().has(seat_at(stream))) {
      process(room, table.set_present(seat_at(stream), true, now()), nullptr, {});
    }
  }
  room.update_subscriptions();
}

}  // namespace lair
