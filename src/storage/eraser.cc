#include "storage/eraser.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "storage/checksum.h"
#include "table/forgetting.h"

namespace lair::storage {
namespace {

// The limits of a step; a chunk is at most 64 KiB (batch_writer.cc).
constexpr std::int64_t kEntriesPerStep = 512;
constexpr std::int64_t kGamesPerStep = 64;

}  // namespace

Eraser::Eraser(Connection& file, SharedTail& tail) : file_(file), shared_(tail) {}

void Eraser::queue_player(const std::string& id) {
  run("DELETE FROM player WHERE id = ?1", id);
  run("INSERT OR IGNORE INTO erasure (player, board, next, seats) VALUES (?1, '', 1, 0)", id);
}

void Eraser::queue_table(const std::string& id) {
  run("DELETE FROM board WHERE id = ?1", id);
  run("INSERT OR IGNORE INTO discarded_log (board) VALUES (?1)", id);
}

bool Eraser::next_finishes() {
  const auto progress = first_player();
  return progress && progress->board.empty() &&
         !first_text("SELECT board FROM visit WHERE player = ?1 LIMIT 1", progress->player);
}

std::optional<std::string> Eraser::step() {
  const Transaction transaction(file_);
  auto progress = first_player();
  if (!progress) {
    discard_step(transaction);
    return std::nullopt;
  }
  if (progress->board.empty()) start_table(*progress);
  if (progress->board.empty()) {
    finish_player(progress->player);
    transaction.commit();
    return progress->player;
  }
  const std::string table = progress->board;
  Replaced replaced;  // in memory, too, once it is committed
  erase_some(*progress, replaced);
  save(*progress);
  transaction.commit();
  const std::scoped_lock lock(shared_.mutex);
  for (auto& [number, line] : replaced) shared_.tail.replace(table, number, std::move(line));
  return std::nullopt;
}

std::optional<Eraser::Progress> Eraser::first_player() {
  Statement first(file_, "SELECT player, board, next, seats FROM erasure LIMIT 1");
  if (!first.step()) return std::nullopt;
  return Progress{.player = std::string(first.text(0)),
                  .board = std::string(first.text(1)),
                  .next = first.number(2),
                  .seats = static_cast<std::uint64_t>(first.number(3))};
}

void Eraser::start_table(Progress& progress) {
  const auto table =
      first_text("SELECT board FROM visit WHERE player = ?1 LIMIT 1", progress.player);
  progress.board = table.value_or("");
  progress.next = 1;
  progress.seats = 0;
}

void Eraser::erase_some(Progress& progress, Replaced& replaced) {
  if (erase_from_chunk(progress) || erase_from_tail(progress, replaced)) return;
  if (!erase_from_games(progress)) finish_table(progress);
}

// Rewrites the next chunk of the log. Returns false if there is none.
bool Eraser::erase_from_chunk(Progress& progress) {
  Statement chunks(file_,
                   "SELECT seq, first, last, lines, checksum FROM chunk "
                   "WHERE board = ?1 AND last >= ?2 ORDER BY last LIMIT 1");
  if (!chunks.bind(1, progress.board).bind(2, progress.next).step()) return false;
  const std::int64_t first = chunks.number(1);
  // A wrong checksum stays wrong, so that the damage can still be found.
  const bool damaged =
      !chunks.is_null(4) && chunks.number(4) != log_checksum(progress.board, first, chunks.text(3));
  LogEraser eraser(progress.player, LogEraser::Seats(progress.seats));
  Replaced replaced;
  std::string lines;
  std::int64_t number = first;
  each_line(chunks.text(3), [&](std::string_view text) {
    std::string line(text);
    if (number >= progress.next && eraser.erase_from(line)) replaced[number] = line;
    lines.append(line).push_back('\n');
    ++number;
  });
  if (!replaced.empty()) {
    const std::int64_t checksum = log_checksum(progress.board, first, lines);
    Statement put(file_, "UPDATE chunk SET lines = ?2, checksum = ?3 WHERE seq = ?1");
    put.bind(1, chunks.number(0)).bind(2, lines).bind(3, damaged ? ~checksum : checksum).run();
    replace_tail_rows(progress.board, replaced);
  }
  progress.next = chunks.number(2) + 1;
  progress.seats = eraser.seats().to_ullong();
  return true;
}

// Rewrites the next entries that are in no chunk. Returns false if there are none.
bool Eraser::erase_from_tail(Progress& progress, Replaced& replaced) {
  const Tail::Run* run = shared_.tail.find(progress.board);
  if (run == nullptr) return false;
  const std::int64_t end = run->first + static_cast<std::int64_t>(run->lines.size());
  const std::int64_t first = std::max(progress.next, run->first);
  const std::int64_t stop = std::min(end, first + kEntriesPerStep);
  if (first >= stop) return false;
  LogEraser eraser(progress.player, LogEraser::Seats(progress.seats));
  for (std::int64_t number = first; number < stop; ++number) {
    std::string line = run->lines[static_cast<std::size_t>(number - run->first)];
    if (eraser.erase_from(line)) replaced[number] = std::move(line);
  }
  if (!replaced.empty()) replace_tail_rows(progress.board, replaced);
  progress.next = stop;
  progress.seats = eraser.seats().to_ullong();
  return true;
}

void Eraser::replace_tail_rows(const std::string& table, const Replaced& replaced) {
  Statement put(file_, "UPDATE tail SET line = ?2, checksum = ?3 WHERE seq = ?1");
  for (const Tail::Row& row : shared_.tail.rows_of(table)) {
    const auto found = replaced.find(row.number);
    if (found == replaced.end()) continue;
    const std::int64_t checksum = log_checksum(table, row.number, found->second);
    put.bind(1, row.seq).bind(2, found->second).bind(3, checksum).run();
  }
}

// Returns false if the player is in no game of the table any more.
bool Eraser::erase_from_games(const Progress& progress) {
  std::vector<std::pair<std::int64_t, std::string>> games;
  Statement some(file_,
                 "SELECT DISTINCT game.number, game.summary FROM game_player "
                 "JOIN game USING (board, number) WHERE board = ?1 AND player = ?2 LIMIT ?3");
  some.bind(1, progress.board).bind(2, progress.player).bind(3, kGamesPerStep);
  for (Rows rows(some); rows.next();) games.emplace_back(rows->number(0), rows->text(1));
  Statement put(file_, "UPDATE game SET summary = ?3 WHERE board = ?1 AND number = ?2");
  Statement leave(file_,
                  "DELETE FROM game_player WHERE board = ?1 AND number = ?2 AND player = ?3");
  for (const auto& [number, summary] : games) {
    const std::string erased = forgotten_in_game(summary, progress.player);
    put.bind(1, progress.board).bind(2, number).bind(3, erased).run();
    leave.bind(1, progress.board).bind(2, number).bind(3, progress.player).run();
  }
  return !games.empty();
}

void Eraser::finish_table(Progress& progress) {
  // An open table wrote a new summary when the player left it.
  run("UPDATE board SET summary = '{}' WHERE id = ?1 AND status = 3", progress.board);
  run("DELETE FROM board_player WHERE board = ?1 AND player = ?2", progress.board, progress.player);
  run("DELETE FROM game_player WHERE board = ?1 AND player = ?2", progress.board, progress.player);
  run("DELETE FROM visit WHERE board = ?1 AND player = ?2", progress.board, progress.player);
  progress.board.clear();
}

void Eraser::finish_player(const std::string& id) {
  run("DELETE FROM board_player WHERE player = ?1", id);
  run("DELETE FROM daily WHERE player = ?1", id);
  run("DELETE FROM ban WHERE player = ?1", id);
  run("DELETE FROM report WHERE reported = ?1", id);
  run("UPDATE report SET reporter = '' WHERE reporter = ?1", id);
  run("DELETE FROM player WHERE id = ?1", id);
  run("DELETE FROM erasure WHERE player = ?1", id);
}

void Eraser::save(const Progress& progress) {
  Statement put(file_, "UPDATE erasure SET board = ?2, next = ?3, seats = ?4 WHERE player = ?1");
  put.bind(1, progress.player).bind(2, progress.board).bind(3, progress.next);
  put.bind(4, static_cast<std::int64_t>(progress.seats)).run();
}

void Eraser::discard_step(const Transaction& transaction) {
  const auto table = first_text("SELECT board FROM discarded_log LIMIT 1");
  const bool in_tail = table && discard_tail(*table);
  if (table && !in_tail) discard_some(*table);
  transaction.commit();
  pending_ = table.has_value();
  if (!in_tail) return;
  const std::scoped_lock lock(shared_.mutex);
  shared_.tail.drop(*table);
}

// Deletes a part of what is left of a table whose row is gone.
void Eraser::discard_some(const std::string& table) {
  if (discard_games(table)) return;
  if (run("DELETE FROM chunk WHERE seq IN (SELECT seq FROM chunk WHERE board = ?1 LIMIT 8)",
          table)) {
    return;
  }
  run("DELETE FROM board_player WHERE board = ?1", table);
  run("DELETE FROM visit WHERE board = ?1", table);
  run("DELETE FROM daily WHERE board = ?1", table);
  run("DELETE FROM discarded_log WHERE board = ?1", table);
}

bool Eraser::discard_games(const std::string& table) {
  std::vector<std::int64_t> numbers;
  Statement some(file_, "SELECT number FROM game WHERE board = ?1 LIMIT ?2");
  some.bind(1, table).bind(2, kGamesPerStep);
  for (Rows rows(some); rows.next();) numbers.push_back(rows->number(0));
  for (const char* sql : {"DELETE FROM game WHERE board = ?1 AND number = ?2",
                          "DELETE FROM game_player WHERE board = ?1 AND number = ?2",
                          "DELETE FROM review WHERE board = ?1 AND number = ?2",
                          "DELETE FROM same_deals WHERE board = ?1 AND number = ?2"}) {
    Statement remove(file_, sql);
    for (const std::int64_t number : numbers) remove.bind(1, table).bind(2, number).run();
  }
  return !numbers.empty();
}

bool Eraser::discard_tail(const std::string& table) {
  const std::vector<Tail::Row> rows = shared_.tail.rows_of(table);
  Statement remove(file_, "DELETE FROM tail WHERE seq = ?1");
  for (const Tail::Row& row : rows) remove.bind(1, row.seq).run();
  return !rows.empty();
}

std::optional<std::string> Eraser::first_text(const char* sql, std::string_view parameter) {
  Statement statement(file_, sql);
  if (!parameter.empty()) statement.bind(1, parameter);
  if (!statement.step()) return std::nullopt;
  return std::string(statement.text(0));
}

// Returns true if it changed a row.
bool Eraser::run(const char* sql, std::string_view first, std::string_view second) {
  Statement statement(file_, sql);
  statement.bind(1, first);
  if (!second.empty()) statement.bind(2, second);
  statement.run();
  return sqlite3_changes(file_.handle()) > 0;
}

}  // namespace lair::storage
