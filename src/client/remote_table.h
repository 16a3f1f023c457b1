#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "core/value.h"

// A table of a server, as its messages have it (docs/protocol.md); what happens in the game itself
// is for cli/connect/remote_game.h. Texts are safe to be shown.

namespace lair::cli {

inline constexpr std::size_t kLongestName = 24;  // of a player, as servers have them

struct RemoteSeat {
  bool free = true;
  std::string name;
  std::string bot;  // its level; empty for a person
  bool here = false;
  bool held = false;  // a bot plays for its owner
};

struct RemoteTurn {
  std::optional<int> seat;  // for whose decision all wait
  bool you = false;
  std::optional<std::int64_t> left, bank, window;  // milliseconds
  bool round_over = false;
  Value only;  // the one move there is, if it is an offer that this player cannot take
};

struct RemoteTable {
  std::string id;
  std::string game;
  Value options;
  std::string status;  // "open", "playing", "over"
  std::string daily;   // the date, if it is that day's deal
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
  // The whole table, as `table` has it.
  MaybeError read(const Value& table);
  // What an update, or `resumed`, changes.
  MaybeError update(const Value& message);
};

}  // namespace lair::cli
