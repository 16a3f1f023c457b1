#include "rules/registry.h"

#include <array>
#include <string>
#include <utility>

#include "rules/adapter.h"

namespace lair {
namespace {

template <class... Gs>
std::array<const AnyGame*, sizeof...(Gs)> adapters(const std::tuple<Gs...>&) {
  static const std::tuple<GameAdapter<Gs>...> kAdapters;
  return std::apply(
      [](const auto&... game) { return std::array<const AnyGame*, sizeof...(Gs)>{&game...}; },
      kAdapters);
}

}  // namespace

std::span<const AnyGame* const> all_games() {
  static const auto kGames = adapters(Games{});
  return kGames;
}

const AnyGame* find_game(std::string_view name) {
  for (const AnyGame* game : all_games()) {
    if (game->name() == name || game->short_name() == name) return game;
  }
  return nullptr;
}

Error unknown_game(std::string_view name) {
  std::string games;
  for (const AnyGame* game : all_games()) {
    games.append(games.empty() ? "" : ", ").append(game->name());
  }
  return {"game-unknown", "", {{"game", std::string(name)}, {"games", std::move(games)}}};
}

}  // namespace lair
