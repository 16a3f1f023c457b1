#include "table/rows.h"

#include "protocol/append.h"
#include "protocol/player_messages.h"
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
               .summary = write_summary(table, {}),
               .players = {}};
  each_seat(state.seating().persons(),
            [&](Seat seat) { row.players.push_back(state.seating()[seat].player); });
  return row;
}

GameRow game_row(const TableData& table) {
  const TableState& state = table.logged;
  const GameProgress& game = state.game();
  const bool over = game.last_entry > 0;
  GameRow row;
  row.table = table.id;
  row.number = game.number;
  row.first = game.first_entry;
  row.last = game.last_entry;
  if (over) row.ended = table.unlogged.updated;
  wire::PastGame summary{.table = table.id,
                         .number = game.number,
                         .game = state.settings().game,
                         .ended = table.unlogged.updated,
                         .daily = state.settings().daily,
                         .winners = std::string_view("[]"),
                         .unfinished = over && game.end.is_null()};  // the table was closed
  if (!game.end.is_null()) summary.winners = *game.end.find("winners");
  if (game.match != nullptr) summary.totals = game.match->totals();
  for (int i = 0; i < state.seats(); ++i) {
    const Sitter& sitter = state.seating()[seat_at(i)];
    const bool person = sitter.person();
    summary.seats.push_back(sitter.name);
    summary.bots.push_back(person ? wire::Nullable<std::string_view>() : sitter.bot);
    summary.players.push_back(person ? sitter.player : wire::Nullable<std::string_view>());
    if (person) row.players.push_back(sitter.player);
  }
  row.summary = wire::to_text(summary);
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
