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
#include "server/budgets.h"
#include "server/commit_queue.h"
#include "server/connection.h"
#include "server/limit.h"
#include "server/metrics.h"
#include "server/players.h"
#include "server/room.h"
#include "table/store.h"
#include "table/table.h"

namespace lair {

// All tables and all connections to them, on one thread. Changes of tables are committed together,
// and their messages are sent when they are durable (commit_queue.h).
class Hub {
 public:
  // The hub's environment; tests replace it.
  struct World {
    std::function<Millis()> now;
    // Runs a task later on the hub's thread. May be called from any thread.
    std::function<void(std::function<void()>)> post;
    Secrets* secrets = nullptr;
    Millis keep = 0;  // how long unused tables, games and players are kept; 0 for ever
    // Runs a slow job on another thread; if it is empty, a worker of the bots does.
    std::function<void(std::function<void()>)> run_slow{};
    // Called when the store begins to fail; the error is for the host alone.
    std::function<void(const Error&)> storage_failed = [](const Error&) {};
    // Called if the log of a table cannot be read at the start.
    std::function<void(const std::string& table)> table_damaged = [](const std::string&) {};
    // Called a day before the first deletion by age.
    std::function<void(const ExpiryReport&)> expiry_warning = [](const ExpiryReport&) {};
  };

  Hub(Store& store, BotPool& bots, Metrics& metrics, World world);

  // Connections. The first message must be a hello.
  void opened(const std::shared_ptr<Connection>& connection);
  void message(Connection& connection, std::string_view text);
  void closed(Connection& connection);
  // Charges the socket, its player and its address. False if one of them has used too much.
  bool charge(Connection& connection, double cost);
  Budgets& budgets() { return budgets_; }

  using Then = CommitQueue::Then;
  // Creates a table; its id, or the reason why not. `requests` are the creator's first requests,
  // carried out before anybody sees the table. `then` is called when it is durable.
  Result<std::string> create(const Settings& settings, const Visitor& creator,
                             const std::vector<Value>& requests, Then then);
  bool someone_at(const std::string& id) const;  // connected just now
  Table* find(const std::string& id);            // in memory; null if it is not
  // The game of a table that is not closed, without opening it; empty if there is none.
  std::string game_at(const std::string& id);
  // Calls `then` when those of the tables that exist and are not closed are in memory: at once, or
  // later on the hub's thread. With an error some of them could not be read.
  using Opened = std::function<void(MaybeError)>;
  void with_tables(const Payer& payer, std::vector<std::string> ids, Opened then);
  Players& players() { return players_; }
  Store& store() { return store_; }
  Millis now() const { return world_.now(); }
  void post(std::function<void()> task) const { world_.post(std::move(task)); }
  // Commits the batch; calls `then` when it and everything before it is durable.
  void when_durable(Batch batch, Then then);

  // Runs a slow job for a player on another thread, and the function it returns on the hub's.
  void work(const std::string& player, std::function<std::function<void()>()> job);

  // For the host of the server (hub_hosting.cc). Each takes effect at running tables, too; `then`
  // is called when it is durable.
  bool banned(const std::string& player) const { return bans_.contains(player); }
  bool has_bans() const { return !bans_.empty(); }
  // The same for everybody at an address, as limits count it (limited_as).
  bool address_banned(const std::string& address) const {
    return !address.empty() && bans_.contains(kAddressMark + address);
  }
  void ban_address(const std::string& address, Then then);
  void unban_address(const std::string& address, Then then);
  void ban(const std::string& player, Then then);
  void unban(const std::string& player, Then then);
  // Deletes everything about a player.
  void forget(const PlayerRow& player, Then then);
  bool close_table(const std::string& id, Then then);  // false if there is none
  // Stores a changed row of a player.
  void change(const PlayerRow& player, Then then);
  // Notes that a player has used the server.
  void seen(PlayerRow player);
  // A player has a new token: sockets that were opened with the old one are closed.
  void moved(const std::string& player);
  // A player has a new name.
  void renamed(const PlayerRow& player);

  // When `tick` must be called next.
  std::optional<Millis> due() const;
  void tick();
  // The world's clock was set by this much.
  void shift(Millis by);
  // Called whenever `due` may have changed to an earlier time.
  std::function<void()> on_due;
  // Called about once a minute.
  std::function<void()> on_sweep = [] {};

  // The server will stop: games and rounds begin no more, and all clients are told how many seconds
  // running rounds still have.
  void drain(int seconds);
  bool draining() const { return draining_; }
  bool rounds_running() const;  // somebody is in the middle of one
  // Tells all clients that the server stops; calls `then` when everything is durable.
  void stop(Then then);
  // False from a failed commit until one succeeds, and while a commit takes so long that moves
  // stall.
  bool healthy() const { return commits_.healthy() && commits_.in_flight_seconds() < kStalled; }

 private:
  static constexpr double kStalled = 5;             // seconds
  static constexpr const char* kAddressMark = "@";  // before an address among the bans

  // Limits per player, so that nobody floods the chat, the reports or the bots.
  struct PlayerLimits {
    Limit reports, chats, changes;
    std::unordered_set<std::string> hints;  // players for whom a bot is working on a hint
  };

  // Work that the hub does by itself from time to time.
  struct Upkeep {
    Millis next_sweep = 0;
    Millis last_expiry = 0;  // when the last pass of deletion by age began; 0 before the first
    bool expiring = false;   // such a pass is running
  };

  static std::string bye_frame(std::string_view code);

  // Rooms.
  Room* room(const std::string& id);
  Room& open_room(std::unique_ptr<Table> table);
  bool is_closed(const std::string& id);
  void roll_back();

  // Messages of clients.
  // If the data file fails meanwhile, the connection is closed.
  void run_step(Connection& connection, const std::function<void()>& step);
  void handle_message(Connection& connection, std::string_view text);
  void handle_hello(Connection& connection, const Value& body);
  void observe_move();
  MaybeError check_limits(const Connection& connection, const Value& message);
  void handle_request(Connection& connection, Room& room, const Value& message);
  void handle_report(Connection& connection, Room& room, const Value& message);
  MaybeError check_report(const Visitor& reporter, const std::string& reported);
  void open_for(Connection& connection, const std::string& id, Value hello);
  void enter_table(Connection& connection, const std::string& id, const Value& body);
  void join_room(Connection& connection, Room& room, const Value& hello);
  void send_current(Connection& connection, const Table& table, const Value& hello);
  void leave_room(Connection& connection);
  void close_connection(Connection& connection, CloseCode code, std::string_view reason);

  // Results of steps.
  void process(Room& room, StepResult result, Connection* requester, const Value& message);
  bool store_result(const Table& table, StepResult& result);
  void send_result(Room& room, const StepResult& result, Connection* requester, const Value* id);
  void send_noted(const Room& room, int stream, const Connection* except);
  void send_snapshot(Connection& connection, const Table& table);
  void request_hint(Connection& connection, const Room& room,
                    std::unique_ptr<AnyKnowledge> knowledge, Value id);
  void start_bots(Room& room);
  void disconnect_if(Room& room, std::string_view bye, CloseCode code,
                     const std::function<bool(const std::string& player)>& predicate);
  void reassign_streams(Room& room);

  // Messages that wait until everything before them is durable.
  void queue_until_durable(Connection& connection, std::string text,
                           std::optional<CloseCode> close = {});
  // `id` is of the request that the update answers; null if it answers none.
  void queue_until_durable(Connection& connection, const Update& update, const Value* id,
                           bool noted = false);

  // Time.
  void run_due(std::optional<Millis> due_before);
  void reschedule(Room& room);
  void sweep();
  void unload_unused();
  void close_unused();
  void delete_old();

  // Players.
  void expel(const std::string& player, bool forget, std::string_view bye, CloseCode code,
             Opened then);
  void close_sockets(const std::string& player, std::string_view bye, CloseCode code);
  void close_sockets_if(std::string_view bye, CloseCode code,
                        const std::function<bool(const Connection&)>& predicate);

  Store& store_;
  BotPool& bots_;
  Metrics& metrics_;
  World world_;
  Players players_;
  CommitQueue commits_;
  std::unordered_set<std::string> bans_;
  PlayerLimits limits_;
  Budgets budgets_;
  std::unordered_map<std::string, Room> rooms_;
  std::set<std::pair<Millis, std::string>> schedule_;  // due rooms
  std::unordered_map<Connection*, std::shared_ptr<Connection>> connections_;
  bool stepping_ = false;  // `due` is compared when the step is over
  Upkeep upkeep_;
  bool draining_ = false;
  std::uint64_t bot_seeds_ = 0, rooms_opened_ = 0, roll_backs_ = 0;
};

}  // namespace lair
