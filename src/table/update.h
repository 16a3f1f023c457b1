#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "core/seat.h"
#include "core/value.h"
#include "rules/any_knowledge.h"

namespace lair {

// Updates go out in streams: one per seat, and one for visitors without a seat.
inline constexpr int kPublicStream = kMaxSeats;
inline constexpr int kStreams = kMaxSeats + 1;

inline constexpr int kAllMoves = std::numeric_limits<int>::max();

// The contents that subscribers ask for in updates.
struct Subscriptions {
  unsigned views = 0;  // a bit set of streams whose updates carry a view
  // By stream: an update with a question carries the legal moves if there are at most so many.
  std::array<int, kStreams> legal_up_to{};
  bool watched = true;  // the public stream has a subscriber
};

// One message of a stream.
struct Update {
  int stream = 0;
  std::int64_t version = 0;
  std::shared_ptr<const std::string> body;  // the JSON object behind `"v":N,`
  bool may_wait = false;                    // it asks nobody anything
};

// The result of one step of a table.
struct StepResult {
  std::string entry;  // for the log; empty if nothing changed
  std::vector<Update> updates;
  std::vector<std::string> notices;    // messages to all subscribers, without a version, not logged
  std::optional<std::string> legal;    // the legal moves in JSON, if they were requested
  MaybeError error;                    // the reason why the request was refused
  bool noted = false;                  // the move waits for the end of a window, or for other seats
  std::unique_ptr<AnyKnowledge> hint;  // the knowledge from which a bot explains a move
  bool restarted = false;              // subscribers need a snapshot behind their updates
  bool row_changed = false;            // row() must be stored
  bool game_changed = false;           // game_row() must be stored
  std::string removed;                 // the player who was removed from the table
  std::string chat;                    // a free text that was sent to all
};

// A decision that a bot must make.
struct BotTask {
  Seat seat{};
  std::uint64_t ticket = 0;
  std::string level;
  std::unique_ptr<AnyKnowledge> knowledge;
  std::uint64_t seed = 0;  // of its random numbers
};

// The decision of a bot, and the level that made it: a weaker one than the task named, if the bots
// have too much to do. Without a level it is that of the task.
struct BotDecision {
  Value line;
  std::string level{};
};

}  // namespace lair
