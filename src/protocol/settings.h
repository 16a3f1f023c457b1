#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <tuple>

#include "core/result.h"
#include "core/value.h"
#include "protocol/choices.h"
#include "protocol/fields.h"

namespace lair {

using Millis = std::int64_t;

namespace wire {

struct Options {
  using Is = MapOf<AnyOf<std::string_view, std::int64_t, bool>>;
  static constexpr Type kType = {"Options", "The rules of a game (docs/formats.md)."};
};

struct GameName {
  using Is = std::string_view;
  static constexpr Type kType = {
      "Game", "The name of a game. The page may not know every game of the server."};
};

}  // namespace wire

inline constexpr Millis kLongestTurn = 14LL * 24 * 3'600'000;
inline constexpr Millis kLongestWait = 60'000;

// From this length of a turn on, a clock runs while nobody is connected, and a discard is offered
// to all players.
inline constexpr Millis kLongTurn = 3'600'000;

struct Clock {
  Millis turn = 30'000;
  Millis bank = 120'000;
  friend bool operator==(const Clock&, const Clock&) = default;

  static constexpr wire::Type kType = {
      "Clock", "The time of a player. Each decision takes first from `turn`, then from `bank`."};
  static constexpr auto fields() {
    return std::tuple(
        wire::defaulted<"turn">(&Clock::turn, "The time for one decision, in milliseconds.")
            .between(1'000, kLongestTurn),
        wire::defaulted<"bank">(&Clock::bank, "The reserve for the whole game, in milliseconds.")
            .between(0, kLongestTurn));
  }
};

// The settings of a table (docs/protocol.md).
struct Settings {
  std::string game;
  Value options = Value::object();  // the rules, all of them named
  int seats = 3;
  wire::Nullable<Clock> clock = Clock{};
  wire::Nullable<bool> help;
  bool listed = false;
  bool watch = false;
  Chat chat = Chat::kPhrases;
  Millis window = 5'000;
  Millis pace = 1'200;
  Millis pause = 20'000;
  std::string daily;

  static constexpr wire::Type kType = {"TableSettings", "The settings of a table."};
  // The game and its rules. They are checked together.
  static constexpr auto game_fields() {
    return std::tuple(
        wire::shaped<wire::GameName>(wire::field<"game">(
            &Settings::game, "The name of the game, as in a [record](formats.md#the-header).")),
        wire::shaped<wire::Options>(wire::defaulted<"options">(
            &Settings::options,
            "The rules: the options of the game ([formats](formats.md#the-header)).")),
        wire::defaulted<"seats">(&Settings::seats,
                                 "The number of seats. Each game has its own range."));
  }
  // The settings that every game has.
  static constexpr auto common_fields() {
    return std::tuple(
        wire::defaulted<"clock">(&Settings::clock, "The time of each player; null for no clock."),
        wire::defaulted<"help">(
            &Settings::help,
            "Whether players get hints, distance and waits; null for help at tables with at most "
            "one person."),
        wire::defaulted<"public">(&Settings::listed, "Whether the lobby lists the table."),
        wire::defaulted<"watch">(&Settings::watch, "Whether others may watch the game."),
        wire::defaulted<"chat">(&Settings::chat, "Whether players chat with phrases or freely."),
        wire::defaulted<"window">(
            &Settings::window,
            "The time in which everybody may claim a discard, in milliseconds, if a turn lasts "
            "[less than an hour](#when-several-are-asked). With 0 the game goes on as soon as the "
            "players who were asked have answered, so its pace reveals that somebody was asked.")
            .between(0, kLongestWait),
        wire::defaulted<"pace">(&Settings::pace,
                                "The time that a bot waits before it moves, in milliseconds.")
            .between(0, kLongestWait),
        wire::defaulted<"pause">(
            &Settings::pause,
            "The longest time that the result of a round is shown, in milliseconds.")
            .between(0, kLongestWait));
  }
  // Only the server sets the date: a table for today's deal has one round of it.
  static constexpr auto fields() {
    return std::tuple_cat(
        game_fields(), common_fields(),
        std::tuple(wire::sparse<"daily">(
            &Settings::daily,
            "The date of a table for [today's deal](daily.md). It cannot be requested.")));
  }
};

// Reads the settings that an object gives; the others are as in `usual`. Fails if the game does not
// exist or does not have so many seats.
Result<Settings> read_settings(const Value& value, const Settings& usual);
// An error for every field that is neither a setting nor one of `besides`.
MaybeError only_settings(const Value& value, std::initializer_list<std::string_view> besides = {});
Value write_settings(const Settings& settings);

}  // namespace lair
