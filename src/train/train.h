#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// Learning by self-play. The networks, what is needed to go on (FILE.state), a log (FILE.log, one
// JSON line a match) and its plot (FILE.svg) are written as it goes. New networks replace the
// file's only if they are not worse than these, on fixed deals. A file that cannot be read or
// written is thrown as std::system_error.
//
// An interrupted run that goes on learns exactly what it would have learned in one go. What it
// keeps may differ: each end of a run is a match more.
struct TrainSetup {
  std::string_view game;
  std::string out;  // the networks' file; with its .state beside it training goes on there
  // Begin with these networks, which then also have to be beaten; empty begins with the rule
  // player's games. Not together with a .state.
  std::string from{};
  double hours = 1;
  std::int64_t rounds = 0;  // of learning, instead of a time; 0 for none
  int games = 96;           // played in a round of learning, while the last ones are learned
  std::int64_t match_deals = 2000;  // of the matches on fixed deals
  std::uint64_t seed = 1;
  int threads = 1;
  // Called after every round of learning; false stops.
  std::function<bool(const struct TrainProgress&)> progress = nullptr;
};

struct TrainProgress {
  std::int64_t rounds = 0;   // of learning
  std::int64_t samples = 0;  // in all
  double hours = 0;          // in all, also before an interruption
  double loss = 0;
  // The last match on fixed deals: points a round over two rule players, half its interval.
  double advantage = 0, ci95 = 0;
};

// Of the deals on which networks are compared.
inline constexpr std::uint64_t kMatchSeed = 20051;

Result<TrainProgress> train(const TrainSetup& setup);

}  // namespace lair
