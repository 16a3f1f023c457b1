#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "server/bot_pool.h"
#include "server/connection.h"
#include "server/limit.h"
#include "server/metrics.h"
#include "server/players.h"
#include "table/store.h"
#include "table/table.h"

// All tables and all who are connected to them, on one thread. What tables do is collected and
// made durable together; only then are those concerned told.

namespace lair {

class Hub {
 public:
  // What the hub needs of the world; one that tests can make up.
  struct World {
    std::function<Millis()> now;
    // Runs something later on the hub's thread. May be called from any thread.
    std::function<void(std::function<void()>)> post;
    Secrets* secrets = nullptr;
    Millis keep = 0;  // how long what nobody uses any more is kept; 0 for ever
    // Told when the store begins to fail; what it says is for the host alone.
    std::function<void(const Error&)> storage_failed = [](const Error&) {};
  };

  Hub(Store& store, BotPool& bots, Metrics& metrics, World world);

  // Connections. The first message must be a hello.
  void opened(const std::shared_ptr<Connection>& connection);
  void message(Connection& connection, std::string_view text);
  void closed(Connection& connection);

  // A new table; its id, or why not. `then` once it is durable.
  using Then = std::function<void(MaybeError)>;
  // `wishes` are what its creator asks of it before anybody hears of it.
  Result<std::string> create(const Settings& settings, const Visitor& creator,
                             const std::vector<Value>& wishes, Then then);
  bool someone_at(const std::string& id) const;  // connected just now
  Table* find(const std::string& id);  // also if it must be read again; null if there is none
  Players& players() { return players_; }
  Store& store() { return store_; }
  Millis now() const { return world_.now(); }
  void post(std::function<void()> task) const { world_.post(std::move(task)); }
  // Calls `then` when everything so far is durable.
  void when_durable(Batch batch, Then then);

  // Does something that takes its time on a thread of its own, and what it hands back on the
  // hub's.
  void work(std::function<std::function<void()>()> job);
  // For the host of the server (hub_hosting.cc). What a player may not do any more reaches the
  // running tables; `then` when it is durable.
  bool banned(const std::string& player) const { return bans_.contains(player); }
  bool has_bans() const { return !bans_.empty(); }
  void ban(const std::string& player, Then then);
  void unban(const std::string& player, Then then);
  // Everything about a player.
  void forget(const PlayerRow& player, Then then);
  bool close_table(const std::string& id, Then then);  // false if there is none
  // A player's row is another one now; `then` when it is durable.
  void change(const PlayerRow& player, Then then);
  // A player was here.
  void seen(PlayerRow player);
  // A player has another token now: the sockets opened with the old one are closed.
  void moved(const std::string& player);
  // A player has another name now.
  void renamed(const PlayerRow& player);

  // When `tick` is to be called next.
  std::optional<Millis> due() const;
  void tick();
  // The world's clock was set: what was then, and is to be, is so much later now.
  void shift(Millis by);
  // Called whenever `due` may have changed to an earlier time.
  std::function<void()> on_due;
  // Called about once a minute.
  std::function<void()> on_sweep = [] {};

  // Tells everybody that the server stops, and calls `then` when all is durable.
  void stop(Then then);
  // False from a commit that failed until one succeeds.
  bool healthy() const { return !failed_; }

 private:
  struct Room {
    std::unique_ptr<Table> table;
    std::vector<Connection*> connections;
    std::uint64_t opened = 0;  // tells it from the same table read before: bots may still think
    std::optional<Millis> due;
    Millis empty_since = 0;
    std::uint64_t batch = 0;  // the last that something of the table was in
    // The last texts, and whose they are: what is reported to the host. Kept nowhere else.
    std::vector<std::pair<std::string, std::string>> texts;
  };
  // What is told when the batch it belongs to is durable.
  struct Held {
    std::shared_ptr<Connection> to;
    std::string text;
    std::shared_ptr<const std::string> rest;  // of the text, if several are told the same
    std::optional<CloseCode> close;
    Haste haste = Haste::kNow;
  };

  static std::string bye_frame(std::string_view code);
  Room* room(const std::string& id);
  bool is_closed(const std::string& id);
  void heed(Connection& connection, std::string_view text);
  void catch_up(std::optional<Millis> due_before);
  void hello(Connection& connection, const Value& body);
  void welcome(Connection& connection, Room& room, const Value& body);
  void request(Connection& connection, Room& room, const Value& message);
  MaybeError check_pace(const Connection& connection, const Value& message);
  void carry_out(Room& room, Outcome outcome, Connection* asker, const Value& message);
  Room& open_room(std::unique_ptr<Table> table);
  bool keep(const Table& table, Outcome& outcome);  // is there anything to be kept?
  void tell(Room& room, const Outcome& outcome, Connection* asker, const Value* id);
  void tell_table(Connection& connection, const Table& table);
  void dismiss(Room& room, std::string_view bye, CloseCode code,
               const std::function<bool(const std::string& player)>& whom);
  void seat_connections(Room& room);
  static void note_text(Room& room, const Visitor& speaker, const std::string& text);
  void report(Connection& connection, Room& room, const Value& message);
  MaybeError check_report(const Visitor& reporter, const std::string& reported);
  void send_away(const std::string& player, bool forget, std::string_view bye, CloseCode code);
  void close_sockets(const std::string& player, std::string_view bye, CloseCode code);
  void answer_hint(Connection& connection, Room& room, std::unique_ptr<AnyKnowledge> knowledge,
                   Value id);
  void after(Room& room);  // what a table wants next: time, thinking
  void reschedule(Room& room);
  void want_more(Room& room);
  void leave(Connection& connection);
  void hold(Connection& connection, std::string text, std::optional<CloseCode> close = {});
  void hold(Connection& connection, const Told& told, std::string_view re);
  void refuse(Connection& connection, CloseCode code, std::string_view reason);
  void flush_soon();
  void flush();
  void flushed(std::vector<Held> held, const std::vector<Then>& thens, const MaybeError& error);
  void forget_all(const Error& error);
  void note_storage(const MaybeError& error);
  void try_storage();
  void sweep();
  void forget_old();

  Store& store_;
  BotPool& bots_;
  Metrics& metrics_;
  World world_;
  Players players_;
  std::unordered_set<std::string> bans_;
  std::unordered_set<std::string> hinting_;  // players for whom a bot thinks about a hint
  Limit reports_, chats_;
  std::unordered_map<std::string, Room> rooms_;
  std::set<std::pair<Millis, std::string>> schedule_;
  std::unordered_map<Connection*, std::shared_ptr<Connection>> connections_;

  Batch batch_;
  std::vector<Held> held_;
  std::vector<Then> thens_;
  bool in_flight_ = false, flush_posted_ = false, failed_ = false;
  bool stepping_ = false;  // whatever changes when something is due is looked at afterwards
  Millis next_sweep_ = 0, next_forgetting_ = 0;
  std::uint64_t seeds_ = 0, rooms_opened_ = 0;
  std::uint64_t batches_ = 1, durable_ = 0;  // the number of batch_, and of the last on disk
};

}  // namespace lair
