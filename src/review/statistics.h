#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <tuple>

#include "core/value.h"
#include "review/games.h"
#include "review/own_statistics.h"
#include "review/sum.h"
#include "rules/registry.h"

// Statistics of players over any number of records, as sums, so that several files can be added.

namespace lair {

// The same deals from the same seat, played by a bot (docs/statistics.md).
struct SameDeals {
  Sum points;  // the player's
  Sum bot;     // the bot's instead of the player, in the same company
  // What the bot's points in this seat were above the mean of all seats when it played them all:
  // the luck of the cards, in twelfths of a point, so that it is whole with two, three and four
  // seats.
  Sum luck_twelfths;

  double luck() const { return luck_twelfths.mean() / 12; }
  double adjusted() const { return points.mean() - luck(); }
  void add(const SameDeals& more) {
    points.add(more.points);
    bot.add(more.bot);
    luck_twelfths.add(more.luck_twelfths);
  }
  friend bool operator==(const SameDeals&, const SameDeals&) = default;
};

// The statistics of one player in one game.
template <Game G>
struct PlayerStatistics {
  std::int64_t games = 0, finished = 0;  // unfinished games count with their finished rounds
  std::int64_t won = 0;                  // shared wins too
  Sum points;                            // in as many rounds
  typename StatisticsOf<G>::Own own;
  SameDeals same_deals;  // empty unless they were played

  void add(const PlayerStatistics& more) {
    games += more.games;
    finished += more.finished;
    won += more.won;
    points.add(more.points);
    own.add(more.own);
    same_deals.add(more.same_deals);
  }
  friend bool operator==(const PlayerStatistics&, const PlayerStatistics&) = default;
};

// The statistics of all players, by game and by name.
class Statistics {
 public:
  template <Game G>
  using Players = std::map<std::string, PlayerStatistics<G>, std::less<>>;

  template <Game G>
  Players<G>& players() {
    return std::get<Players<G>>(games_);
  }
  // Calls `use` with the players of each game.
  template <class Use>
  void each_game(Use use) const {
    std::apply([&](const auto&... players) { (use(players), ...); }, games_);
  }
  void add(const Statistics& more);
  // Removes all other players.
  void keep(std::string_view name);
  bool empty() const;

  friend bool operator==(const Statistics&, const Statistics&) = default;

 private:
  template <class List>
  struct ByGame;
  template <class... Gs>
  struct ByGame<std::tuple<Gs...>> {
    using Type = std::tuple<Players<Gs>...>;
  };
  ByGame<Games>::Type games_;
};

// A list of objects, one for each player and game (docs/statistics.md).
Value written(const Statistics& statistics);

}  // namespace lair
