#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/connection.h"
#include "table/table.h"

namespace lair {

// A table in memory, and the connections to it.
struct Room {
  std::unique_ptr<Table> table;
  std::vector<Connection*> connections;
  // Changes when the table is loaded again: answers of bots to an earlier load are ignored.
  std::uint64_t load_number = 0;
  std::optional<Millis> due;
  Millis empty_since = 0;
  std::uint64_t batch = 0;  // the last one with a change of the table
  // The last chat texts with their authors' ids, for reports to the host. Stored nowhere else.
  std::vector<std::pair<std::string, std::string>> texts;

  // Hands the wishes of all connections to the table.
  void update_subscriptions() {
    Subscriptions subscriptions{.watched = false};
    for (const Connection* connection : connections) {
      const unsigned stream = 1U << connection->stream;
      if (connection->views) subscriptions.views |= stream;
      int& most = subscriptions.legal_up_to[static_cast<std::size_t>(connection->stream)];
      most = std::max(most, connection->legal_up_to);
      subscriptions.watched |= connection->stream == kPublicStream;
    }
    table->subscribe(subscriptions);
  }
};

}  // namespace lair
