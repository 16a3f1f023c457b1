#pragma once

#include <string>
#include <vector>

#include "arena/arena.h"

namespace lair {

// All bots against each other: each once alone against a table full of each other one, on deals of
// their own.
struct LeagueResult {
  std::vector<std::string> bots;
  std::vector<std::vector<Estimate>> over;  // of the row's bot over the column's
  std::vector<Estimate> ratings;            // points a round over the mean of all others
  std::vector<double> ms_per_move;
  std::vector<BotFailures> failures;
  bool finished = false;
};

// `setup.bots` are the bots of the league, at least two, `setup.deals` those of each match. Its
// progress counts the deals of all matches.
Result<LeagueResult> run_league(const ArenaSetup& setup, int seats);

// Bars of the ratings with their intervals, as a picture.
std::string league_plot(const LeagueResult& league);

}  // namespace lair
