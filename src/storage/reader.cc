#include "storage/reader.h"

#include <algorithm>
#include <string>
#include <utility>

namespace lair::storage {
namespace {

std::vector<std::string> read_ids(Statement& statement) {
  std::vector<std::string> ids;
  for (Rows rows(statement); rows.next();) ids.emplace_back(rows->text(0));
  return ids;
}

PlayerRow read_player(const Rows& row) {
  return {std::string(row->text(0)),
          std::string(row->text(1)),
          std::string(row->text(2)),
          std::string(row->text(3)),
          row->number(4),
          row->number(5)};
}

// Adds those of a run of entries, the first of which is number `next`, that are within the bounds.
// Returns the number behind the run.
std::int64_t add_chunk(std::vector<std::string>& lines, std::string_view chunk, std::int64_t next,
                       std::int64_t first, std::int64_t last) {
  each_line(chunk, [&](std::string_view line) {
    if (next >= first && next <= last) lines.emplace_back(line);
    ++next;
  });
  return next;
}

}  // namespace

Reader::Reader(Connection& file, SharedTail& tail)
    : file_(file),
      shared_(tail),
      player_(file, "SELECT * FROM player WHERE id = ?1"),
      player_by_token_(file, "SELECT * FROM player WHERE token_hash = ?1"),
      player_by_phrase_(file, "SELECT * FROM player WHERE phrase_hash = ?1 AND phrase_hash <> ''"),
      table_(file, "SELECT * FROM board WHERE id = ?1"),
      listed_tables_(file,
                     "SELECT * FROM board WHERE listed = 1 AND status <= 1 "
                     "ORDER BY updated DESC LIMIT ?1"),
      timed_tables_(file, "SELECT * FROM board WHERE timed = 1 AND status = 1 ORDER BY id"),
      tables_of_(
          file,
          "SELECT * FROM board WHERE status <= 2 AND id IN "
          "(SELECT board FROM board_player WHERE player = ?1) ORDER BY updated DESC LIMIT ?2"),
      tables_unused_(file,
                     "SELECT * FROM board WHERE status <= 2 AND updated < ?1 "
                     "ORDER BY updated LIMIT ?2"),
      table_players_(file, "SELECT player FROM board_player WHERE board = ?1 ORDER BY place"),
      game_(file, "SELECT * FROM game WHERE board = ?1 AND number = ?2"),
      games_of_(file,
                "SELECT game.* FROM game_player JOIN game USING (board, number) "
                "WHERE game_player.player = ?1 AND game_player.ended < ?2 "
                "ORDER BY game_player.ended DESC LIMIT ?3"),
      game_players_(file,
                    "SELECT player FROM game_player WHERE board = ?1 AND number = ?2 "
                    "ORDER BY place"),
      daily_(file,
             "SELECT board, points IS NULL, points FROM daily "
             "WHERE date = ?1 AND game = ?2 AND player = ?3"),
      daily_points_(file,
                    "SELECT points FROM daily "
                    "WHERE date = ?1 AND game = ?2 AND points IS NOT NULL"),
      chunks_(file,
              "SELECT first, lines FROM chunk WHERE board = ?1 AND last >= ?2 ORDER BY last") {}

std::optional<PlayerRow> Reader::one_player(Statement& statement, std::string_view key) {
  statement.bind(1, key);
  Rows row(statement);
  if (!row.next()) return std::nullopt;
  return read_player(row);
}

std::optional<PlayerRow> Reader::player_by_phrase(std::string_view hash) {
  return one_player(player_by_phrase_, hash);
}

std::vector<TableRow> Reader::read_tables(Statement& statement) {
  std::vector<TableRow> tables;
  for (Rows rows(statement); rows.next();) {
    TableRow row;
    row.id = rows->text(0);
    row.status = static_cast<TableStatus>(rows->number(1));
    row.listed = rows->number(2) != 0;
    row.timed = rows->number(3) != 0;
    row.updated = rows->number(4);
    row.summary = rows->text(5);
    row.players = read_ids(table_players_.bind(1, row.id));
    tables.push_back(std::move(row));
  }
  return tables;
}

std::optional<TableRow> Reader::table(std::string_view id) {
  std::vector<TableRow> tables = read_tables(table_.bind(1, id));
  if (tables.empty()) return std::nullopt;
  return std::move(tables.front());
}

std::vector<TableRow> Reader::listed_tables(int limit) {
  return read_tables(listed_tables_.bind(1, std::int64_t{limit}));
}

std::vector<TableRow> Reader::timed_tables() { return read_tables(timed_tables_); }

std::vector<TableRow> Reader::tables_of(std::string_view player, int limit) {
  return read_tables(tables_of_.bind(1, player).bind(2, std::int64_t{limit}));
}

std::vector<TableRow> Reader::tables_unused_since(std::int64_t time, int limit) {
  return read_tables(tables_unused_.bind(1, time).bind(2, std::int64_t{limit}));
}

std::vector<std::string> Reader::log(std::string_view table, std::int64_t first,
                                     std::int64_t last) {
  // First a copy of what no chunk has: what is moved to a chunk meanwhile is then in both, never
  // in neither.
  Tail::Run run;
  {
    const std::scoped_lock lock(shared_.mutex);
    if (const Tail::Run* found = shared_.tail.find(table)) run = *found;
  }
  std::vector<std::string> lines;
  std::int64_t next = 1;
  chunks_.bind(1, table).bind(2, first);
  for (Rows rows(chunks_); rows.next() && rows->number(0) <= last;) {
    next = add_chunk(lines, rows->text(1), rows->number(0), first, last);
  }
  for (std::string& line : run.lines) {
    const std::int64_t number = run.first++;
    if (number >= std::max(first, next) && number <= last) lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<GameRow> Reader::read_games(Statement& statement) {
  std::vector<GameRow> games;
  for (Rows rows(statement); rows.next();) {
    GameRow row;
    row.table = rows->text(0);
    row.number = static_cast<int>(rows->number(1));
    row.first = rows->number(2);
    row.last = rows->number(3);
    row.ended = rows->number(4);
    row.summary = rows->text(5);
    game_players_.bind(1, row.table).bind(2, std::int64_t{row.number});
    row.players = read_ids(game_players_);
    games.push_back(std::move(row));
  }
  return games;
}

std::optional<GameRow> Reader::game(std::string_view table, int number) {
  std::vector<GameRow> games = read_games(game_.bind(1, table).bind(2, std::int64_t{number}));
  if (games.empty()) return std::nullopt;
  return std::move(games.front());
}

std::vector<GameRow> Reader::games_of(std::string_view player, std::int64_t before, int limit) {
  games_of_.bind(1, player).bind(2, before).bind(3, std::int64_t{limit});
  return read_games(games_of_);
}

std::optional<DailyRow> Reader::daily(std::string_view date, std::string_view game,
                                      std::string_view player) {
  daily_.bind(1, date).bind(2, game).bind(3, player);
  Rows rows(daily_);
  if (!rows.next()) return std::nullopt;
  DailyRow row{.date = std::string(date),
               .game = std::string(game),
               .player = std::string(player),
               .table = std::string(rows->text(0))};
  if (rows->number(1) == 0) row.points = rows->number(2);
  return row;
}

std::vector<std::int64_t> Reader::daily_points(std::string_view date, std::string_view game) {
  std::vector<std::int64_t> points;
  daily_points_.bind(1, date).bind(2, game);
  for (Rows rows(daily_points_); rows.next();) points.push_back(rows->number(0));
  return points;
}

// What follows is asked seldom: these statements are made anew each time.

std::vector<DailyRow> Reader::dailies_of(std::string_view player) {
  Statement dailies(file_,
                    "SELECT date, game, board, points IS NULL, points FROM daily "
                    "WHERE player = ?1 ORDER BY date, game");
  dailies.bind(1, player);
  std::vector<DailyRow> list;
  for (Rows rows(dailies); rows.next();) {
    list.push_back({.date = std::string(rows->text(0)),
                    .game = std::string(rows->text(1)),
                    .player = std::string(player),
                    .table = std::string(rows->text(2))});
    if (rows->number(3) == 0) list.back().points = rows->number(4);
  }
  return list;
}

std::optional<ReviewRow> Reader::review(std::string_view table, int number, int seat) {
  Statement kept(file_,
                 "SELECT version, json FROM review WHERE board = ?1 AND number = ?2 AND seat = ?3");
  kept.bind(1, table).bind(2, std::int64_t{number}).bind(3, std::int64_t{seat});
  Rows rows(kept);
  if (!rows.next()) return std::nullopt;
  return ReviewRow{.table = std::string(table),
                   .number = number,
                   .seat = seat,
                   .version = static_cast<int>(rows->number(0)),
                   .json = std::string(rows->text(1))};
}

std::optional<SameDealsRow> Reader::same_deals(std::string_view table, int number, int seat) {
  Statement kept(file_,
                 "SELECT version, rounds, points, bot, luck_twelfths FROM same_deals "
                 "WHERE board = ?1 AND number = ?2 AND seat = ?3");
  kept.bind(1, table).bind(2, std::int64_t{number}).bind(3, std::int64_t{seat});
  Rows rows(kept);
  if (!rows.next()) return std::nullopt;
  return SameDealsRow{.table = std::string(table),
                      .number = number,
                      .seat = seat,
                      .version = static_cast<int>(rows->number(0)),
                      .rounds = rows->number(1),
                      .points = rows->number(2),
                      .bot = rows->number(3),
                      .luck_twelfths = rows->number(4)};
}

std::vector<TableRow> Reader::all_tables(int limit) {
  Statement tables(file_, "SELECT * FROM board WHERE status <= 2 ORDER BY updated DESC LIMIT ?1");
  return read_tables(tables.bind(1, std::int64_t{limit}));
}

std::vector<PlayerRow> Reader::players_like(std::string_view text, int limit) {
  Statement like(file_,
                 "SELECT * FROM player WHERE ?1 = '' OR id = ?1 OR instr(lower(name), lower(?1)) "
                 "ORDER BY seen DESC, id LIMIT ?2");
  like.bind(1, text).bind(2, std::int64_t{limit});
  std::vector<PlayerRow> players;
  for (Rows rows(like); rows.next();) players.push_back(read_player(rows));
  return players;
}

std::vector<std::string> Reader::tables_visited(std::string_view player) {
  Statement visits(file_, "SELECT board FROM visit WHERE player = ?1 ORDER BY board");
  return read_ids(visits.bind(1, player));
}

std::vector<BanRow> Reader::bans() {
  Statement all(file_, "SELECT player, at FROM ban ORDER BY at DESC, player");
  std::vector<BanRow> bans;
  for (Rows rows(all); rows.next();) {
    bans.push_back({std::string(rows->text(0)), rows->number(1)});
  }
  return bans;
}

std::vector<ReportRow> Reader::reports(int limit) {
  Statement newest(file_,
                   "SELECT number, at, board, reporter, reported, said FROM report "
                   "ORDER BY number DESC LIMIT ?1");
  newest.bind(1, std::int64_t{limit});
  std::vector<ReportRow> reports;
  for (Rows rows(newest); rows.next();) {
    reports.push_back({rows->number(0), rows->number(1), std::string(rows->text(2)),
                       std::string(rows->text(3)), std::string(rows->text(4)),
                       std::string(rows->text(5))});
  }
  return reports;
}

StoredCounts Reader::counts() {
  StoredCounts counts;
  counts.players = file_.number("SELECT count(*) FROM player");
  counts.tables = file_.number("SELECT count(*) FROM board");
  counts.open_tables = file_.number("SELECT count(*) FROM board WHERE status <= 2");
  counts.games = file_.number("SELECT count(*) FROM game WHERE last > 0");
  counts.entries = file_.number("SELECT coalesce(sum(last - first + 1), 0) FROM chunk");
  {
    const std::scoped_lock lock(shared_.mutex);
    for (const std::string& table : shared_.tail.by_age()) {
      counts.entries += static_cast<std::int64_t>(shared_.tail.find(table)->lines.size());
    }
  }
  counts.reports = file_.number("SELECT count(*) FROM report");
  counts.bans = file_.number("SELECT count(*) FROM ban");
  const std::int64_t page = file_.number("PRAGMA page_size");
  counts.bytes = page * file_.number("PRAGMA page_count");
  counts.unused_bytes = page * file_.number("PRAGMA freelist_count");
  return counts;
}

}  // namespace lair::storage
