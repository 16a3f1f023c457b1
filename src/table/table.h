#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "core/value.h"
#include "table/store.h"
#include "table/table_data.h"
#include "table/update.h"

namespace lair {

// A table: seats, the game in progress, clocks, and the messages to each seat.
//
// The log is the table. Every change of the logged state is a line, of a record or one of the
// table's own, and `TableState::apply` makes it, whether the line is new or replayed. The lines of
// one step are one entry of the log (step.h).
//
// A table knows no sockets and no time of its own. Its owner hands it requests, the decisions of
// bots and the time; it calls `tick` at `due`, and asks for `bot_tasks` after every step.
class Table {
 public:
  // Creates a table; its creator takes the first seat.
  static std::unique_ptr<Table> create(std::string id, const Settings& settings,
                                       const Visitor& creator, Secrets& secrets, Millis now,
                                       StepResult& result);
  // Loads a table from the entries of its log. If another version of the program wrote the log and
  // this one cannot replay all of it, the table is `frozen` at the last entry that it could
  // replay: visitors can look at it, and it can be closed.
  static Result<std::unique_ptr<Table>> load(std::string id, const std::vector<std::string>& log,
                                             Secrets& secrets, Millis now);

  // Carries out a request of docs/protocol.md.
  StepResult request(const Visitor& visitor, const Value& message, Millis now);
  // A bot has decided. Nothing happens if the ticket is no longer valid.
  StepResult bot_decided(std::uint64_t ticket, const BotDecision& decision, Millis now);
  // Does everything that is due.
  StepResult tick(Millis now);
  // The first connection of the seat's person has opened, or the last one has closed.
  StepResult set_present(Seat seat, bool here, Millis now);
  // The world's clock was set by this much.
  void shift(Millis by) { data_.unlogged.shift(by); }
  // Adds to the log what it does not have yet; the server stops.
  StepResult write_held(Millis now);
  bool holds_lines() const { return !data_.unlogged.held_lines.empty(); }
  // Closes the table: no person has used it for too long, or the host of the server wants it.
  StepResult close(Millis now);
  // The host of the server takes a player's seat; in a running game a bot continues. With `forget`
  // the player's name goes too.
  StepResult expel(const std::string& player, bool forget, Millis now);

  // When `tick` must be called; nothing if only a request can change something.
  std::optional<Millis> due() const;
  // Decisions that bots must make. Each is handed out once.
  std::vector<BotTask> bot_tasks();

  const std::string& id() const { return data_.id; }
  TableStatus status() const { return data_.logged.status(); }
  const Settings& settings() const { return data_.logged.settings(); }
  bool frozen() const { return data_.logged.frozen(); }
  std::int64_t entries() const { return data_.logged.entries(); }  // of the log
  SeatSet seat_of(const std::string& player) const { return data_.logged.seating().of(player); }
  // Empty if there is no such seat, or no person in it.
  std::string player_at(std::int64_t seat) const;
  const std::string& creator() const { return data_.logged.seating().creator(); }
  bool is_creator(const std::string& player) const {
    return data_.logged.seating().creator() == player;
  }
  bool may_watch() const;
  bool help() const { return data_.logged.help(); }  // hints are allowed
  bool waits_for(const std::string& player) const;
  SeatSet here() const { return data_.unlogged.presence.here; }
  bool running() const;  // a game is in progress, and its time passes
  bool in_round() const;
  // The server will stop: a running round is played to its end, and none begins.
  void drain() { data_.unlogged.draining = true; }

  int stream_of(const std::string& player) const;
  std::int64_t version(int stream) const { return data_.audience.version(stream); }
  void subscribe(const Subscriptions& subscriptions) { data_.audience.subscribe(subscriptions); }
  // The updates after version `from`; nothing if they are no longer kept.
  std::optional<std::vector<Update>> since(int stream, std::int64_t from) const {
    return data_.audience.since(stream, from);
  }
  std::vector<std::string> notices() const;
  // Messages in JSON (messages.h), with the legal moves if there are at most so many.
  std::string snapshot(const Visitor& visitor, Millis now, int legal_up_to = 0) const;
  std::string resumed(const Visitor& visitor, Millis now, int legal_up_to = 0) const;
  // The legal decisions of the stream's seat, if it is asked and has at most so many.
  std::optional<Value> legal_for(int stream, int most = kAllMoves) const;
  std::string summary(std::optional<bool> yours = {}) const;  // for lists of tables

  TableRow row() const;
  GameRow game_row() const;
  std::optional<DailyRow> daily_row() const;  // of a table that plays a deal of the day

 private:
  Table(std::string id, Secrets& secrets) {
    data_.id = std::move(id);
    data_.secrets = &secrets;
  }

  MaybeError replay(const std::string& entry, Millis now);
  void wake();

  TableData data_;
};

}  // namespace lair
