#include "server/player_data.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "record/json.h"
#include "table/date.h"
#include "table/record_of.h"

namespace lair {
namespace {

// A summary with the record's lines behind it.
Value game_data(Store& store, const GameRow& row) {
  auto game = parse_json(row.summary);
  Value value = game ? std::move(*game) : Value::object();
  Value lines = Value::array();
  if (const auto text = record_of(store.log(row.table, row.first, row.last))) {
    for (std::string_view rest = *text; !rest.empty();) {
      const std::size_t end = rest.find('\n');
      if (auto line = parse_json(rest.substr(0, end))) lines.push_back(std::move(*line));
      rest.remove_prefix(std::min(rest.size(), end + 1));
    }
  }
  value.set("record", std::move(lines));
  return value;
}

Value games_data(Store& store, const PlayerRow& player) {
  Value games = Value::array();
  for (const GameRow& row : store.games_of(player.id, INT64_MAX, INT32_MAX)) {
    games.push_back(game_data(store, row));
  }
  return games;
}

}  // namespace

Value player_data(Store& store, const PlayerRow& player) {
  Value tables = Value::array(), reports = Value::array(), reported = Value::array();
  for (std::string& id : store.tables_visited(player.id)) tables.push_back(std::move(id));
  for (const ReportRow& row : store.reports(INT32_MAX)) {
    Value report = Value::object({{"at", iso_date(row.at)}, {"table", row.table}});
    if (row.reporter == player.id) reports.push_back(report);
    if (row.reported != player.id) continue;
    auto said = parse_json(row.said);
    report.set("said", said ? std::move(*said) : Value::array());
    reported.push_back(std::move(report));
  }
  Value dailies = Value::array();
  for (const DailyRow& row : store.dailies_of(player.id)) {
    dailies.push_back(Value::object({{"date", row.date},
                                     {"game", row.game},
                                     {"table", row.table},
                                     {"points", row.points ? Value(*row.points) : Value()}}));
  }
  Value banned;
  for (const BanRow& row : store.bans()) {
    if (row.player == player.id) banned = Value(iso_date(row.at));
  }
  return Value::object({{"player", Value::object({{"id", player.id},
                                                  {"name", player.name},
                                                  {"created", iso_date(player.created)},
                                                  {"seen", iso_date(player.seen)},
                                                  {"phrase", !player.phrase_hash.empty()},
                                                  {"banned_since", std::move(banned)}})},
                        {"tables", std::move(tables)},
                        {"games", games_data(store, player)},
                        {"dailies", std::move(dailies)},
                        {"reports", std::move(reports)},
                        {"reported", std::move(reported)}});
}

}  // namespace lair
