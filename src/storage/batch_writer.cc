#include "storage/batch_writer.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

#include "storage/eraser.h"

namespace lair::storage {
namespace {

// How many entries stay in `tail` before the oldest are moved to chunks. More make longer chunks
// and so fewer pages to write; they cost memory, and time when the file is opened.
constexpr std::int64_t kTailLength = 16'384;
// Rows are deleted from `tail` that many at a time: whole pages.
constexpr std::int64_t kDeleteStep = 512;

std::int64_t entries_of(std::span<const Batch> batches) {
  std::int64_t count = 0;
  for (const Batch& batch : batches) count += static_cast<std::int64_t>(batch.entries.size());
  return count;
}

}  // namespace

BatchWriter::BatchWriter(Connection& file, SharedTail& tail)
    : file_(file),
      shared_(tail),
      begin_(file, "BEGIN IMMEDIATE"),
      commit_(file, "COMMIT"),
      put_player_(file, "REPLACE INTO player VALUES (?1, ?2, ?3, ?4, ?5, ?6)"),
      forget_player_(file, "DELETE FROM player WHERE id = ?1"),
      put_table_(file, "REPLACE INTO board VALUES (?1, ?2, ?3, ?4, ?5, ?6)"),
      clear_table_players_(file, "DELETE FROM board_player WHERE board = ?1"),
      put_table_player_(file, "INSERT INTO board_player VALUES (?1, ?2, ?3)"),
      put_visit_(file, "INSERT OR IGNORE INTO visit VALUES (?1, ?2)"),
      put_game_(file, "REPLACE INTO game VALUES (?1, ?2, ?3, ?4, ?5, ?6)"),
      clear_game_players_(file, "DELETE FROM game_player WHERE board = ?1 AND number = ?2"),
      put_game_player_(file, "INSERT INTO game_player VALUES (?1, ?2, ?3, ?4, ?5)"),
      put_daily_(file,
                 "INSERT INTO daily VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE "
                 "SET points = excluded.points WHERE board = excluded.board AND points IS NULL"),
      put_review_(file,
                  "REPLACE INTO review SELECT ?1, ?2, ?3, ?4, ?5 "
                  "WHERE EXISTS (SELECT 1 FROM game WHERE board = ?1 AND number = ?2)"),
      put_same_deals_(file,
                      "REPLACE INTO same_deals SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 "
                      "WHERE EXISTS (SELECT 1 FROM game WHERE board = ?1 AND number = ?2)"),
      put_ban_(file, "REPLACE INTO ban VALUES (?1, ?2)"),
      lift_ban_(file, "DELETE FROM ban WHERE player = ?1"),
      put_report_(file,
                  "INSERT INTO report (at, board, reporter, reported, said) "
                  "VALUES (?1, ?2, ?3, ?4, ?5)"),
      settle_report_(file, "DELETE FROM report WHERE number = ?1"),
      put_entry_(file, "INSERT INTO tail VALUES (?1, ?2, ?3, ?4)"),
      put_chunk_(file, "INSERT INTO chunk (board, first, last, lines) VALUES (?1, ?2, ?3, ?4)"),
      delete_entries_(file, "DELETE FROM tail WHERE seq < ?1") {
  load_tail();
}

void BatchWriter::load_tail() {
  Statement entries(file_, "SELECT seq, board, number, line FROM tail ORDER BY seq");
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
    if (entries.number(2) <= found->second) {
      shared_.tail.skip_to(entries.number(0) + 1);
    } else {
      shared_.tail.add(table, entries.number(2), entries.number(0), std::string(entries.text(3)));
    }
  }
}

void BatchWriter::write(std::span<Batch> batches) {
  Folding folding;
  std::optional<Tail> before;  // what erasing changes in memory, too
  begin_.run();
  try {
    // First what is to be forgotten: what comes with it knows nothing of that any more.
    if (std::ranges::any_of(batches, erases)) before = shared_.tail;
    erase(batches, file_, shared_);
    for (const Batch& batch : batches) write_rows(batch);
    std::int64_t seq = shared_.tail.next_seq();
    for (const Batch& batch : batches) {
      for (const LogEntry& entry : batch.entries) {
        put_entry_.bind(1, seq++).bind(2, entry.table).bind(3, entry.number).bind(4, entry.line);
        put_entry_.run();
      }
    }
    folding = fold(entries_of(batches));
    if (std::ranges::all_of(batches, &Batch::empty)) touch();
    commit_.run();
  } catch (...) {
    // Some errors have ended the transaction already.
    if (file_.in_transaction()) sqlite3_exec(file_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
    if (before) {
      const std::scoped_lock lock(shared_.mutex);
      shared_.tail = *std::move(before);
    }
    throw;
  }
  note_written(batches, folding);
}

// Writes what stands there: whoever gives nothing asks whether writing is possible.
void BatchWriter::touch() {
  const std::int64_t version = file_.number("PRAGMA user_version");
  file_.run(("PRAGMA user_version = " + std::to_string(version)).c_str());
}

void BatchWriter::write_rows(const Batch& batch) {
  for (const PlayerRow& row : batch.players) write_player(row);
  for (const TableRow& row : batch.tables) write_table(row);
  for (const GameRow& row : batch.games) write_game(row);
  for (const DailyRow& row : batch.dailies) write_daily(row);
  for (const ReviewRow& row : batch.reviews) write_review(row);
  for (const SameDealsRow& row : batch.same_deals) write_same_deals(row);
  for (const BanRow& row : batch.bans) put_ban_.bind(1, row.player).bind(2, row.at).run();
  for (const std::string& player : batch.lifted_bans) lift_ban_.bind(1, player).run();
  for (const ReportRow& row : batch.reports) write_report(row);
  for (const std::int64_t number : batch.settled_reports) settle_report_.bind(1, number).run();
  for (const std::string& id : batch.forgotten_players) forget_player_.bind(1, id).run();
}

void BatchWriter::write_review(const ReviewRow& row) {
  put_review_.bind(1, row.table).bind(2, std::int64_t{row.number}).bind(3, std::int64_t{row.seat});
  put_review_.bind(4, std::int64_t{row.version}).bind(5, row.json).run();
}

void BatchWriter::write_same_deals(const SameDealsRow& row) {
  Statement& put = put_same_deals_;
  put.bind(1, row.table).bind(2, std::int64_t{row.number}).bind(3, std::int64_t{row.seat});
  put.bind(4, std::int64_t{row.version}).bind(5, row.rounds).bind(6, row.points);
  put.bind(7, row.bot).bind(8, row.luck_twelfths).run();
}

void BatchWriter::write_report(const ReportRow& row) {
  put_report_.bind(1, row.at).bind(2, row.table).bind(3, row.reporter).bind(4, row.reported);
  put_report_.bind(5, row.said).run();
}

void BatchWriter::write_player(const PlayerRow& row) {
  put_player_.bind(1, row.id).bind(2, row.name).bind(3, row.token_hash).bind(4, row.phrase_hash);
  put_player_.bind(5, row.created).bind(6, row.seen).run();
}

void BatchWriter::write_table(const TableRow& row) {
  put_table_.bind(1, row.id).bind(2, static_cast<std::int64_t>(row.status));
  put_table_.bind(3, std::int64_t{row.listed ? 1 : 0}).bind(4, std::int64_t{row.timed ? 1 : 0});
  put_table_.bind(5, row.updated).bind(6, row.summary).run();
  clear_table_players_.bind(1, row.id).run();
  std::int64_t place = 0;
  for (const std::string& player : row.players) {
    put_table_player_.bind(1, row.id).bind(2, place++).bind(3, player).run();
    put_visit_.bind(1, player).bind(2, row.id).run();
  }
}

void BatchWriter::write_game(const GameRow& row) {
  put_game_.bind(1, row.table).bind(2, std::int64_t{row.number}).bind(3, row.first);
  put_game_.bind(4, row.last).bind(5, row.ended).bind(6, row.summary).run();
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

void BatchWriter::write_daily(const DailyRow& row) {
  put_daily_.bind(1, row.date).bind(2, row.game).bind(3, row.player).bind(4, row.table);
  if (row.points) {
    put_daily_.bind(5, *row.points);
  } else {
    put_daily_.bind_null(5);
  }
  put_daily_.run();
}

// Moves to chunks the entries of as many tables, the oldest first, as makes room in `tail` for
// those that were added.
BatchWriter::Folding BatchWriter::fold(std::int64_t added) {
  const Tail& tail = shared_.tail;  // only this thread changes it
  const std::int64_t keep_from = std::min(tail.next_seq(), tail.next_seq() + added - kTailLength);
  Folding folding{0, deleted_before_};
  for (const std::string& table : tail.by_age()) {
    const Tail::Run& run = *tail.find(table);
    if (run.seq >= keep_from) break;
    lines_.clear();
    for (const std::string& line : run.lines) lines_.append(line).push_back('\n');
    const std::int64_t last = run.first + static_cast<std::int64_t>(run.lines.size()) - 1;
    put_chunk_.bind(1, table).bind(2, run.first).bind(3, last).bind(4, lines_).run();
    ++folding.tables;
  }
  if (keep_from - deleted_before_ >= kDeleteStep) {
    delete_entries_.bind(1, keep_from).run();
    folding.deleted_before = keep_from;
  }
  return folding;
}

void BatchWriter::note_written(std::span<Batch> batches, const Folding& folding) {
  const std::scoped_lock lock(shared_.mutex);
  Tail& tail = shared_.tail;
  deleted_before_ = folding.deleted_before;
  tail.drop_oldest(folding.tables);
  for (Batch& batch : batches) {
    for (LogEntry& entry : batch.entries) {
      tail.add(entry.table, entry.number, tail.next_seq(), std::move(entry.line));
    }
  }
}

}  // namespace lair::storage
