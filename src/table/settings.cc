#include "table/settings.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>
#include <utility>

#include "rules/registry.h"

namespace lair {
namespace {

constexpr Millis kLongestTurn = 14LL * 24 * 3'600'000;
constexpr Millis kLongestWait = 60'000;

MaybeError read_millis(const Value& value, std::string_view name, Millis low, Millis high,
                       Millis& into) {
  if (!value.has(name)) return std::nullopt;
  const auto number = integer_field(value, name, low, high);
  if (!number) return number.error();
  into = *number;
  return std::nullopt;
}

MaybeError read_flag(const Value& value, std::string_view name, bool& into) {
  if (!value.has(name)) return std::nullopt;
  const auto flag = flag_field(value, name);
  if (!flag) return flag.error();
  into = *flag;
  return std::nullopt;
}

MaybeError read_clock(const Value& value, std::optional<Clock>& into) {
  const Value* field = value.find("clock");
  if (field == nullptr) return std::nullopt;
  into.reset();
  if (field->is_null()) return std::nullopt;
  if (field->fields() == nullptr) return Error{"field-not-object", "", {{"field", "clock"}}};
  Clock clock;
  if (MaybeError error = read_millis(*field, "turn", 1'000, kLongestTurn, clock.turn)) return error;
  if (MaybeError error = read_millis(*field, "bank", 0, kLongestTurn, clock.bank)) return error;
  into = clock;
  return std::nullopt;
}

MaybeError read_help(const Value& value, std::optional<bool>& into) {
  const Value* field = value.find("help");
  if (field == nullptr) return std::nullopt;
  into.reset();
  if (field->is_null()) return std::nullopt;
  bool help = false;
  if (MaybeError error = read_flag(value, "help", help)) return error;
  into = help;
  return std::nullopt;
}

MaybeError read_game(const Value& value, Settings& settings) {
  if (value.has("game")) {
    const auto name = text_field(value, "game");
    if (!name) return name.error();
    const AnyGame* game = find_game(*name);
    if (game == nullptr) return unknown_game(*name);
    settings.game = game->name();
  }
  const AnyGame* game = find_game(settings.game);
  if (game == nullptr) return unknown_game(settings.game);
  if (value.has("seats")) {
    const auto seats = integer_field(value, "seats", game->min_seats(), game->max_seats());
    if (!seats) return seats.error();
    settings.seats = static_cast<int>(*seats);
  }
  const Value* options = value.find("options");
  auto match = game->start(options == nullptr ? settings.options : *options, settings.seats);
  if (!match) return std::move(match.error());
  settings.options = (*match)->options();
  return std::nullopt;
}

MaybeError read_chat(const Value& value, bool& free_chat) {
  if (!value.has("chat")) return std::nullopt;
  const auto chat = choice_field(value, "chat", {"phrases", "free"});
  if (!chat) return chat.error();
  free_chat = *chat == 1;
  return std::nullopt;
}

}  // namespace

Result<Settings> read_settings(const Value& value, const Settings& usual) {
  if (value.fields() == nullptr) return Error{"not-an-object", "", {}};
  Settings settings = usual;
  for (MaybeError error :
       {read_game(value, settings), read_clock(value, settings.clock),
        read_help(value, settings.help), read_flag(value, "public", settings.listed),
        read_flag(value, "watch", settings.watch), read_chat(value, settings.free_chat),
        read_millis(value, "window", 0, kLongestWait, settings.window),
        read_millis(value, "pace", 0, kLongestWait, settings.pace),
        read_millis(value, "pause", 0, kLongestWait, settings.pause)}) {
    if (error) return *std::move(error);
  }
  return settings;
}

MaybeError only_settings(const Value& value, std::initializer_list<std::string_view> besides) {
  if (value.fields() == nullptr) return Error{"not-an-object", "", {}};
  constexpr std::string_view kNames[] = {"game",  "options", "seats",  "clock", "help", "public",
                                         "watch", "chat",    "window", "pace",  "pause"};
  for (const auto& [name, field] : *value.fields()) {
    if (std::ranges::find(kNames, name) == std::end(kNames) &&
        std::ranges::find(besides, name) == besides.end()) {
      return Error{"option-unknown", "", {{"field", name}}};
    }
  }
  const Value* clock = value.find("clock");
  if (clock == nullptr || clock->fields() == nullptr) return std::nullopt;
  for (const auto& [name, field] : *clock->fields()) {
    if (name != "turn" && name != "bank") return Error{"option-unknown", "", {{"field", name}}};
  }
  return std::nullopt;
}

Value write_settings(const Settings& settings) {
  Value clock;
  if (settings.clock) {
    clock = Value::object({{"turn", settings.clock->turn}, {"bank", settings.clock->bank}});
  }
  Value written = Value::object({{"game", settings.game},
                                 {"options", settings.options},
                                 {"seats", settings.seats},
                                 {"clock", std::move(clock)},
                                 {"help", settings.help ? Value(*settings.help) : Value()},
                                 {"public", settings.listed},
                                 {"watch", settings.watch},
                                 {"chat", settings.free_chat ? "free" : "phrases"},
                                 {"window", settings.window},
                                 {"pace", settings.pace},
                                 {"pause", settings.pause}});
  if (!settings.daily.empty()) written.set("daily", settings.daily);
  return written;
}

}  // namespace lair
