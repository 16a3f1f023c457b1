#include "review/statistics.h"

#include <utility>

namespace lair {
namespace {

Value written(const SameDeals& deals) {
  return Value::object({{"rounds", deals.points.count},
                        {"points_per_round", deals.points.mean()},
                        {"luck_per_round", deals.luck()},
                        {"adjusted_points_per_round", deals.adjusted()},
                        {"bot_points_per_round", deals.bot.mean()}});
}

template <Game G>
Value written(std::string_view name, const PlayerStatistics<G>& player) {
  Value object = Value::object({{"player", name},
                                {"game", G::kName},
                                {"games", player.games},
                                {"finished", player.finished},
                                {"won", player.won},
                                {"rounds", player.points.count},
                                {"points", player.points.sum},
                                {"points_per_round", player.points.mean()}});
  write(player.own, object);
  if (player.same_deals.points.count > 0) object.set("same_deals", written(player.same_deals));
  return object;
}

}  // namespace

void Statistics::add(const Statistics& more) {
  more.each_game([this]<Game G>(const Players<G>& players) {
    for (const auto& [name, player] : players) this->players<G>()[name].add(player);
  });
}

void Statistics::keep(std::string_view name) {
  std::apply(
      [&](auto&... players) {
        (std::erase_if(players, [&](const auto& player) { return player.first != name; }), ...);
      },
      games_);
}

bool Statistics::empty() const {
  return std::apply([](const auto&... players) { return (players.empty() && ...); }, games_);
}

Value written(const Statistics& statistics) {
  Value list = Value::array();
  statistics.each_game([&]<Game G>(const Statistics::Players<G>& players) {
    for (const auto& [name, player] : players) list.push_back(written<G>(name, player));
  });
  return list;
}

}  // namespace lair
