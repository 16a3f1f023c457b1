#include "table/rows.h"

#include <utility>

#include "record/json.h"
#include "table/messages.h"

namespace lair {

bool may_watch(const TableState& state) {
  return state.status() == TableStatus::kOpen || state.settings().watch;
}

TableRow table_row(const TableData& table) {
  const TableState& state = table.logged;
  TableRow row{.id = table.id,
               .status = state.status(),
               .listed = state.settings().listed && may_watch(state),
               .timed = state.has_long_turns(),
               .updated = table.unlogged.shown,
               .summary = to_json(write_summary(table)),
               .players = {}};
  each_seat(state.seating().persons(),
            [&](Seat seat) { row.players.push_back(state.seating()[seat].player); });
  return row;
}

GameRow game_row(const TableData& table) {
  const TableState& state = table.logged;
  const GameProgress& game = state.game();
  Value names = Value::array(), bots = Value::array(), ids = Value::array();
  GameRow row;
  row.table = table.id;
  row.number = game.number;
  row.first = game.first_entry;
  row.last = game.last_entry;
  for (int i = 0; i < state.seats(); ++i) {
    const Sitter& sitter = state.seating()[seat_at(i)];
    names.push_back(sitter.name);
    bots.push_back(sitter.person() ? Value() : Value(sitter.bot));
    ids.push_back(sitter.person() ? Value(sitter.player) : Value());
    if (sitter.person()) row.players.push_back(sitter.player);
  }
  Value summary = Value::object({{"table", table.id},
                                 {"number", game.number},
                                 {"game", state.settings().game},
                                 {"ended", table.unlogged.updated},
                                 {"seats", std::move(names)},
                                 {"bots", std::move(bots)},
                                 {"players", std::move(ids)}});
  if (state.is_daily()) summary.set("daily", state.settings().daily);
  if (game.last_entry > 0) row.ended = table.unlogged.updated;
  if (!game.end.is_null()) {
    summary.set("totals", *game.end.find("totals")).set("winners", *game.end.find("winners"));
  } else if (game.last_entry > 0) {  // the table was closed during the game
    Value totals = Value::array();
    for (int i = 0; i < state.seats(); ++i) totals.push_back(game.match->totals()[at(seat_at(i))]);
    summary.set("totals", std::move(totals)).set("winners", Value::array()).set("unfinished", true);
  }
  row.summary = to_json(summary);
  return row;
}

std::optional<DailyRow> daily_row(const TableData& table) {
  const TableState& state = table.logged;
  if (!state.is_daily()) return std::nullopt;
  const std::string& creator = state.seating().creator();
  DailyRow row{.date = state.settings().daily,
               .game = state.settings().game,
               .player = creator,
               .table = table.id};
  if (!state.game().end.is_null()) {
    row.points = state.match().totals()[at(first_of(state.seating().of(creator)))];
  }
  return row;
}

}  // namespace lair
