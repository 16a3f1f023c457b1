#include "cli/chimera/stats.h"

namespace lair::cli {
namespace {

using Align = StatsWords::Align;
using CountedPlayers = Statistics::Players<chimera::Game>;

void add_roles(const StatsWords& words, TextTable& roles, const std::string& name,
               const chimera::Statistics& own) {
  const auto add = [&](std::string_view role, const std::string& bid, const std::string& made,
                       const chimera::Statistics::Rounds& rounds) {
    if (rounds.points.count == 0 && (made.empty() || made == "0")) return;
    roles.add_row({name, words.word(role), bid, made, std::to_string(rounds.points.count),
                   StatsWords::percent(rounds.won, rounds.points.count),
                   words.mean(rounds.points)});
  };
  for (std::size_t i = 0; i < chimera::kBids.size(); ++i) {
    add("role-chimera", std::to_string(chimera::kBids[i]), std::to_string(own.bids[i]),
        own.as_chimera[i]);
  }
  for (std::size_t i = 0; i < chimera::kBids.size(); ++i) {
    add("role-hunter", std::to_string(chimera::kBids[i]), "", own.as_hunter[i]);
  }
}

}  // namespace

template <>
std::vector<OwnTable> own_tables<chimera::Game>(const StatsWords& words,
                                                const CountedPlayers& players) {
  TextTable roles({{words.word("stats-player")},
                   {words.word("stats-role")},
                   {words.word("stats-bid"), Align::kRight},
                   {words.word("stats-bids-made"), Align::kRight},
                   words.rounds_column<chimera::Game>(),
                   {words.word("stats-rounds-won"), Align::kRight},
                   words.points_column<chimera::Game>()});
  TextTable plays = words.table({"stats-traps", "stats-flights", "stats-treasures"});
  for (const auto& [name, player] : players) {
    add_roles(words, roles, words.shown(name), player.own);
    const Sum treasures{player.own.treasures, player.points.count};
    plays.add_row({words.shown(name), std::to_string(player.own.traps),
                   std::to_string(player.own.flights), words.mean(treasures)});
  }
  return {{roles}, {plays}};
}

}  // namespace lair::cli
