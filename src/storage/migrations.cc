#include "storage/migrations.h"

#include <array>

namespace lair::storage {
namespace {

// `board` is a table where people play, because TABLE is an SQL keyword.
//
// The log has two parts (ADR 7). New entries of all tables are appended to `tail`, so that a commit
// writes few pages however many tables it covers. The oldest are moved to `chunk`: consecutive
// entries of one table in one row, one line each.
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

-- ended: copied from `game`; null while the game is played
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

// points: null until the deal has been played to its end
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

// Bans and reports, for the host; `visit` lists the tables where a player has ever had a seat, so
// that erasing the player finds the logs that contain the name.
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

// The bot's results on the deals that people played.
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

// Checksums are null in rows that an earlier version wrote. `erasure` and `discarded_log` list what
// is being erased in small steps (eraser.h), `service_time` how long the server has run
// (expiry.h). The indexes let an erasure find its rows without reading whole tables.
constexpr const char* kErasing = R"(
ALTER TABLE tail ADD COLUMN checksum INTEGER;
ALTER TABLE chunk ADD COLUMN checksum INTEGER;

-- board: the table whose log is being rewritten, or ''; next: the entry to continue with;
-- seats: bit i is set if the player has seat i before that entry
CREATE TABLE erasure (
  player TEXT PRIMARY KEY,
  board TEXT NOT NULL,
  next INTEGER NOT NULL,
  seats INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE discarded_log (
  board TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- served: ms that the server has run; clock: the earliest time of day seen up to then since the
-- row before; warned: 1 if the host was warned; expired: how many rows were deleted for their age
CREATE TABLE service_time (
  served INTEGER PRIMARY KEY,
  clock INTEGER NOT NULL,
  warned INTEGER NOT NULL,
  expired INTEGER NOT NULL
) STRICT;

CREATE INDEX visit_of_board ON visit (board);
CREATE INDEX daily_of_player ON daily (player);
CREATE INDEX daily_of_board ON daily (board);
CREATE INDEX report_by_reporter ON report (reporter);
CREATE INDEX report_by_reported ON report (reported);
CREATE INDEX report_by_time ON report (at);
)";

constexpr std::array kSteps = {kFirst, kDaily, kHosting, kReview, kSameDeals, kErasing};

}  // namespace

std::span<const char* const> migrations() { return kSteps; }

}  // namespace lair::storage
