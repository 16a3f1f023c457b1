#include "storage/eraser.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "table/forgetting.h"

namespace lair::storage {
namespace {

// At a time, so that those who play do not wait for it.
constexpr std::int64_t kTablesAtOnce = 50;
constexpr std::int64_t kPlayersAtOnce = 50;

class Eraser {
 public:
  Eraser(Connection& file, SharedTail& tail) : file_(file), shared_(tail) {}

  void player(const std::string& id) {
    for (const std::string& table : list("SELECT board FROM visit WHERE player = ?1", id)) {
      log(table, id);
      games(table, id);
    }
    run("UPDATE board SET summary = '{}' WHERE status = 3 AND id IN "
        "(SELECT board FROM visit WHERE player = ?1)",
        id);
    for (const char* sql : {
             "DELETE FROM board_player WHERE player = ?1",
             "DELETE FROM game_player WHERE player = ?1",
             "DELETE FROM visit WHERE player = ?1",
             "DELETE FROM daily WHERE player = ?1",
             "DELETE FROM ban WHERE player = ?1",
             "DELETE FROM report WHERE reported = ?1",
             "UPDATE report SET reporter = '' WHERE reporter = ?1",
             "DELETE FROM player WHERE id = ?1",
         }) {
      run(sql, id);
    }
  }

  void before(std::int64_t time) {
    Statement tables(file_,
                     "SELECT id FROM board WHERE status = 3 AND updated < ?1 "
                     "ORDER BY updated LIMIT ?2");
    for (const std::string& id : ids(tables.bind(1, time).bind(2, kTablesAtOnce))) table(id);
    Statement players(file_,
                      "SELECT id FROM player WHERE seen < ?1 AND NOT EXISTS (SELECT 1 FROM "
                      "board_player JOIN board ON board.id = board WHERE player = player.id "
                      "AND status <= 2) ORDER BY seen LIMIT ?2");
    for (const std::string& id : ids(players.bind(1, time).bind(2, kPlayersAtOnce))) player(id);
    Statement reports(file_, "DELETE FROM report WHERE at < ?1");
    reports.bind(1, time).run();
  }

 private:
  void table(const std::string& id) {
    for (const char* sql : {
             "DELETE FROM board WHERE id = ?1",
             "DELETE FROM board_player WHERE board = ?1",
             "DELETE FROM game WHERE board = ?1",
             "DELETE FROM game_player WHERE board = ?1",
             "DELETE FROM visit WHERE board = ?1",
             "DELETE FROM daily WHERE board = ?1",
             "DELETE FROM review WHERE board = ?1",
             "DELETE FROM same_deals WHERE board = ?1",
             "DELETE FROM tail WHERE board = ?1",
             "DELETE FROM chunk WHERE board = ?1",
         }) {
      run(sql, id);
    }
    const std::scoped_lock lock(shared_.mutex);
    shared_.tail.drop(id);
  }

  // A chunk of the log, or its end in memory.
  struct Part {
    std::int64_t seq = 0;  // of the chunk; 0 in memory
    std::int64_t first = 0;
    std::size_t count = 0;
  };

  void log(const std::string& table, const std::string& id) {
    std::vector<std::string> lines;
    std::vector<Part> parts = read(table, lines);
    const std::vector<std::string> old = lines;
    forget_in_log(lines, id);
    std::size_t at = 0;
    for (const Part& part : parts) {
      const std::span now = std::span(lines).subspan(at, part.count);
      const std::span was = std::span(old).subspan(at, part.count);
      at += part.count;
      if (std::ranges::equal(now, was)) continue;
      if (part.seq > 0) put_chunk(part.seq, now);
      // Entries may stand in the file's tail for a while after they went to a chunk.
      for (std::size_t i = 0; i < part.count; ++i) {
        if (now[i] == was[i]) continue;
        const std::int64_t number = part.first + static_cast<std::int64_t>(i);
        put_entry(table, number, now[i]);
        if (part.seq > 0) continue;
        const std::scoped_lock lock(shared_.mutex);
        shared_.tail.replace(table, number, now[i]);
      }
    }
  }

  std::vector<Part> read(const std::string& table, std::vector<std::string>& lines) {
    std::vector<Part> parts;
    Statement chunks(file_, "SELECT seq, first, lines FROM chunk WHERE board = ?1 ORDER BY last");
    chunks.bind(1, table);
    for (Rows rows(chunks); rows.next();) {
      Part part{rows->number(0), rows->number(1), lines.size()};
      each_line(rows->text(2), [&](std::string_view line) { lines.emplace_back(line); });
      part.count = lines.size() - part.count;
      parts.push_back(part);
    }
    if (const Tail::Run* run = shared_.tail.find(table)) {  // only this thread changes it
      parts.push_back({0, run->first, run->lines.size()});
      lines.insert(lines.end(), run->lines.begin(), run->lines.end());
    }
    return parts;
  }

  void put_chunk(std::int64_t seq, std::span<const std::string> lines) {
    std::string text;
    for (const std::string& line : lines) text.append(line).push_back('\n');
    Statement put(file_, "UPDATE chunk SET lines = ?2 WHERE seq = ?1");
    put.bind(1, seq).bind(2, text).run();
  }

  void put_entry(const std::string& table, std::int64_t number, const std::string& line) {
    Statement put(file_, "UPDATE tail SET line = ?3 WHERE board = ?1 AND number = ?2");
    put.bind(1, table).bind(2, number).bind(3, line).run();
  }

  void games(const std::string& table, const std::string& id) {
    std::vector<std::pair<std::int64_t, std::string>> summaries;
    Statement all(file_, "SELECT number, summary FROM game WHERE board = ?1");
    all.bind(1, table);
    for (Rows rows(all); rows.next();) {
      summaries.emplace_back(rows->number(0), forgotten_in_game(std::string(rows->text(1)), id));
    }
    Statement put(file_, "UPDATE game SET summary = ?3 WHERE board = ?1 AND number = ?2");
    for (const auto& [number, summary] : summaries) {
      put.bind(1, table).bind(2, number).bind(3, summary).run();
    }
  }

  static std::vector<std::string> ids(Statement& statement) {
    std::vector<std::string> list;
    for (Rows rows(statement); rows.next();) list.emplace_back(rows->text(0));
    return list;
  }
  std::vector<std::string> list(const char* sql, const std::string& id) {
    Statement statement(file_, sql);
    return ids(statement.bind(1, id));
  }
  void run(const char* sql, const std::string& id) {
    Statement statement(file_, sql);
    statement.bind(1, id).run();
  }

  Connection& file_;
  SharedTail& shared_;
};

}  // namespace

bool erases(const Batch& batch) {
  return batch.forget_before > 0 || !batch.forgotten_players.empty() ||
         !batch.settled_reports.empty();
}

void erase(std::span<const Batch> batches, Connection& file, SharedTail& tail) {
  if (std::ranges::none_of(batches, erases)) return;
  Eraser eraser(file, tail);
  for (const Batch& batch : batches) {
    for (const std::string& id : batch.forgotten_players) eraser.player(id);
    if (batch.forget_before > 0) eraser.before(batch.forget_before);
  }
}

}  // namespace lair::storage
