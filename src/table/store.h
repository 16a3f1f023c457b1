#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

// What tables need kept. Times are milliseconds since 1970 (UTC). Texts named `summary` are JSON
// that the store does not look into.

namespace lair {

struct PlayerRow {
  std::string id;
  std::string name;
  std::string token_hash;   // of the secret in the player's cookie
  std::string phrase_hash;  // of the recovery phrase; empty if there is none
  std::int64_t created = 0;
  std::int64_t seen = 0;
  friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

enum class TableStatus : std::uint8_t { kOpen, kPlaying, kOver, kClosed };

// What can be found out about a table without reading its log.
struct TableRow {
  std::string id;
  TableStatus status = TableStatus::kOpen;
  bool listed = false;  // in the lobby, for those who may come
  bool timed = false;   // its clock runs while nobody is there
  std::int64_t updated = 0;
  std::string summary;
  std::vector<std::string> players;  // ids of those who have a seat
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

// A game of a table: the entries of its log from `first` on, to `last` if it is over.
struct GameRow {
  std::string table;
  int number = 0;  // from 1
  std::int64_t first = 0;
  std::int64_t last = 0;  // 0 while it is played
  std::int64_t ended = 0;
  std::string summary;
  std::vector<std::string> players;  // ids of those who took part
  friend bool operator==(const GameRow&, const GameRow&) = default;
};

// That a player has played a day's deal. The first table counts; what comes of another is not kept.
struct DailyRow {
  std::string date;  // "2026-11-16"
  std::string game;
  std::string player;
  std::string table;
  std::optional<std::int64_t> points = {};  // none until it is over
  friend bool operator==(const DailyRow&, const DailyRow&) = default;
};

// A seat of a finished game looked at again (docs/review.md). It names nobody.
struct ReviewRow {
  std::string table;
  int number = 0;   // of the game
  int seat = 0;     // from 0
  int version = 0;  // of how reviews are made
  std::string json;
  friend bool operator==(const ReviewRow&, const ReviewRow&) = default;
};

// How a bot did in a seat of a finished game (docs/statistics.md): sums over its rounds.
struct SameDealsRow {
  std::string table;
  int number = 0;   // of the game
  int seat = 0;     // from 0
  int version = 0;  // of what bots make of deals
  std::int64_t rounds = 0, points = 0, bot = 0, luck_twelfths = 0;
  friend bool operator==(const SameDealsRow&, const SameDealsRow&) = default;
};

// A player who may not come any more.
struct BanRow {
  std::string player;
  std::int64_t at = 0;
  friend bool operator==(const BanRow&, const BanRow&) = default;
};

// What a player told the host about another.
struct ReportRow {
  std::int64_t number = 0;  // given by the store
  std::int64_t at = 0;
  std::string table;
  std::string reporter;  // ids
  std::string reported;
  std::string said;  // the last texts of the reported one, a JSON list
  friend bool operator==(const ReportRow&, const ReportRow&) = default;
};

// How much is kept.
struct StoredCounts {
  std::int64_t players = 0, tables = 0, open_tables = 0, games = 0, entries = 0, reports = 0,
               bans = 0;
  std::int64_t bytes = 0, unused_bytes = 0;  // of the file; compacting frees what is unused
};

// One entry of a table's log. Numbers run from 1 without a gap.
struct LogEntry {
  std::string table;
  std::int64_t number = 0;
  std::string line;  // without a line feed
};

// What becomes durable together: all of it or nothing.
struct Batch {
  std::vector<PlayerRow> players;  // new, or instead of the row with that id
  std::vector<TableRow> tables;
  std::vector<GameRow> games;
  std::vector<DailyRow> dailies;
  // New, or instead of the one of that seat; not of a game that is there no more.
  std::vector<ReviewRow> reviews;
  std::vector<SameDealsRow> same_deals;  // likewise
  std::vector<LogEntry> entries;
  std::vector<BanRow> bans;
  std::vector<std::string> lifted_bans;  // ids of players
  std::vector<ReportRow> reports;
  std::vector<std::int64_t> settled_reports;  // numbers
  // Ids. Their names leave all logs and games, too; they must have no seat any more.
  std::vector<std::string> forgotten_players;
  // Closed tables that nobody has used since, players not seen since and reports made before, some
  // at a time; 0 for none.
  std::int64_t forget_before = 0;
  bool empty() const {
    return players.empty() && tables.empty() && games.empty() && dailies.empty() &&
           reviews.empty() && same_deals.empty() && entries.empty() && bans.empty() &&
           lifted_bans.empty() && reports.empty() && settled_reports.empty() &&
           forgotten_players.empty() && forget_before == 0;
  }
};

class Store {
 public:
  virtual ~Store() = default;

  // Called when a batch is durable, or with what prevented it; from a thread of the store's.
  // Batches become durable in the order in which they were given. After a failure every batch that
  // was waiting fails too, until `recover` is called. An empty batch changes nothing, and fails if
  // nothing can be written.
  using Done = std::function<void(MaybeError)>;
  virtual void commit(Batch batch, Done done) = 0;
  // After a failure: takes batches again.
  virtual void recover() = 0;
  // Rewrites the file without what is unused in it; batches wait meanwhile.
  virtual void compact(Done done) = 0;

  // What is durable. Each may throw std::runtime_error when the file cannot be read.
  virtual std::optional<PlayerRow> player(std::string_view id) = 0;
  virtual std::optional<PlayerRow> player_by_token(std::string_view hash) = 0;
  virtual std::optional<PlayerRow> player_by_phrase(std::string_view hash) = 0;
  virtual std::optional<TableRow> table(std::string_view id) = 0;
  virtual std::vector<TableRow> listed_tables(int limit) = 0;  // open or playing, newest first
  virtual std::vector<TableRow> timed_tables() = 0;            // playing
  // Not closed, newest first.
  virtual std::vector<TableRow> tables_of(std::string_view player, int limit) = 0;
  virtual std::vector<TableRow> tables_unused_since(std::int64_t time, int limit) = 0;
  // The lines from entry `first` to `last`, both included.
  virtual std::vector<std::string> log(std::string_view table, std::int64_t first,
                                       std::int64_t last) = 0;
  virtual std::optional<GameRow> game(std::string_view table, int number) = 0;
  // Finished ones, newest first, that ended before `before`.
  virtual std::vector<GameRow> games_of(std::string_view player, std::int64_t before,
                                        int limit) = 0;
  virtual std::optional<DailyRow> daily(std::string_view date, std::string_view game,
                                        std::string_view player) = 0;
  virtual std::vector<DailyRow> dailies_of(std::string_view player) = 0;
  // Of everybody who is through with it.
  virtual std::vector<std::int64_t> daily_points(std::string_view date, std::string_view game) = 0;

  virtual std::optional<ReviewRow> review(std::string_view table, int number, int seat) = 0;
  virtual std::optional<SameDealsRow> same_deals(std::string_view table, int number, int seat) = 0;

  // For the host.
  virtual std::vector<TableRow> all_tables(int limit) = 0;  // not closed, newest first
  // Whose id it is, or whose name has that in it; all if it is empty. Lately seen first.
  virtual std::vector<PlayerRow> players_like(std::string_view text, int limit) = 0;
  // Ids of the tables where the player has ever had a seat.
  virtual std::vector<std::string> tables_visited(std::string_view player) = 0;
  virtual std::vector<BanRow> bans() = 0;
  virtual std::vector<ReportRow> reports(int limit) = 0;  // newest first
  virtual StoredCounts counts() = 0;
};

}  // namespace lair
