#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "storage/sqlite.h"
#include "storage/tail.h"
#include "table/store.h"

namespace lair::storage {

// The questions of Store, on a connection of their own. For one thread.
class Reader {
 public:
  Reader(Connection& file, SharedTail& tail);

  std::optional<PlayerRow> player(std::string_view id) { return one_player(player_, id); }
  std::optional<PlayerRow> player_by_token(std::string_view hash) {
    return one_player(player_by_token_, hash);
  }
  std::optional<PlayerRow> player_by_phrase(std::string_view hash);
  std::optional<TableRow> table(std::string_view id);
  std::vector<TableRow> listed_tables(int limit);
  std::vector<TableRow> timed_tables();
  std::vector<TableRow> tables_of(std::string_view player, int limit);
  std::vector<TableRow> tables_unused_since(std::int64_t time, int limit);
  std::vector<std::string> log(std::string_view table, std::int64_t first, std::int64_t last);
  std::optional<GameRow> game(std::string_view table, int number);
  std::vector<GameRow> games_of(std::string_view player, std::int64_t before, int limit);
  std::optional<DailyRow> daily(std::string_view date, std::string_view game,
                                std::string_view player);
  std::vector<DailyRow> dailies_of(std::string_view player);
  std::vector<std::int64_t> daily_points(std::string_view date, std::string_view game);

  std::optional<ReviewRow> review(std::string_view table, int number, int seat);
  std::optional<SameDealsRow> same_deals(std::string_view table, int number, int seat);

  std::vector<TableRow> all_tables(int limit);
  std::vector<PlayerRow> players_like(std::string_view text, int limit);
  std::vector<std::string> tables_visited(std::string_view player);
  std::vector<BanRow> bans();
  std::vector<ReportRow> reports(int limit);
  StoredCounts counts();

 private:
  static std::optional<PlayerRow> one_player(Statement& statement, std::string_view key);
  std::vector<TableRow> read_tables(Statement& statement);
  std::vector<GameRow> read_games(Statement& statement);

  Connection& file_;
  SharedTail& shared_;
  Statement player_;
  Statement player_by_token_;
  Statement player_by_phrase_;
  Statement table_;
  Statement listed_tables_;
  Statement timed_tables_;
  Statement tables_of_;
  Statement tables_unused_;
  Statement table_players_;
  Statement game_;
  Statement games_of_;
  Statement game_players_;
  Statement daily_;
  Statement daily_points_;
  Statement chunks_;
};

}  // namespace lair::storage
