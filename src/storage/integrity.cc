#include "storage/integrity.h"

#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "record/json.h"
#include "storage/backup.h"
#include "storage/checksum.h"
#include "storage/errors.h"
#include "storage/migrations.h"
#include "storage/rows.h"
#include "storage/schema.h"
#include "storage/tail.h"

namespace lair {
namespace {

using storage::Connection;
using storage::Rows;
using storage::Statement;

class Checker {
 public:
  Checker(Connection& file, std::int64_t version) : file_(file), has_checksums_(version >= 6) {}

  IntegrityReport run() {
    check_pages();
    check_chunks();
    check_tail();
    check_games();
    report_.tables = static_cast<std::int64_t>(last_.size());
    return std::move(report_);
  }

 private:
  void check_pages() {
    Statement check(file_, "PRAGMA integrity_check");
    for (Rows rows(check); rows.next();) {
      if (rows->text(0) != "ok")
        add({storage::kBadPages, "", {{"reason", std::string(rows->text(0))}}});
    }
  }

  void check_chunks() {
    Statement chunks(file_, "SELECT board, first, last, lines, " + checksum() +
                                " FROM chunk ORDER BY board, last");
    for (Rows rows(chunks); rows.next();) {
      const std::string table(rows->text(0));
      const std::int64_t first = rows->number(1), last = rows->number(2);
      std::int64_t number = first;
      bool readable = true;
      storage::each_line(rows->text(3), [&](std::string_view line) {
        readable = readable && parse_json(line).ok();
        ++number;
      });
      const bool sound = readable && number == last + 1 &&
                         checks_out(*rows, 4, table, first, rows->text(3), last - first + 1);
      note(table, first, last, sound);
    }
  }

  // Rows whose entries are in a chunk already are checked too.
  void check_tail() {
    Statement entries(file_,
                      "SELECT board, number, line, " + checksum() + " FROM tail ORDER BY seq");
    for (Rows rows(entries); rows.next();) {
      const std::string table(rows->text(0));
      const std::int64_t number = rows->number(1);
      const bool sound =
          parse_json(rows->text(2)).ok() && checks_out(*rows, 3, table, number, rows->text(2), 1);
      const auto found = last_.find(table);
      const bool chunked = found != last_.end() && number <= found->second;
      if (!chunked || !sound) note(table, number, number, sound, chunked);
    }
  }

  void check_games() {
    Statement games(file_, storage::select_rows<GameRow>("game"));
    for (Rows rows(games); rows.next();) {
      const auto row = storage::read_row<GameRow>(*rows);
      ++report_.games;
      const auto found = last_.find(row.table);
      const bool logged = found != last_.end() && row.first >= 1 && row.last <= found->second;
      if (logged && parse_json(row.summary).ok()) continue;
      add({storage::kBadGame, "", {{"table", row.table}, {"number", std::int64_t{row.number}}}});
    }
  }

  bool checks_out(const Statement& row, int column, std::string_view table, std::int64_t first,
                  std::string_view text, std::int64_t entries) {
    if (!row.is_null(column)) {
      return row.number(column) == storage::log_checksum(table, first, text);
    }
    report_.unchecked += entries;
    return true;
  }

  // Entries of a table's log, in order. A gap before them is damage too.
  void note(const std::string& table, std::int64_t first, std::int64_t last, bool sound,
            bool chunked = false) {
    std::int64_t& known = last_[table];
    const bool gap = !chunked && first != known + 1;
    if (!sound || gap) {
      const std::int64_t from = gap && sound ? known + 1 : first;
      add({storage::kBadLog,
           "",
           {{"table", table}, {"first", from}, {"last", gap && sound ? first - 1 : last}}});
    }
    if (chunked) return;
    report_.entries += last - first + 1;
    known = last;
  }

  void add(Error error) { report_.damage.push_back(std::move(error)); }
  std::string checksum() const { return has_checksums_ ? "checksum" : "NULL"; }

  Connection& file_;
  bool has_checksums_;
  std::map<std::string, std::int64_t> last_;  // the last entry of each table's log
  IntegrityReport report_;
};

}  // namespace

Result<IntegrityReport> check_integrity(const std::string& data,
                                        const std::function<bool()>& stop) {
  if (MaybeError error = storage::check_readable(data)) return std::move(*error);
  try {
    Connection file = storage::open_snapshot(data);
    if (stop) file.interrupt_when(stop);
    const auto known = static_cast<std::int64_t>(storage::migrations().size());
    if (MaybeError error = storage::check_version(file, data, known)) return std::move(*error);
    file.run("BEGIN");  // one snapshot for all queries
    return Checker(file, file.number("PRAGMA user_version")).run();
  } catch (const storage::SqliteError& error) {
    return error.at(data);
  }
}

}  // namespace lair
