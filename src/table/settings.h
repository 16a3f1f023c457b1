#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

namespace lair {

using Millis = std::int64_t;

// First `turn` for every decision, then of the bank, which lasts for the game.
struct Clock {
  Millis turn = 30'000;
  Millis bank = 120'000;
  friend bool operator==(const Clock&, const Clock&) = default;
};

// What its creator chooses for a table (docs/protocol.md).
struct Settings {
  std::string game;
  Value options = Value::object();  // the rules, all of them named
  int seats = 3;
  std::optional<Clock> clock = Clock{};
  std::optional<bool> help;  // if nothing is chosen: with at most one person
  bool listed = false;       // in the lobby
  bool watch = false;        // onlookers may come
  bool free_chat = false;
  Millis window = 5'000;  // to claim a discard
  Millis pace = 1'200;    // a bot's, for a move
  Millis pause = 20'000;  // between rounds, at most
  // "2026-11-16": the deal that everybody has on that day (docs/daily.md), and one round of it. No
  // wish of a player's, so `read_settings` leaves it as it is.
  std::string daily;
};

// A clock so long goes on when nobody is there.
inline constexpr Millis kLongTurn = 3'600'000;

// What is not said is as in `usual`. The game and the number of seats must be possible.
Result<Settings> read_settings(const Value& value, const Settings& usual);
// An error for every field that is no setting and none of those.
MaybeError only_settings(const Value& value, std::initializer_list<std::string_view> besides = {});
Value write_settings(const Settings& settings);

}  // namespace lair
