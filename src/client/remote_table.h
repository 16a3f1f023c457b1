#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/value.h"
#include "protocol/table_messages.h"

// A table of a server, read from the server's messages (src/protocol). The game itself is in
// cli/connect/remote_game.h. Texts are safe to show in a terminal.

namespace lair::cli {

inline constexpr std::size_t kLongestName = 24;  // of a player, on every server

// The error for a message that does not fit the protocol.
Error bad_message(std::string_view what);

struct RemoteSeat {
  bool free = true;
  std::string name;
  std::string bot;  // its level; empty for a person
  bool here = false;
  bool held = false;  // a bot plays for its owner
};

struct RemoteTurn {
  std::optional<int> seat;  // the seat that everybody waits for
  bool you = false;
  std::optional<std::int64_t> left, bank, window;  // milliseconds
  bool round_over = false;
  Value only;  // the only move, if all players are asked about a discard that this one cannot take
};

struct RemoteTable {
  std::string id;
  std::string game;
  Value options;
  TableStatus status = TableStatus::kOpen;
  std::string daily;  // the date, if it is that day's deal
  std::optional<int> seat;
  bool creator = false;
  bool help = false;
  bool free_chat = false;
  bool frozen = false;
  std::int64_t version = -1;
  std::int64_t number = 0;
  std::vector<RemoteSeat> seats;
  RemoteTurn turn;

  bool full() const;
  // Reads the whole table: the message `table`.
  MaybeError read(const Value& table);
  // Applies the changes of an update, or of `resumed`.
  MaybeError update(const Value& message);
};

}  // namespace lair::cli
