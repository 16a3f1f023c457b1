#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "protocol/choices.h"

// The storage that tables need. Times are milliseconds since 1970 (UTC). Texts named `summary` are
// JSON that the store does not parse.

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

// A table as far as it is known without reading its log.
struct TableRow {
  std::string id;
  TableStatus status = TableStatus::kOpen;
  bool listed = false;  // shown in the lobby
  bool timed = false;   // its clock runs while nobody is connected
  std::int64_t updated = 0;
  std::string summary;
  std::vector<std::string> players;  // ids of the players who have a seat
  friend bool operator==(const TableRow&, const TableRow&) = default;
};

// A game of a table: the entries of its log from `first` on, up to `last` if it is over.
struct GameRow {
  std::string table;
  int number = 0;  // from 1
  std::int64_t first = 0;
  std::int64_t last = 0;  // 0 while it is played
  std::int64_t ended = 0;
  std::string summary;
  std::vector<std::string> players;  // ids of the players who took part
  friend bool operator==(const GameRow&, const GameRow&) = default;
};

// A player's attempt at a day's deal. Only the first table counts; later ones are not stored.
struct DailyRow {
  std::string date;  // "2026-11-16"
  std::string game;
  std::string player;
  std::string table;
  std::optional<std::int64_t> points = {};  // empty until the deal is over
  friend bool operator==(const DailyRow&, const DailyRow&) = default;
};

// The review of one seat of a finished game (docs/review.md). It contains no names.
struct ReviewRow {
  std::string table;
  int number = 0;   // of the game
  int seat = 0;     // from 0
  int version = 0;  // of the review algorithm
  std::string json;
  friend bool operator==(const ReviewRow&, const ReviewRow&) = default;
};

// A bot's result on the deals of one seat of a finished game (docs/statistics.md), summed over
// its rounds.
struct SameDealsRow {
  std::string table;
  int number = 0;   // of the game
  int seat = 0;     // from 0
  int version = 0;  // of the bot that replayed the deals
  std::int64_t rounds = 0, points = 0, bot = 0, luck_twelfths = 0;
  friend bool operator==(const SameDealsRow&, const SameDealsRow&) = default;
};

// A banned player.
struct BanRow {
  std::string player;
  std::int64_t at = 0;
  friend bool operator==(const BanRow&, const BanRow&) = default;
};

// A player's report about another, for the host.
struct ReportRow {
  std::int64_t number = 0;  // assigned by the store
  std::int64_t at = 0;
  std::string table;
  std::string reporter;  // ids
  std::string reported;
  std::string said;  // the last texts of the reported player, a JSON array
  friend bool operator==(const ReportRow&, const ReportRow&) = default;
};

// How much is stored.
struct StoredCounts {
  std::int64_t players = 0, tables = 0, open_tables = 0, games = 0, entries = 0, reports = 0,
               bans = 0;
  std::int64_t bytes = 0, unused_bytes = 0;  // of the file; compacting frees the unused ones
};

// One entry of a table's log. Numbers start at 1 and have no gaps.
struct LogEntry {
  std::string table;
  std::int64_t number = 0;
  std::string line;  // without a line feed
};

// Changes that become durable together, or not at all.
struct Batch {
  std::vector<PlayerRow> players;  // inserted, or replacing the row with the same id
  std::vector<TableRow> tables;
  std::vector<GameRow> games;
  std::vector<DailyRow> dailies;
  // Inserted, or replacing the row of the same seat; ignored if the game does not exist.
  std::vector<ReviewRow> reviews;
  std::vector<SameDealsRow> same_deals;
  std::vector<LogEntry> entries;
  std::vector<BanRow> bans;
  std::vector<std::string> lifted_bans;  // ids of players
  std::vector<ReportRow> reports;
  std::vector<std::int64_t> settled_reports;  // numbers
  bool empty() const {
    return players.empty() && tables.empty() && games.empty() && dailies.empty() &&
           reviews.empty() && same_deals.empty() && entries.empty() && bans.empty() &&
           lifted_bans.empty() && reports.empty() && settled_reports.empty();
  }
};

// One pass of deletion by age (docs/hosting.md): closed tables, players and reports that have not
// been used for `keep`.
struct Expiry {
  std::int64_t now = 0;
  std::int64_t keep = 0;    // ms
  std::int64_t served = 0;  // ms that the server has really run since the last pass
};

// The outcome of a pass.
struct ExpiryReport {
  MaybeError error;
  std::int64_t tables = 0, players = 0;  // old enough to be deleted
  bool warning = false;                  // nothing was deleted yet: the host is to be warned first
};

// Queries for stored data; they see only what is durable. Each may throw std::runtime_error if the
// file cannot be read, or if a part of it is damaged. For one thread at a time.
class StoreReader {
 public:
  virtual ~StoreReader() = default;

  virtual std::optional<PlayerRow> player(std::string_view id) = 0;
  virtual std::optional<PlayerRow> player_by_token(std::string_view hash) = 0;
  virtual std::optional<PlayerRow> player_by_phrase(std::string_view hash) = 0;
  virtual std::optional<TableRow> table(std::string_view id) = 0;
  virtual std::vector<TableRow> listed_tables(int limit) = 0;  // open or playing, newest first
  virtual std::vector<TableRow> timed_tables() = 0;            // playing
  // Tables that are not closed, newest first.
  virtual std::vector<TableRow> tables_of(std::string_view player, int limit) = 0;
  virtual std::vector<TableRow> tables_unused_since(std::int64_t time, int limit) = 0;
  // The lines from entry `first` to entry `last`, both included.
  virtual std::vector<std::string> log(std::string_view table, std::int64_t first,
                                       std::int64_t last) = 0;
  virtual std::optional<GameRow> game(std::string_view table, int number) = 0;
  // Finished games that ended before `before`, newest first.
  virtual std::vector<GameRow> games_of(std::string_view player, std::int64_t before,
                                        int limit) = 0;
  virtual std::optional<DailyRow> daily(std::string_view date, std::string_view game,
                                        std::string_view player) = 0;
  virtual std::vector<DailyRow> dailies_of(std::string_view player) = 0;
  // The points of every player who has finished the deal.
  virtual std::vector<std::int64_t> daily_points(std::string_view date, std::string_view game) = 0;

  virtual std::optional<ReviewRow> review(std::string_view table, int number, int seat) = 0;
  virtual std::optional<SameDealsRow> same_deals(std::string_view table, int number, int seat) = 0;

  // For the host.
  virtual std::vector<TableRow> all_tables(int limit) = 0;  // not closed, newest first
  // Players with that id, or with that text in their names; all if it is empty. Last seen first.
  virtual std::vector<PlayerRow> players_like(std::string_view text, int limit) = 0;
  // Ids of the tables where the player has ever had a seat.
  virtual std::vector<std::string> tables_visited(std::string_view player) = 0;
  virtual std::vector<BanRow> bans() = 0;
  virtual std::vector<ReportRow> reports(int limit) = 0;  // newest first
  // Reports by or about the player, newest first.
  virtual std::vector<ReportRow> reports_of(std::string_view player) = 0;
  virtual StoredCounts counts() = 0;
};

class Store : public StoreReader {
 public:
  // Called from a thread of the store when a batch is durable, or with the error that prevented it.
  // Batches become durable in the order of the calls. After a failure every waiting batch fails
  // too, until `recover` is called. An empty batch changes nothing; it fails if writing is not
  // possible.
  using Done = std::function<void(MaybeError)>;
  virtual void commit(Batch batch, Done done) = 0;
  // Accepts batches again after a failure.
  virtual void recover() = 0;
  // Rewrites the file without its unused pages. Batches wait meanwhile.
  virtual void compact(Done done) = 0;

  // Erases a player from everything stored, in small steps between the batches. The player must
  // have no seat. The request becomes durable first, and the player's row is gone from then on; if
  // the process ends before the rest is done, the next one that opens the file continues. `done` is
  // called when nothing of the player is left, or with the error that interrupted the work.
  virtual void erase(std::string player, Done done) = 0;
  // Deletes some of what is old, in small steps too. `done` is called when they are finished.
  using ExpiryDone = std::function<void(ExpiryReport)>;
  virtual void expire(const Expiry& expiry, ExpiryDone done) = 0;

  // Another reader, which one other thread may use. The store must outlive it.
  virtual std::unique_ptr<StoreReader> open_reader() = 0;
};

}  // namespace lair
