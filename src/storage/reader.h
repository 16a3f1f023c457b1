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

// The queries of StoreReader on a connection of their own. For one thread.
class Reader final : public StoreReader {
 public:
  Reader(Connection file, SharedTail& tail);

  std::optional<PlayerRow> player(std::string_view id) override;
  std::optional<PlayerRow> player_by_token(std::string_view hash) override;
  std::optional<PlayerRow> player_by_phrase(std::string_view hash) override;
  std::optional<TableRow> table(std::string_view id) override;
  std::vector<TableRow> listed_tables(int limit) override;
  std::vector<TableRow> timed_tables() override;
  std::vector<TableRow> tables_of(std::string_view player, int limit) override;
  std::vector<TableRow> tables_unused_since(std::int64_t time, int limit) override;
  std::vector<std::string> log(std::string_view table, std::int64_t first,
                               std::int64_t last) override;
  std::optional<GameRow> game(std::string_view table, int number) override;
  std::vector<GameRow> games_of(std::string_view player, std::int64_t before, int limit) override;
  std::optional<DailyRow> daily(std::string_view date, std::string_view game,
                                std::string_view player) override;
  std::vector<DailyRow> dailies_of(std::string_view player) override;
  std::vector<std::int64_t> daily_points(std::string_view date, std::string_view game) override;

  std::optional<ReviewRow> review(std::string_view table, int number, int seat) override;
  std::optional<SameDealsRow> same_deals(std::string_view table, int number, int seat) override;

  std::vector<TableRow> all_tables(int limit) override;
  std::vector<PlayerRow> players_like(std::string_view text, int limit) override;
  std::vector<std::string> tables_visited(std::string_view player) override;
  std::vector<BanRow> bans() override;
  std::vector<ReportRow> reports(int limit) override;
  std::vector<ReportRow> reports_of(std::string_view player) override;
  StoredCounts counts() override;

 private:
  std::vector<TableRow> read_tables(Statement& statement);
  std::vector<GameRow> read_games(Statement& statement);

  Connection file_;
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
