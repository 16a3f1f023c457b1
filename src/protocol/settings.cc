#include "protocol/settings.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "protocol/append.h"
#include "protocol/read.h"
#include "rules/registry.h"

namespace lair {
namespace {

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

template <class... Lists>
std::vector<std::string_view> names_of(const Lists&... lists) {
  std::vector<std::string_view> names;
  const auto add = [&](const auto&... field) { (names.push_back(field.kName), ...); };
  (std::apply(add, lists), ...);
  return names;
}

}  // namespace

Result<Settings> read_settings(const Value& value, const Settings& usual) {
  if (value.fields() == nullptr) return Error{"not-an-object", "", {}};
  Settings settings = usual;
  if (MaybeError error = read_game(value, settings)) return *std::move(error);
  if (MaybeError error = wire::read_list_of_fields(value, Settings::common_fields(), settings)) {
    return *std::move(error);
  }
  return settings;
}

MaybeError only_settings(const Value& value, std::initializer_list<std::string_view> besides) {
  std::vector<std::string_view> names =
      names_of(Settings::game_fields(), Settings::common_fields());
  names.insert(names.end(), besides.begin(), besides.end());
  if (MaybeError error = only_fields(value, names)) return error;
  const Value* clock = value.find("clock");
  if (clock == nullptr || clock->fields() == nullptr) return std::nullopt;
  return only_fields(*clock, names_of(Clock::fields()));
}

Value write_settings(const Settings& settings) { return *parse_json(wire::to_text(settings)); }

}  // namespace lair
