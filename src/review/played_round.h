#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "rules/registry.h"

namespace lair {

// A finished round of a record, as far as somebody else needs it to play the same deal.
template <Game G>
struct PlayedRound {
  typename G::State before;              // awaits the deal
  std::vector<typename G::Deal> deals;   // two if the first was thrown in (C-3.6)
  std::vector<std::string> names, bots;  // by seat; no bot is ""
  Totals points;                         // by seat
};

// By game.
class PlayedRounds {
 public:
  template <Game G>
  std::vector<PlayedRound<G>>& of() {
    return std::get<std::vector<PlayedRound<G>>>(games_);
  }
  template <class Use>
  void each_game(Use use) const {
    std::apply([&](const auto&... rounds) { (use(rounds), ...); }, games_);
  }
  std::size_t size() const {
    return std::apply([](const auto&... rounds) { return (rounds.size() + ...); }, games_);
  }
  // Only those this player sat in.
  void keep(std::string_view name);

 private:
  template <class List>
  struct ByGame;
  template <class... Gs>
  struct ByGame<std::tuple<Gs...>> {
    using Type = std::tuple<std::vector<PlayedRound<Gs>>...>;
  };
  ByGame<Games>::Type games_;
};

}  // namespace lair
