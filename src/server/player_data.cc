#include "server/player_data.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "record/json.h"
#include "table/date.h"
#include "table/record_of.h"

namespace lair {
namespace {

constexpr int kGamesPerPage = 8;

// The summary with the lines of the record.
Value game_data(StoreReader& reader, const GameRow& row) {
  auto game = parse_json(row.summary);
  Value value = game ? std::move(*game) : Value::object();
  Value lines = Value::array();
  if (const auto text = record_of(reader.log(row.table, row.first, row.last))) {
    for (std::string_view rest = *text; !rest.empty();) {
      const std::size_t end = rest.find('\n');
      if (auto line = parse_json(rest.substr(0, end))) lines.push_back(std::move(*line));
      rest.remove_prefix(std::min(rest.size(), end + 1));
    }
  }
  value.set("record", std::move(lines));
  return value;
}

}  // namespace

std::optional<std::string> PlayerData::next() {
  switch (part_) {
    case Part::kHead:
      part_ = Part::kGames;
      return head();
    case Part::kGames:
      if (std::string text = games(); !text.empty()) return text;
      part_ = Part::kEnd;
      return tail();
    default:
      return std::nullopt;
  }
}

std::string PlayerData::head() {
  Value banned;
  for (const BanRow& row : reader_.bans()) {
    if (row.player == player_.id) banned = Value(iso_date(row.at));
  }
  const Value player = Value::object({{"id", player_.id},
                                      {"name", player_.name},
                                      {"created", iso_date(player_.created)},
                                      {"seen", iso_date(player_.seen)},
                                      {"phrase", !player_.phrase_hash.empty()},
                                      {"banned_since", std::move(banned)}});
  Value tables = Value::array();
  for (std::string& id : reader_.tables_visited(player_.id)) tables.push_back(std::move(id));
  return "{\"player\":" + to_json(player) + ",\"tables\":" + to_json(tables) + ",\"games\":[";
}

// The next page; empty at the end. Games that ended at the same time may be on two pages.
std::string PlayerData::games() {
  std::string text;
  const int limit = kGamesPerPage + static_cast<int>(told_.size());
  for (const GameRow& row : reader_.games_of(player_.id, before_, limit)) {
    if (!told_.contains({row.table, row.number})) {
      if (!std::exchange(first_game_, false)) text += ',';
      append_json(text, game_data(reader_, row));
    }
    if (row.ended + 1 != before_) told_.clear();
    before_ = row.ended + 1;
    told_.emplace(row.table, row.number);
  }
  return text;
}

std::string PlayerData::tail() {
  Value reports = Value::array(), reported = Value::array(), dailies = Value::array();
  for (const ReportRow& row : reader_.reports_of(player_.id)) {
    Value report = Value::object({{"at", iso_date(row.at)}, {"table", row.table}});
    if (row.reporter == player_.id) reports.push_back(report);
    if (row.reported != player_.id) continue;
    auto said = parse_json(row.said);
    report.set("said", said ? std::move(*said) : Value::array());
    reported.push_back(std::move(report));
  }
  for (const DailyRow& row : reader_.dailies_of(player_.id)) {
    dailies.push_back(Value::object({{"date", row.date},
                                     {"game", row.game},
                                     {"table", row.table},
                                     {"points", row.points ? Value(*row.points) : Value()}}));
  }
  return "],\"dailies\":" + to_json(dailies) + ",\"reports\":" + to_json(reports) +
         ",\"reported\":" + to_json(reported) + "}";
}

Value player_data(StoreReader& reader, const PlayerRow& player) {
  PlayerData data(reader, player);
  std::string text;
  while (const auto piece = data.next()) text += *piece;
  auto value = parse_json(text);
  return value ? std::move(*value) : Value::object();
}

}  // namespace lair
