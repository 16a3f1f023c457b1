#include "storage/batch_writer.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "storage/checksum.h"
#include "storage/rows.h"

namespace lair::storage {
namespace {

// How many entries stay in `tail` before the oldest are moved to chunks. A larger number makes
// longer chunks and so fewer pages to write, but takes memory, and time when the file is opened.
constexpr std::int64_t kTailLength = 16'384;
// Rows are deleted from `tail` in ranges of this length, so that whole pages become free.
constexpr std::int64_t kDeleteStep = 512;
// A longer run of entries becomes several chunks, so that reading or rewriting one stays short.
constexpr std::size_t kChunkBytes = 64 * 1024;

// Reviews and results are written only while their game exists.
constexpr std::string_view kIfGameExists =
    "WHERE EXISTS (SELECT 1 FROM game WHERE board = :board AND number = :number)";

std::int64_t entries_of(std::span<const Batch> batches) {
  std::int64_t count = 0;
  for (const Batch& batch : batches) count += static_cast<std::int64_t>(batch.entries.size());
  return count;
}

}  // namespace

BatchWriter::BatchWriter(Connection& file, SharedTail& tail)
    : file_(file),
      shared_(tail),
      put_player_(file, put_row<PlayerRow>("REPLACE")),
      put_table_(file, put_row<TableRow>("REPLACE")),
      clear_table_players_(file, "DELETE FROM board_player WHERE board = ?1"),
      put_table_player_(file,
                        "INSERT INTO board_player (board, place, player) VALUES (?1, ?2, ?3)"),
      put_visit_(file, "INSERT OR IGNORE INTO visit (player, board) VALUES (?1, ?2)"),
      put_game_(file, put_row<GameRow>("REPLACE")),
      clear_game_players_(file, "DELETE FROM game_player WHERE board = ?1 AND number = ?2"),
      put_game_player_(file,
                       "INSERT INTO game_player (board, number, place, player, ended) "
                       "VALUES (?1, ?2, ?3, ?4, ?5)"),
      put_daily_(file, put_row<DailyRow>("INSERT",
                                         "WHERE true ON CONFLICT DO UPDATE "
                                         "SET points = excluded.points "
                                         "WHERE board = excluded.board AND points IS NULL")),
      put_review_(file, put_row<ReviewRow>("REPLACE", kIfGameExists)),
      put_same_deals_(file, put_row<SameDealsRow>("REPLACE", kIfGameExists)),
      put_ban_(file, put_row<BanRow>("REPLACE")),
      lift_ban_(file, "DELETE FROM ban WHERE player = ?1"),
      put_report_(file, put_row<ReportRow>("INSERT")),
      settle_report_(file, "DELETE FROM report WHERE number = ?1"),
      put_entry_(file,
                 "INSERT INTO tail (seq, board, number, line, checksum) "
                 "VALUES (?1, ?2, ?3, ?4, ?5)"),
      put_chunk_(file,
                 "INSERT INTO chunk (board, first, last, lines, checksum) "
                 "VALUES (?1, ?2, ?3, ?4, ?5)"),
      delete_entries_(file, "DELETE FROM tail WHERE seq < ?1") {
  load_tail();
}

void BatchWriter::load_tail() {
  Statement entries(file_, "SELECT seq, board, number, line, checksum FROM tail ORDER BY seq");
  Statement chunked(file_, "SELECT max(last) FROM chunk WHERE board = ?1");
  std::unordered_map<std::string, std::int64_t> last_chunked;
  const std::scoped_lock lock(shared_.mutex);
  while (entries.step()) {
    const std::string table(entries.text(1));
    const auto [found, is_new] = last_chunked.try_emplace(table);
    if (is_new) {
      chunked.bind(1, table).step();
      found->second = chunked.number(0);
      chunked.reset();
    }
    const std::int64_t number = entries.number(2);
    if (number <= found->second) {
      shared_.tail.add_chunked(table, number, entries.number(0));
    } else {
      shared_.tail.add(table, number, entries.number(0), std::string(entries.text(3)));
      const std::int64_t checksum = log_checksum(table, number, entries.text(3));
      if (!entries.is_null(4) && entries.number(4) != checksum) shared_.tail.note_damage(table);
    }
  }
}

void BatchWriter::write(std::span<Batch> batches) {
  const Transaction transaction(file_);
  for (const Batch& batch : batches) write_rows(batch);
  write_entries(batches);
  const Folding folding = fold(entries_of(batches));
  if (std::ranges::all_of(batches, &Batch::empty)) write_unchanged_version();
  transaction.commit();
  note_written(batches, folding);
}

// An empty batch asks whether writing is possible, so something must be written.
void BatchWriter::write_unchanged_version() {
  const std::int64_t version = file_.number("PRAGMA user_version");
  file_.run(("PRAGMA user_version = " + std::to_string(version)).c_str());
}

void BatchWriter::write_rows(const Batch& batch) {
  for (const PlayerRow& row : batch.players) bind_row(put_player_, row).run();
  for (const TableRow& row : batch.tables) write_table(row);
  for (const GameRow& row : batch.games) write_game(row);
  for (const DailyRow& row : batch.dailies) bind_row(put_daily_, row).run();
  for (const ReviewRow& row : batch.reviews) bind_row(put_review_, row).run();
  for (const SameDealsRow& row : batch.same_deals) bind_row(put_same_deals_, row).run();
  for (const BanRow& row : batch.bans) bind_row(put_ban_, row).run();
  for (const std::string& player : batch.lifted_bans) lift_ban_.bind(1, player).run();
  // SQLite numbers a report whose number is null.
  for (const ReportRow& row : batch.reports) bind_row(put_report_, row).bind_null(1).run();
  for (const std::int64_t number : batch.settled_reports) settle_report_.bind(1, number).run();
}

void BatchWriter::write_table(const TableRow& row) {
  bind_row(put_table_, row).run();
  clear_table_players_.bind(1, row.id).run();
  std::int64_t place = 0;
  for (const std::string& player : row.players) {
    put_table_player_.bind(1, row.id).bind(2, place++).bind(3, player).run();
    put_visit_.bind(1, player).bind(2, row.id).run();
  }
}

void BatchWriter::write_game(const GameRow& row) {
  bind_row(put_game_, row).run();
  clear_game_players_.bind(1, row.table).bind(2, std::int64_t{row.number}).run();
  std::int64_t place = 0;
  for (const std::string& player : row.players) {
    put_game_player_.bind(1, row.table).bind(2, std::int64_t{row.number}).bind(3, place++);
    put_game_player_.bind(4, player);
    if (row.last > 0) {
      put_game_player_.bind(5, row.ended);
    } else {
      put_game_player_.bind_null(5);
    }
    put_game_player_.run();
  }
}

void BatchWriter::write_entries(std::span<const Batch> batches) {
  std::int64_t seq = shared_.tail.next_seq();
  for (const Batch& batch : batches) {
    for (const LogEntry& entry : batch.entries) {
      put_entry_.bind(1, seq++).bind(2, entry.table).bind(3, entry.number).bind(4, entry.line);
      put_entry_.bind(5, log_checksum(entry.table, entry.number, entry.line)).run();
    }
  }
}

// Moves entries to chunks, whole tables with the oldest first, until there is room in `tail` for
// the `added` ones.
BatchWriter::Folding BatchWriter::fold(std::int64_t added) {
  const Tail& tail = shared_.tail;
  const std::int64_t keep_from = std::min(tail.next_seq(), tail.next_seq() + added - kTailLength);
  Folding folding{0, deleted_before_};
  for (const std::string& table : tail.by_age()) {
    const Tail::Run& run = *tail.find(table);
    if (run.seq >= keep_from) break;
    write_chunks(table, run);
    ++folding.tables;
  }
  if (keep_from - deleted_before_ >= kDeleteStep) {
    delete_entries_.bind(1, keep_from).run();
    folding.deleted_before = keep_from;
  }
  return folding;
}

void BatchWriter::write_chunks(const std::string& table, const Tail::Run& run) {
  std::int64_t first = run.first;
  lines_.clear();
  for (std::size_t i = 0; i < run.lines.size(); ++i) {
    lines_.append(run.lines[i]).push_back('\n');
    if (lines_.size() < kChunkBytes && i + 1 < run.lines.size()) continue;
    const std::int64_t last = run.first + static_cast<std::int64_t>(i);
    put_chunk_.bind(1, table).bind(2, first).bind(3, last).bind(4, lines_);
    // A wrong checksum keeps the damage visible in the chunk.
    const std::int64_t checksum = log_checksum(table, first, lines_);
    put_chunk_.bind(5, shared_.tail.is_damaged(table) ? ~checksum : checksum).run();
    first = last + 1;
    lines_.clear();
  }
}

void BatchWriter::note_written(std::span<Batch> batches, const Folding& folding) {
  const std::scoped_lock lock(shared_.mutex);
  Tail& tail = shared_.tail;
  deleted_before_ = folding.deleted_before;
  tail.drop_oldest(folding.tables);
  tail.drop_rows_before(folding.deleted_before);
  for (Batch& batch : batches) {
    for (LogEntry& entry : batch.entries) {
      tail.add(entry.table, entry.number, tail.next_seq(), std::move(entry.line));
    }
  }
}

}  // namespace lair::storage
