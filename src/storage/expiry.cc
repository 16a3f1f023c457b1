#include "storage/expiry.h"

#include <algorithm>
#include <string>
#include <vector>

namespace lair::storage {
namespace {

constexpr std::int64_t kHour = 3'600'000;  // ms
constexpr std::int64_t kDay = 24 * kHour;
constexpr std::int64_t kSampleLength = 6 * kHour;  // the running time that a row covers
constexpr std::int64_t kWarningHolds = 14 * kDay;  // then the host is warned again
constexpr std::int64_t kPerPass = 50;
constexpr std::int64_t kPerDayAtLeast = 20;

constexpr const char* kOldTables =
    "FROM board WHERE status = 3 AND updated < ?1 ORDER BY updated LIMIT ?2";
// A player who still has a seat stays.
constexpr const char* kOldPlayers =
    "FROM player WHERE seen < ?1 AND NOT EXISTS (SELECT 1 FROM board_player "
    "JOIN board ON board.id = board WHERE player = player.id AND status <= 2) "
    "ORDER BY seen LIMIT ?2";

std::vector<std::string> ids(Connection& file, const char* from, std::int64_t before,
                             std::int64_t limit) {
  Statement statement(file, std::string("SELECT id ") + from);
  statement.bind(1, before).bind(2, limit);
  std::vector<std::string> list;
  for (Rows rows(statement); rows.next();) list.emplace_back(rows->text(0));
  return list;
}

std::int64_t count(Connection& file, const char* from, std::int64_t before) {
  Statement statement(file, std::string("SELECT count(*) FROM (SELECT 1 ") + from + ")");
  statement.bind(1, before).bind(2, std::int64_t{-1});
  statement.step();
  return statement.number(0);
}

}  // namespace

ExpiryReport Expirer::run(const Expiry& expiry) {
  ExpiryReport report;
  const Transaction transaction(file_);
  const std::int64_t served = note_service(expiry);
  const std::int64_t before = cutoff(expiry, served);
  report.tables = count(file_, kOldTables, before);
  report.players = count(file_, kOldPlayers, before);
  const bool any = report.tables + report.players > 0 ||
                   number("SELECT count(*) FROM report WHERE at < ?1", before) > 0;
  if (any && was_warned(served)) {
    remove(before, std::min(kPerPass, allowance(expiry, served)));
  } else if (any) {
    warn_once(report, served);
  }
  transaction.commit();
  eraser_.note_queued();
  return report;
}

// Adds the running time of this pass. Returns the sum.
std::int64_t Expirer::note_service(const Expiry& expiry) {
  const std::int64_t last = file_.number("SELECT coalesce(max(served), -1) FROM service_time");
  const std::int64_t served =
      std::max<std::int64_t>(last, 0) + std::max<std::int64_t>(expiry.served, 0);
  const std::int64_t before =
      number("SELECT max(served) FROM service_time WHERE served < ?1", last);
  // The first row marks the beginning and is not extended.
  const bool extend =
      file_.number("SELECT count(*) FROM service_time") > 1 && served - before <= kSampleLength;
  Statement put(file_, extend
                           ? "UPDATE service_time SET served = ?1, clock = min(clock, ?2) "
                             "WHERE served = ?3"
                           : "INSERT OR IGNORE INTO service_time (served, clock, warned, expired) "
                             "SELECT ?1, ?2, 0, 0 WHERE ?3 = ?3");
  put.bind(1, served).bind(2, expiry.now).bind(3, last).run();
  // Rows that neither the window of `keep` nor the last warning needs.
  const std::int64_t unneeded = served - std::max(expiry.keep, kWarningHolds) - kDay;
  number(
      "DELETE FROM service_time "
      "WHERE served < (SELECT max(served) FROM service_time WHERE served <= ?1)",
      unneeded);
  return served;
}

// The date before which everything is old; 0 while the server has not run for long enough.
std::int64_t Expirer::cutoff(const Expiry& expiry, std::int64_t served) {
  const std::int64_t window =
      number("SELECT coalesce(max(served), -1) FROM service_time WHERE served <= ?1",
             served - expiry.keep);
  if (window < 0) return 0;
  const std::int64_t earliest =
      number("SELECT min(clock) FROM service_time WHERE served >= ?1", window);
  // A clock may have been set shortly before the pass that saw it first.
  return std::min(expiry.now - expiry.keep, earliest - kHour);
}

// Whether a warning, or a deletion that a warning preceded, is at least a day old.
bool Expirer::was_warned(std::int64_t served) {
  Statement warned(file_,
                   "SELECT 1 FROM service_time WHERE (warned = 1 OR expired > 0) "
                   "AND served BETWEEN ?1 AND ?2 LIMIT 1");
  return warned.bind(1, served - kWarningHolds).bind(2, served - kDay).step();
}

void Expirer::warn_once(ExpiryReport& report, std::int64_t served) {
  report.warning = number("SELECT count(*) FROM service_time WHERE warned = 1 AND served > ?1",
                          served - kDay) == 0;
  if (report.warning) number("UPDATE service_time SET warned = 1 WHERE served = ?1", served);
}

// How much may still be deleted within this day: a twentieth of what is stored, or twice what
// becomes old on an average day if that is more.
std::int64_t Expirer::allowance(const Expiry& expiry, std::int64_t served) {
  const std::int64_t stored = file_.number("SELECT count(*) FROM board WHERE status = 3") +
                              file_.number("SELECT count(*) FROM player");
  const std::int64_t average = stored * kDay / std::max(expiry.keep, kDay);
  const std::int64_t share = std::max({kPerDayAtLeast, stored / 20, 2 * average});
  const std::int64_t used =
      number("SELECT coalesce(sum(expired), 0) FROM service_time WHERE served > ?1", served - kDay);
  return std::max<std::int64_t>(share - used, 0);
}

void Expirer::remove(std::int64_t before, std::int64_t limit) {
  const std::vector<std::string> tables = ids(file_, kOldTables, before, limit);
  for (const std::string& id : tables) eraser_.queue_table(id);
  const auto left = limit - static_cast<std::int64_t>(tables.size());
  const std::vector<std::string> players = ids(file_, kOldPlayers, before, left);
  for (const std::string& id : players) eraser_.queue_player(id);
  Statement reports(file_,
                    "DELETE FROM report WHERE number IN "
                    "(SELECT number FROM report WHERE at < ?1 ORDER BY at LIMIT ?2)");
  reports.bind(1, before).bind(2, kPerPass).run();
  number(
      "UPDATE service_time SET expired = expired + ?1 "
      "WHERE served = (SELECT max(served) FROM service_time)",
      static_cast<std::int64_t>(tables.size() + players.size()));
}

// The first number that the statement returns; 0 if it returns none.
std::int64_t Expirer::number(const char* sql, std::int64_t parameter) {
  Statement statement(file_, sql);
  return statement.bind(1, parameter).step() ? statement.number(0) : 0;
}

}  // namespace lair::storage
