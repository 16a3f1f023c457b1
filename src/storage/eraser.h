#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "storage/sqlite.h"
#include "storage/tail.h"

namespace lair::storage {

// Erases players and the logs of deleted tables in small steps, each a transaction of its own, so
// that commits of games never wait for long. What is left to do is in the file (`erasure`,
// `discarded_log`): after a crash the next start continues. For the writing thread.
class Eraser {
 public:
  Eraser(Connection& file, SharedTail& tail);

  // Removes the player's row and queues the rest. Within the caller's transaction.
  void queue_player(const std::string& id);
  // Removes the table's row and queues the rest. Within the caller's transaction.
  void queue_table(const std::string& id);
  // Must be called when the transaction of queue_player or queue_table has been committed.
  void note_queued() { pending_ = true; }

  bool pending() const { return pending_; }  // whether there may be a step to do

  // Whether the next step finishes a player.
  bool next_finishes();
  // Does one step. Returns the player that it finished: nothing of that player is left.
  std::optional<std::string> step();

 private:
  struct Progress {
    std::string player;
    std::string board;  // empty between two tables
    std::int64_t next = 1;
    std::uint64_t seats = 0;
  };
  using Replaced = std::map<std::int64_t, std::string>;  // new lines by entry number

  std::optional<Progress> first_player();
  void start_table(Progress& progress);
  void erase_some(Progress& progress, Replaced& replaced);
  bool erase_from_chunk(Progress& progress);
  bool erase_from_tail(Progress& progress, Replaced& replaced);
  bool erase_from_games(const Progress& progress);
  void finish_table(Progress& progress);
  void finish_player(const std::string& id);
  void replace_tail_rows(const std::string& table, const Replaced& replaced);
  void save(const Progress& progress);
  void discard_step(const Transaction& transaction);
  void discard_some(const std::string& table);
  bool discard_games(const std::string& table);
  bool discard_tail(const std::string& table);
  std::optional<std::string> first_text(const char* sql, std::string_view parameter = {});
  bool run(const char* sql, std::string_view first, std::string_view second = {});

  Connection& file_;
  SharedTail& shared_;
  bool pending_ = true;
};

}  // namespace lair::storage
