#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "storage/sqlite.h"
#include "table/store.h"

// The columns of every table that stores a row of store.h, each named once. SELECT, INSERT and
// reading are generated from these lists, so a new column needs a field in store.h, a line here
// and a migration (migrations.cc).

namespace lair::storage {

template <class Row, class Field>
struct Column {
  std::string_view name;
  Field Row::*field;
};

// Stored<Row>::kTable is the table's name, Stored<Row>::kColumns a tuple of its columns.
template <class Row>
struct Stored;

template <>
struct Stored<PlayerRow> {
  static constexpr std::string_view kTable = "player";
  static constexpr std::tuple kColumns{
      Column{"id", &PlayerRow::id},
      Column{"name", &PlayerRow::name},
      Column{"token_hash", &PlayerRow::token_hash},
      Column{"phrase_hash", &PlayerRow::phrase_hash},
      Column{"created", &PlayerRow::created},
      Column{"seen", &PlayerRow::seen},
  };
};

// TableRow::players is in `board_player`.
template <>
struct Stored<TableRow> {
  static constexpr std::string_view kTable = "board";
  static constexpr std::tuple kColumns{
      Column{"id", &TableRow::id},           Column{"status", &TableRow::status},
      Column{"listed", &TableRow::listed},   Column{"timed", &TableRow::timed},
      Column{"updated", &TableRow::updated}, Column{"summary", &TableRow::summary},
  };
};

// GameRow::players is in `game_player`.
template <>
struct Stored<GameRow> {
  static constexpr std::string_view kTable = "game";
  static constexpr std::tuple kColumns{
      Column{"board", &GameRow::table}, Column{"number", &GameRow::number},
      Column{"first", &GameRow::first}, Column{"last", &GameRow::last},
      Column{"ended", &GameRow::ended}, Column{"summary", &GameRow::summary},
  };
};

template <>
struct Stored<DailyRow> {
  static constexpr std::string_view kTable = "daily";
  static constexpr std::tuple kColumns{
      Column{"date", &DailyRow::date},     Column{"game", &DailyRow::game},
      Column{"player", &DailyRow::player}, Column{"board", &DailyRow::table},
      Column{"points", &DailyRow::points},
  };
};

template <>
struct Stored<ReviewRow> {
  static constexpr std::string_view kTable = "review";
  static constexpr std::tuple kColumns{
      Column{"board", &ReviewRow::table}, Column{"number", &ReviewRow::number},
      Column{"seat", &ReviewRow::seat},   Column{"version", &ReviewRow::version},
      Column{"json", &ReviewRow::json},
  };
};

template <>
struct Stored<SameDealsRow> {
  static constexpr std::string_view kTable = "same_deals";
  static constexpr std::tuple kColumns{
      Column{"board", &SameDealsRow::table},
      Column{"number", &SameDealsRow::number},
      Column{"seat", &SameDealsRow::seat},
      Column{"version", &SameDealsRow::version},
      Column{"rounds", &SameDealsRow::rounds},
      Column{"points", &SameDealsRow::points},
      Column{"bot", &SameDealsRow::bot},
      Column{"luck_twelfths", &SameDealsRow::luck_twelfths},
  };
};

template <>
struct Stored<BanRow> {
  static constexpr std::string_view kTable = "ban";
  static constexpr std::tuple kColumns{
      Column{"player", &BanRow::player},
      Column{"at", &BanRow::at},
  };
};

template <>
struct Stored<ReportRow> {
  static constexpr std::string_view kTable = "report";
  static constexpr std::tuple kColumns{
      Column{"number", &ReportRow::number},     Column{"at", &ReportRow::at},
      Column{"board", &ReportRow::table},       Column{"reporter", &ReportRow::reporter},
      Column{"reported", &ReportRow::reported}, Column{"said", &ReportRow::said},
  };
};

// The columns' names, each with `prefix` before it, separated by commas.
template <class Row>
std::string column_list(std::string_view prefix) {
  std::string list;
  const auto add = [&](const auto& column) {
    if (!list.empty()) list += ", ";
    list.append(prefix).append(column.name);
  };
  std::apply([&](const auto&... columns) { (add(columns), ...); }, Stored<Row>::kColumns);
  return list;
}

// "SELECT table.column, ... FROM " followed by `from`, which names the table and the conditions.
template <class Row>
std::string select_rows(std::string_view from) {
  const std::string prefix = std::string(Stored<Row>::kTable) + ".";
  return "SELECT " + column_list<Row>(prefix) + " FROM " + std::string(from);
}

// Writes one row; `verb` is INSERT or REPLACE. The values are parameters that are named after their
// columns (":board") and numbered in the columns' order. `rest` follows them: a condition, or what
// to do on a conflict.
template <class Row>
std::string put_row(std::string_view verb, std::string_view rest = "WHERE true") {
  std::string sql(verb);
  sql.append(" INTO ").append(Stored<Row>::kTable);
  sql += " (" + column_list<Row>("") + ") SELECT " + column_list<Row>(":");
  return sql.append(" ").append(rest);
}

inline void bind_field(Statement& statement, int place, const std::string& text) {
  statement.bind(place, text);
}
inline void bind_field(Statement& statement, int place, const std::optional<std::int64_t>& number) {
  if (number) {
    statement.bind(place, *number);
  } else {
    statement.bind_null(place);
  }
}
template <class Number>
requires std::is_integral_v<Number> || std::is_enum_v<Number>
void bind_field(Statement& statement, int place, Number number) {
  statement.bind(place, static_cast<std::int64_t>(number));
}

// Binds the parameters of put_row. The row must live until the statement is reset.
template <class Row>
Statement& bind_row(Statement& statement, const Row& row) {
  int place = 0;
  std::apply(
      [&](const auto&... columns) { (bind_field(statement, ++place, row.*(columns.field)), ...); },
      Stored<Row>::kColumns);
  return statement;
}

inline void read_field(const Statement& statement, int column, std::string& text) {
  text = statement.text(column);
}
inline void read_field(const Statement& statement, int column,
                       std::optional<std::int64_t>& number) {
  if (!statement.is_null(column)) number = statement.number(column);
}
template <class Number>
requires std::is_integral_v<Number> || std::is_enum_v<Number>
void read_field(const Statement& statement, int column, Number& number) {
  number = static_cast<Number>(statement.number(column));
}

// Reads the current row of a statement made by select_rows.
template <class Row>
Row read_row(const Statement& statement) {
  Row row;
  int column = 0;
  std::apply(
      [&](const auto&... columns) { (read_field(statement, column++, row.*(columns.field)), ...); },
      Stored<Row>::kColumns);
  return row;
}

}  // namespace lair::storage
