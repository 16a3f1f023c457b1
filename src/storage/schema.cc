#include "storage/schema.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string_view>
#include <system_error>

#include "storage/copy_file.h"
#include "storage/errors.h"

namespace lair::storage {
namespace {

// "LAIR": tells the file from those of other programs.
constexpr std::int64_t kApplication = 0x4c414952;

// The log has two parts. Entries of all tables go behind one another into `tail`, so that a commit
// writes few pages however many tables it is for; what has been there longest is moved to `chunk`,
// a table's consecutive entries in one row, a line each.
constexpr const char* kFirst = R"(
CREATE TABLE player (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  phrase_hash TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX player_by_token ON player (token_hash);
CREATE INDEX player_by_phrase ON player (phrase_hash) WHERE phrase_hash <> '';

-- status: 0 open, 1 playing, 2 over, 3 closed
CREATE TABLE board (
  id TEXT PRIMARY KEY,
  status INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  timed INTEGER NOT NULL,
  updated INTEGER NOT NULL,
  summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX board_listed ON board (updated) WHERE listed = 1 AND status <= 1;
CREATE INDEX board_timed ON board (id) WHERE timed = 1 AND status = 1;
CREATE INDEX board_unused ON board (updated) WHERE status <= 2;

CREATE TABLE board_player (
  board TEXT NOT NULL,
  place INTEGER NOT NULL,
  player TEXT NOT NULL,
  PRIMARY KEY (board, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX board_of_player ON board_player (player);

CREATE TABLE game (
  board TEXT NOT NULL,
  number INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  summary TEXT NOT NULL,
  PRIMARY KEY (board, number)
) STRICT, WITHOUT ROWID;

-- ended: the game's, null while it is played
CREATE TABLE game_player (
  board TEXT NOT NULL,
  number INTEGER NOT NULL,
  place INTEGER NOT NULL,
  player TEXT NOT NULL,
  ended INTEGER,
  PRIMARY KEY (board, number, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_of_player ON game_player (player, ended) WHERE ended IS NOT NULL;

CREATE TABLE tail (
  seq INTEGER PRIMARY KEY,
  board TEXT NOT NULL,
  number INTEGER NOT NULL,
  line TEXT NOT NULL
) STRICT;

CREATE TABLE chunk (
  seq INTEGER PRIMARY KEY,
  board TEXT NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  lines TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX chunk_place ON chunk (board, last);

PRAGMA application_id = 0x4c414952;
)";

// points: null until the deal is played to its end
constexpr const char* kDaily = R"(
CREATE TABLE daily (
  date TEXT NOT NULL,
  game TEXT NOT NULL,
  player TEXT NOT NULL,
  board TEXT NOT NULL,
  points INTEGER,
  PRIMARY KEY (date, game, player)
) STRICT, WITHOUT ROWID;
)";

// What a host keeps order with; and where a player has ever had a seat, so that a name can be
// found in the logs when it shall be forgotten.
constexpr const char* kHosting = R"(
CREATE TABLE visit (
  player TEXT NOT NULL,
  board TEXT NOT NULL,
  PRIMARY KEY (player, board)
) STRICT, WITHOUT ROWID;
INSERT INTO visit SELECT player, board FROM board_player UNION SELECT player, board FROM game_player;

CREATE TABLE ban (
  player TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE report (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  board TEXT NOT NULL,
  reporter TEXT NOT NULL,
  reported TEXT NOT NULL,
  said TEXT NOT NULL
) STRICT;

CREATE INDEX player_by_seen ON player (seen);
CREATE INDEX board_closed ON board (updated) WHERE status = 3;
)";

constexpr const char* kReview = R"(
CREATE TABLE review (
  board TEXT NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  version INTEGER NOT NULL,
  json TEXT NOT NULL,
  PRIMARY KEY (board, number, seat)
) STRICT;
)";

// How the bot does on the deals that people played.
constexpr const char* kSameDeals = R"(
CREATE TABLE same_deals (
  board TEXT NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  version INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  points INTEGER NOT NULL,
  bot INTEGER NOT NULL,
  luck_twelfths INTEGER NOT NULL,
  PRIMARY KEY (board, number, seat)
) STRICT, WITHOUT ROWID;
)";

constexpr std::array kSteps = {kFirst, kDaily, kHosting, kReview, kSameDeals};

// SQLite's verdict is a headline in asterisks and a line for each finding.
Error damaged(const std::string& path, std::string_view verdict) {
  const std::size_t headline = verdict.starts_with("***") ? verdict.find('\n') : std::string::npos;
  if (headline != std::string::npos) verdict.remove_prefix(headline + 1);
  const std::string finding(verdict.substr(0, verdict.find('\n')));
  return {kDamaged, "", {{"path", path}, {"reason", finding}}};
}

}  // namespace

MaybeError check_there(const std::string& path) {
  if (::eaccess(path.c_str(), R_OK) == 0) return std::nullopt;
  const int reason = errno;
  if (reason == ENOENT || reason == ENOTDIR) return Error{kMissing, "", {{"path", path}}};
  return Error{kFailed, "", {{"path", path}, {"reason", std::generic_category().message(reason)}}};
}

MaybeError check_file(Connection& file, const std::string& path, std::int64_t known) {
  const std::int64_t objects = file.number("SELECT count(*) FROM sqlite_schema");
  const std::int64_t version = file.number("PRAGMA user_version");
  if (objects > 0 && file.number("PRAGMA application_id") != kApplication) {
    return Error{kForeign, "", {{"path", path}}};
  }
  if (version > known) {
    return Error{kNewer, "", {{"path", path}, {"version", version}, {"known", known}}};
  }
  const std::string verdict = file.text("PRAGMA quick_check(1)");
  if (verdict != "ok") return damaged(path, verdict);
  return std::nullopt;
}

namespace {

// Hands and seeds are in the file: a new one is for its owner alone. SQLite gives the same rights
// to what it makes beside it.
void make_private(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor >= 0) ::close(descriptor);
}

void migrate(Connection& file, std::span<const char* const> steps) {
  file.run("BEGIN IMMEDIATE");
  auto version = static_cast<std::size_t>(file.number("PRAGMA user_version"));
  while (version < steps.size()) {
    file.run(steps[version++]);
    file.run(("PRAGMA user_version = " + std::to_string(version)).c_str());
  }
  file.run("COMMIT");
}

}  // namespace

std::span<const char* const> migrations() { return kSteps; }

Result<Connection> open_file(const std::string& path, const char* vfs,
                             std::span<const char* const> steps) {
  try {
    make_private(path);
    Connection file(path, vfs);
    file.checkpoint_on_close(false);
    const auto known = static_cast<std::int64_t>(steps.size());
    if (MaybeError error = check_file(file, path, known)) return std::move(*error);
    if (file.read_only()) return Error{kReadOnly, "", {{"path", path}}};
    file.run("PRAGMA journal_mode = WAL");
    const std::int64_t version = file.number("PRAGMA user_version");
    if (version > 0 && version < known) {
      const std::string copy = path + ".before-v" + std::to_string(known);
      if (MaybeError error = copy_file(file, copy, CopyFor::kUpgrade)) return std::move(*error);
    }
    if (version < known) migrate(file, steps);
    file.checkpoint_on_close(true);
    return file;
  } catch (const SqliteError& error) {
    return error.at(path);
  }
}

}  // namespace lair::storage
