#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "table/store.h"

namespace lair {

// A store in memory whose commits wait until the test says what comes of them.
class FakeStore final : public Store {
 public:
  void commit(Batch batch, Done done) override {
    waiting.emplace_back(std::move(batch), std::move(done));
  }
  void recover() override { ++recoveries; }
  void compact(Done done) override { done({}); }
  void erase(std::string player, Done done) override {
    players.erase(player);
    done({});
  }
  void expire(const Expiry& expiry, ExpiryDone done) override {
    expiries.push_back(expiry);
    done({});
  }
  std::unique_ptr<StoreReader> open_reader() override { return std::make_unique<FakeStore>(*this); }

  // The first commit that waits is durable, or fails.
  void finish(const MaybeError& error = {}) {
    auto [batch, done] = std::move(waiting.front());
    waiting.pop_front();
    if (!error) keep(batch);
    done(error);
  }

  std::optional<PlayerRow> player(std::string_view id) override {
    return first(players, [&](const PlayerRow& row) { return row.id == id; });
  }
  std::optional<PlayerRow> player_by_token(std::string_view hash) override {
    return first(players, [&](const PlayerRow& row) { return row.token_hash == hash; });
  }
  std::optional<PlayerRow> player_by_phrase(std::string_view hash) override {
    return first(players, [&](const PlayerRow& row) { return row.phrase_hash == hash; });
  }
  std::optional<TableRow> table(std::string_view id) override {
    return first(tables, [&](const TableRow& row) { return row.id == id; });
  }
  std::vector<TableRow> listed_tables(int) override {
    read();
    std::vector<TableRow> list;
    for (const auto& [id, row] : tables) {
      if (row.listed) list.push_back(row);
    }
    return list;
  }
  std::vector<TableRow> timed_tables() override {
    read();
    std::vector<TableRow> list;
    for (const auto& [id, row] : tables) {
      if (row.timed) list.push_back(row);
    }
    return list;
  }
  std::vector<TableRow> tables_of(std::string_view, int) override {
    return read(), std::vector<TableRow>();
  }
  std::vector<TableRow> tables_unused_since(std::int64_t, int) override {
    return read(), std::vector<TableRow>();
  }
  std::vector<std::string> log(std::string_view table, std::int64_t, std::int64_t) override {
    read();
    if (unreadable_logs) throw std::runtime_error("a damaged log");
    return logs[std::string(table)];
  }
  std::optional<GameRow> game(std::string_view table, int number) override {
    return first(games,
                 [&](const GameRow& row) { return row.table == table && row.number == number; });
  }
  std::optional<ReviewRow> review(std::string_view table, int number, int seat) override {
    return first(reviews, [&](const ReviewRow& row) {
      return row.table == table && row.number == number && row.seat == seat;
    });
  }
  std::optional<SameDealsRow> same_deals(std::string_view table, int number, int seat) override {
    return first(duplicates, [&](const SameDealsRow& row) {
      return row.table == table && row.number == number && row.seat == seat;
    });
  }
  std::vector<GameRow> games_of(std::string_view player, std::int64_t before, int limit) override {
    read();
    std::vector<GameRow> list;
    for (const auto& [table, row] : games) {
      const bool played =
          std::find(row.players.begin(), row.players.end(), player) != row.players.end();
      if (played && row.ended != 0 && row.ended < before) list.push_back(row);
    }
    std::stable_sort(list.begin(), list.end(), [](const GameRow& one, const GameRow& other) {
      return one.ended > other.ended;
    });
    if (list.size() > static_cast<std::size_t>(limit)) list.resize(static_cast<std::size_t>(limit));
    return list;
  }
  std::optional<DailyRow> daily(std::string_view date, std::string_view game,
                                std::string_view player) override {
    return first(dailies, [&](const DailyRow& row) {
      return row.date == date && row.game == game && row.player == player;
    });
  }
  std::vector<DailyRow> dailies_of(std::string_view) override {
    return read(), std::vector<DailyRow>();
  }
  std::vector<std::int64_t> daily_points(std::string_view, std::string_view) override {
    return read(), std::vector<std::int64_t>();
  }

  std::vector<TableRow> all_tables(int) override { return read(), std::vector<TableRow>(); }
  std::vector<PlayerRow> players_like(std::string_view, int) override {
    return read(), std::vector<PlayerRow>();
  }
  std::vector<std::string> tables_visited(std::string_view player) override {
    read();
    std::vector<std::string> ids;
    for (const auto& [id, row] : tables) {
      if (std::find(row.players.begin(), row.players.end(), player) != row.players.end()) {
        ids.push_back(id);
      }
    }
    return ids;
  }
  std::vector<BanRow> bans() override { return read(), banned; }
  std::vector<ReportRow> reports(int limit) override {
    read();
    std::vector<ReportRow> newest(reported.rbegin(), reported.rend());
    newest.resize(std::min(newest.size(), static_cast<std::size_t>(limit)));
    return newest;
  }
  std::vector<ReportRow> reports_of(std::string_view player) override {
    std::vector<ReportRow> own = reports(INT32_MAX);
    std::erase_if(own, [&](const ReportRow& row) {
      return row.reporter != player && row.reported != player;
    });
    return own;
  }
  StoredCounts counts() override { return read(), StoredCounts(); }

  std::deque<std::pair<Batch, Done>> waiting;
  std::vector<ReportRow> reported;
  std::vector<BanRow> banned;
  std::vector<Expiry> expiries;
  int recoveries = 0;
  bool unreadable = false, unreadable_logs = false;
  std::map<std::string, PlayerRow> players;
  std::map<std::string, TableRow> tables;
  std::map<std::string, GameRow> games;      // by table: one of each
  std::map<std::string, ReviewRow> reviews;  // by table and seat
  std::map<std::string, SameDealsRow> duplicates;
  std::map<std::string, DailyRow> dailies;  // by day, game and player: the first
  std::map<std::string, std::vector<std::string>> logs;

 private:
  void read() const {
    if (unreadable) throw std::runtime_error("the disk");
  }
  template <class Row, class Is>
  std::optional<Row> first(const std::map<std::string, Row>& rows, Is is) const {
    read();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return is(row.second); });
    return found == rows.end() ? std::nullopt : std::optional(found->second);
  }
  void keep(const Batch& batch) {
    for (const PlayerRow& row : batch.players) players[row.id] = row;
    for (const TableRow& row : batch.tables) tables[row.id] = row;
    for (const ReviewRow& row : batch.reviews) {
      reviews[row.table + " " + std::to_string(row.seat)] = row;
    }
    for (const SameDealsRow& row : batch.same_deals) {
      duplicates[row.table + " " + std::to_string(row.seat)] = row;
    }
    for (const DailyRow& row : batch.dailies) {
      dailies.emplace(row.date + " " + row.game + " " + row.player, row);
    }
    for (const LogEntry& entry : batch.entries) logs[entry.table].push_back(entry.line);
    for (const ReportRow& row : batch.reports) reported.push_back(row);
    for (const std::int64_t number : batch.settled_reports) {
      std::erase_if(reported, [&](const ReportRow& row) { return row.number == number; });
    }
  }
};

}  // namespace lair
