#include "storage/reader.h"

#include <string>
#include <utility>

#include "storage/checksum.h"
#include "storage/rows.h"

namespace lair::storage {
namespace {

std::vector<std::string> read_ids(Statement& statement) {
  std::vector<std::string> ids;
  for (Rows rows(statement); rows.next();) ids.emplace_back(rows->text(0));
  return ids;
}

template <class Row>
std::vector<Row> read_rows(Statement& statement) {
  std::vector<Row> list;
  for (Rows rows(statement); rows.next();) list.push_back(read_row<Row>(*rows));
  return list;
}

template <class Row>
std::optional<Row> first_of(std::vector<Row> rows) {
  if (rows.empty()) return std::nullopt;
  return std::move(rows.front());
}

template <class Row>
std::optional<Row> read_one(Statement& statement) {
  return first_of(read_rows<Row>(statement));
}

SqliteError damaged_log(std::string_view table) {
  return {SQLITE_CORRUPT, 0, "the log of table " + std::string(table) + " is damaged"};
}

// Collects the lines of a log within two bounds and checks that none is missing.
class LogCollector {
 public:
  LogCollector(std::string_view table, std::int64_t first, std::int64_t last)
      : table_(table), last_(last), next_(first) {}

  // Entries up to next_ - 1 may come again, and are skipped.
  void add(std::int64_t number, std::string_view line) {
    if (number < next_ || number > last_) return;
    if (number != next_) throw damaged_log(table_);
    lines_.emplace_back(line);
    ++next_;
  }
  std::vector<std::string> take() { return std::move(lines_); }

 private:
  std::string_view table_;
  std::int64_t last_, next_;
  std::vector<std::string> lines_;
};

}  // namespace

Reader::Reader(Connection file, SharedTail& tail)
    : file_((file.run("PRAGMA query_only = ON"), std::move(file))),
      shared_(tail),
      player_(file_, select_rows<PlayerRow>("player WHERE id = ?1")),
      player_by_token_(file_, select_rows<PlayerRow>("player WHERE token_hash = ?1")),
      player_by_phrase_(
          file_, select_rows<PlayerRow>("player WHERE phrase_hash = ?1 AND phrase_hash <> ''")),
      table_(file_, select_rows<TableRow>("board WHERE id = ?1")),
      listed_tables_(file_, select_rows<TableRow>("board WHERE listed = 1 AND status <= 1 "
                                                  "ORDER BY updated DESC LIMIT ?1")),
      timed_tables_(file_,
                    select_rows<TableRow>("board WHERE timed = 1 AND status = 1 ORDER BY id")),
      tables_of_(
          file_,
          select_rows<TableRow>(
              "board WHERE status <= 2 AND id IN "
              "(SELECT board FROM board_player WHERE player = ?1) ORDER BY updated DESC LIMIT ?2")),
      tables_unused_(file_, select_rows<TableRow>("board WHERE status <= 2 AND updated < ?1 "
                                                  "ORDER BY updated LIMIT ?2")),
      table_players_(file_, "SELECT player FROM board_player WHERE board = ?1 ORDER BY place"),
      game_(file_, select_rows<GameRow>("game WHERE board = ?1 AND number = ?2")),
      games_of_(file_,
                select_rows<GameRow>("game_player JOIN game USING (board, number) "
                                     "WHERE game_player.player = ?1 AND game_player.ended < ?2 "
                                     "ORDER BY game_player.ended DESC LIMIT ?3")),
      game_players_(file_,
                    "SELECT player FROM game_player WHERE board = ?1 AND number = ?2 "
                    "ORDER BY place"),
      daily_(file_, select_rows<DailyRow>("daily WHERE date = ?1 AND game = ?2 AND player = ?3")),
      daily_points_(file_,
                    "SELECT points FROM daily "
                    "WHERE date = ?1 AND game = ?2 AND points IS NOT NULL"),
      chunks_(file_,
              "SELECT first, lines, checksum FROM chunk WHERE board = ?1 AND last >= ?2 "
              "ORDER BY last") {}

std::optional<PlayerRow> Reader::player(std::string_view id) {
  return read_one<PlayerRow>(player_.bind(1, id));
}

std::optional<PlayerRow> Reader::player_by_token(std::string_view hash) {
  return read_one<PlayerRow>(player_by_token_.bind(1, hash));
}

std::optional<PlayerRow> Reader::player_by_phrase(std::string_view hash) {
  return read_one<PlayerRow>(player_by_phrase_.bind(1, hash));
}

std::vector<TableRow> Reader::read_tables(Statement& statement) {
  std::vector<TableRow> tables = read_rows<TableRow>(statement);
  for (TableRow& row : tables) row.players = read_ids(table_players_.bind(1, row.id));
  return tables;
}

std::optional<TableRow> Reader::table(std::string_view id) {
  return first_of(read_tables(table_.bind(1, id)));
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
  // Copy the tail first: an entry that is moved to a chunk meanwhile is then read twice, and never
  // missed.
  Tail::Run run;
  {
    const std::scoped_lock lock(shared_.mutex);
    if (shared_.tail.is_damaged(table)) throw damaged_log(table);
    if (const Tail::Run* found = shared_.tail.find(table)) run = *found;
  }
  LogCollector lines(table, first, last);
  chunks_.bind(1, table).bind(2, first);
  for (Rows rows(chunks_); rows.next() && rows->number(0) <= last;) {
    std::int64_t number = rows->number(0);
    if (!rows->is_null(2) && rows->number(2) != log_checksum(table, number, rows->text(1))) {
      throw damaged_log(table);
    }
    each_line(rows->text(1), [&](std::string_view line) { lines.add(number++, line); });
  }
  for (const std::string& line : run.lines) lines.add(run.first++, line);
  return lines.take();
}

std::vector<GameRow> Reader::read_games(Statement& statement) {
  std::vector<GameRow> games = read_rows<GameRow>(statement);
  for (GameRow& row : games) {
    game_players_.bind(1, row.table).bind(2, std::int64_t{row.number});
    row.players = read_ids(game_players_);
  }
  return games;
}

std::optional<GameRow> Reader::game(std::string_view table, int number) {
  return first_of(read_games(game_.bind(1, table).bind(2, std::int64_t{number})));
}

std::vector<GameRow> Reader::games_of(std::string_view player, std::int64_t before, int limit) {
  games_of_.bind(1, player).bind(2, before).bind(3, std::int64_t{limit});
  return read_games(games_of_);
}

std::optional<DailyRow> Reader::daily(std::string_view date, std::string_view game,
                                      std::string_view player) {
  return read_one<DailyRow>(daily_.bind(1, date).bind(2, game).bind(3, player));
}

std::vector<std::int64_t> Reader::daily_points(std::string_view date, std::string_view game) {
  std::vector<std::int64_t> points;
  daily_points_.bind(1, date).bind(2, game);
  for (Rows rows(daily_points_); rows.next();) points.push_back(rows->number(0));
  return points;
}

// The statements of the following queries are prepared for each call, since calls are rare.

std::vector<DailyRow> Reader::dailies_of(std::string_view player) {
  Statement dailies(file_, select_rows<DailyRow>("daily WHERE player = ?1 ORDER BY date, game"));
  return read_rows<DailyRow>(dailies.bind(1, player));
}

std::optional<ReviewRow> Reader::review(std::string_view table, int number, int seat) {
  Statement stored(file_,
                   select_rows<ReviewRow>("review WHERE board = ?1 AND number = ?2 AND seat = ?3"));
  return read_one<ReviewRow>(
      stored.bind(1, table).bind(2, std::int64_t{number}).bind(3, std::int64_t{seat}));
}

std::optional<SameDealsRow> Reader::same_deals(std::string_view table, int number, int seat) {
  Statement stored(file_, select_rows<SameDealsRow>(
                              "same_deals WHERE board = ?1 AND number = ?2 AND seat = ?3"));
  return read_one<SameDealsRow>(
      stored.bind(1, table).bind(2, std::int64_t{number}).bind(3, std::int64_t{seat}));
}

std::vector<TableRow> Reader::all_tables(int limit) {
  Statement tables(file_,
                   select_rows<TableRow>("board WHERE status <= 2 ORDER BY updated DESC LIMIT ?1"));
  return read_tables(tables.bind(1, std::int64_t{limit}));
}

std::vector<PlayerRow> Reader::players_like(std::string_view text, int limit) {
  Statement like(file_, select_rows<PlayerRow>(
                            "player WHERE ?1 = '' OR id = ?1 OR instr(lower(name), lower(?1)) "
                            "ORDER BY seen DESC, id LIMIT ?2"));
  return read_rows<PlayerRow>(like.bind(1, text).bind(2, std::int64_t{limit}));
}

std::vector<std::string> Reader::tables_visited(std::string_view player) {
  Statement visits(file_, "SELECT board FROM visit WHERE player = ?1 ORDER BY board");
  return read_ids(visits.bind(1, player));
}

std::vector<BanRow> Reader::bans() {
  Statement all(file_, select_rows<BanRow>("ban ORDER BY at DESC, player"));
  return read_rows<BanRow>(all);
}

std::vector<ReportRow> Reader::reports(int limit) {
  Statement newest(file_, select_rows<ReportRow>("report ORDER BY number DESC LIMIT ?1"));
  return read_rows<ReportRow>(newest.bind(1, std::int64_t{limit}));
}

std::vector<ReportRow> Reader::reports_of(std::string_view player) {
  Statement own(file_, select_rows<ReportRow>(
                           "report WHERE reporter = ?1 OR reported = ?1 ORDER BY number DESC"));
  return read_rows<ReportRow>(own.bind(1, player));
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
