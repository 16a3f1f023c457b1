#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/inline_vector.h"
#include "core/seat.h"
#include "protocol/choices.h"
#include "protocol/fields.h"
#include "protocol/settings.h"

// Answers over HTTP: players, tables in lists, past games, today's deals.

namespace lair::wire {

struct Me {
  Nullable<std::string_view> id{};
  std::optional<std::string_view> name{};
  std::optional<std::string_view> token{};

  static constexpr Type kType = {"Me", "The player that the cookie or token of a request names."};
  static constexpr auto fields() {
    return std::tuple(field<"id">(&Me::id, "The player's id; null if there is no player yet."),
                      field<"name">(&Me::name, "The player's name."),
                      field<"token">(&Me::token, "The secret token, if the request asked for it."));
  }
};

struct RecoveryPhrase {
  std::string_view phrase{};

  static constexpr Type kType = {"RecoveryPhrase", "A new recovery phrase."};
  static constexpr auto fields() {
    return std::tuple(field<"phrase">(
        &RecoveryPhrase::phrase, "Six words that give the player back. Older phrases are void."));
  }
};

struct Version {
  std::string_view version{};
  int protocol = 1;
  int keep_days = 0;

  static constexpr Type kType = {"Version", "The version of the server."};
  static constexpr auto fields() {
    return std::tuple(
        field<"version">(&Version::version, "The version of the program."),
        field<"protocol">(&Version::protocol, "The version of this protocol."),
        field<"keep_days">(&Version::keep_days,
                           "Data that nobody uses for so many days is deleted; 0: never."));
  }
};

struct NewTable {
  std::string_view table{};

  static constexpr Type kType = {"NewTable", "A table that was made or found."};
  static constexpr auto fields() {
    return std::tuple(field<"table">(&NewTable::table, "The id of the table."));
  }
};

struct LobbySeat {
  std::string_view name{};
  Nullable<std::string_view> bot{};

  static constexpr Type kType = {"LobbySeat", "A seat that is taken, as lists of tables show it."};
  static constexpr auto fields() {
    return std::tuple(field<"name">(&LobbySeat::name, "The name of the player or bot."),
                      field<"bot">(&LobbySeat::bot, "The level of the bot; null for a person."));
  }
};

struct LobbyTable {
  std::string_view id{};
  std::string_view game{};
  Written<Options> options{};
  TableStatus status{};
  InlineVector<Nullable<LobbySeat>, kMaxSeats> seats{};
  Written<Settings> settings{};
  Nullable<std::string_view> creator{};
  std::int64_t updated = 0;
  std::optional<bool> yours{};

  static constexpr Type kType = {"LobbyTable", "A table, as lists of tables show it."};
  static constexpr auto fields() {
    return std::tuple(
        field<"id">(&LobbyTable::id, "The id of the table."),
        shaped<GameName>(field<"game">(&LobbyTable::game, "The name of the game.")),
        field<"options">(&LobbyTable::options, "The rules in force."),
        field<"status">(&LobbyTable::status, "The state of the table."),
        field<"seats">(&LobbyTable::seats, "The seats in order; null for a free one."),
        field<"settings">(&LobbyTable::settings, "The settings of the table."),
        field<"creator">(&LobbyTable::creator,
                         "The name of the creator; null if the creator has no seat."),
        field<"updated">(&LobbyTable::updated,
                         "The time of the last change, in milliseconds since 1970."),
        field<"yours">(&LobbyTable::yours, "In your own list: whether the table waits for you."));
  }
};

struct TableList {
  std::vector<Written<LobbyTable>> tables{};

  static constexpr Type kType = {"TableList", "A list of tables."};
  static constexpr auto fields() {
    return std::tuple(field<"tables">(&TableList::tables, "The tables."));
  }
};

struct PastGame {
  std::string_view table{};
  int number = 0;
  std::string_view game{};
  std::int64_t ended = 0;
  InlineVector<std::string_view, kMaxSeats> seats{};
  InlineVector<Nullable<std::string_view>, kMaxSeats> bots{}, players{};
  std::string_view daily{};
  InlineVector<int, kMaxSeats> totals{};
  Written<std::vector<int>> winners{};
  bool unfinished = false;
  std::optional<int> seat{};

  static constexpr Type kType = {"PastGame", "A game that is over."};
  static constexpr auto fields() {
    return std::tuple(
        field<"table">(&PastGame::table, "The id of the table."),
        field<"number">(&PastGame::number, "The number of the game at its table, from 1."),
        shaped<GameName>(field<"game">(&PastGame::game, "The name of the game.")),
        field<"ended">(&PastGame::ended, "The time of its end, in milliseconds since 1970."),
        field<"seats">(&PastGame::seats, "The names of the players, by seat."),
        field<"bots">(&PastGame::bots, "The levels of the bots, by seat; null for a person."),
        field<"players">(&PastGame::players, "The ids of the persons, by seat; null for a bot."),
        sparse<"daily">(&PastGame::daily,
                        "The date of the deal, if it was [today's deal](daily.md)."),
        field<"totals">(&PastGame::totals, "The points of the game, by seat."),
        field<"winners">(&PastGame::winners, "The seats that won; none if the game is unfinished."),
        sparse<"unfinished">(&PastGame::unfinished,
                             "True if the table was closed before the game was over."),
        field<"seat">(&PastGame::seat, "Your seat."));
  }
};

struct PastGameList {
  std::vector<Written<PastGame>> games{};

  static constexpr Type kType = {"PastGameList", "Your games, the newest first."};
  static constexpr auto fields() {
    return std::tuple(field<"games">(&PastGameList::games, "The games."));
  }
};

struct DailyDeal {
  std::string_view game{};
  std::int64_t players = 0;
  std::optional<std::string> table{};
  std::optional<std::int64_t> points{}, below{}, same{}, bot{};

  static constexpr Type kType = {
      "DailyDeal",
      "Today's deal of a game. The fields from `points` on are there once you have "
      "played it."};
  static constexpr auto fields() {
    return std::tuple(
        shaped<GameName>(field<"game">(&DailyDeal::game, "The name of the game.")),
        field<"players">(&DailyDeal::players, "The number of players who have played it."),
        field<"table">(&DailyDeal::table, "The id of your table, once you have begun."),
        field<"points">(&DailyDeal::points, "Your points."),
        field<"below">(&DailyDeal::below, "The number of players with fewer points."),
        field<"same">(&DailyDeal::same, "The number of other players with the same points."),
        field<"bot">(&DailyDeal::bot, "The points of the bot in your seat."));
  }
};

struct Daily {
  std::string_view date{};
  std::vector<DailyDeal> deals{};

  static constexpr Type kType = {"Daily", "Today's deals (docs/daily.md)."};
  static constexpr auto fields() {
    return std::tuple(field<"date">(&Daily::date, "The day, in UTC: \"2026-11-16\"."),
                      field<"deals">(&Daily::deals, "A deal for each game."));
  }
};

}  // namespace lair::wire
