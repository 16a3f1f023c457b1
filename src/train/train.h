#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/value.h"
#include "train/course.h"

namespace lair {

// Learning by self-play, or against a bot that does not learn. The networks, what is needed to go
// on (FILE.state), a log (FILE.log, one JSON line a minute and a match) and its plot (FILE.svg) are
// written as it goes. A file that cannot be read or written is thrown as std::system_error, before
// anything is learned if it cannot be written at all.
//
// In self-play new networks replace the file's only after a sequential test on fresh deals found
// them better. An interrupted run that goes on learns exactly what it would have learned in one go.
// The networks that it keeps may differ: each end of a run is a match more.
struct TrainSetup {
  std::string_view game;
  std::string out;  // the networks' file; with its .state beside it training goes on there
  // Begin with these networks, which then also have to be beaten; empty begins with the rule
  // player's games. Not together with a .state.
  std::string from{};
  // A bot (arena/make_arena_bot.h) that plays all seats but one: the networks learn the best answer
  // to it, and the newest are kept. Empty for self-play.
  std::string against{};
  CourseChoice course{};
  int first = 0, second = 0;  // units of every network, where training begins; 0 for the usual
  double hours = 1;
  std::int64_t rounds = 0;           // of learning, instead of a time; 0 for none
  double match_minutes = 10;         // between two matches
  std::int64_t match_deals = 2000;   // against rule players, or against the bot of `against`
  std::int64_t test_deals = 20'000;  // of the sequential test, at most
  std::uint64_t seed = 1;
  int threads = 1;
  // Called after every round of learning; false stops.
  std::function<bool(const struct TrainProgress&)> progress = nullptr;
};

struct TrainProgress {
  static constexpr std::size_t kMostNetworks = 8;

  std::int64_t rounds = 0;                     // of learning
  std::int64_t samples = 0;                    // in all
  double hours = 0;                            // in all, also before an interruption
  std::array<double, kMostNetworks> losses{};  // of each network, in the last round
  // The last match: points a round over the others, half its interval.
  bool measured = false;
  double advantage = 0, ci95 = 0;
};

// Of the deals against rule players, which are the same in every match.
inline constexpr std::uint64_t kMatchSeed = 20051;

Result<TrainProgress> train(const TrainSetup& setup);

}  // namespace lair
