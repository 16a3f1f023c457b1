#include "cli/phantom/stats.h"

#include <algorithm>

namespace lair::cli {
namespace {

using Align = StatsWords::Align;
using CountedPlayers = Statistics::Players<phantom::Game>;

TextTable ends_of(const StatsWords& words, const CountedPlayers& players) {
  TextTable ends =
      words.table({"stats-out", "stats-out-share", "stats-out-points", "stats-out-discards",
                   "stats-others-out", "stats-announced", "stats-laid", "stats-claimed"});
  for (const auto& [name, player] : players) {
    const phantom::Statistics& own = player.own;
    ends.add_row({words.shown(name), std::to_string(own.out.count),
                  StatsWords::percent(own.out.count, player.points.count), words.mean(own.out),
                  std::to_string(own.out_discards), std::to_string(own.others_out),
                  std::to_string(own.announced), std::to_string(own.laid),
                  std::to_string(own.claimed)});
  }
  return ends;
}

// A row for every turn, a column for every player.
TextTable distances_of(const StatsWords& words, const CountedPlayers& players) {
  constexpr std::size_t kMostTurns = 15;
  std::vector<TextTable::Column> columns = {{words.word("stats-turn"), Align::kRight}};
  std::size_t turns = 0;
  for (const auto& [name, player] : players) {
    columns.push_back({words.shown(name), Align::kRight});
    turns = std::max(turns, player.own.distances.size());
  }
  TextTable distances(columns);
  for (std::size_t turn = 0; turn < std::min(turns, kMostTurns); ++turn) {
    StatsWords::Row row = {std::to_string(turn + 1)};
    for (const auto& [name, player] : players) {
      const bool any = turn < player.own.distances.size();
      row.push_back(any ? words.mean(player.own.distances[turn]) : "-");
    }
    distances.add_row(row);
  }
  return distances;
}

}  // namespace

template <>
std::vector<OwnTable> own_tables<phantom::Game>(const StatsWords& words,
                                                const CountedPlayers& players) {
  return {{ends_of(words, players)}, {distances_of(words, players), words.word("stats-distances")}};
}

}  // namespace lair::cli
