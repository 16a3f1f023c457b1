#pragma once

#include <memory>

#include "core/value.h"
#include "record/replay.h"
#include "review/played_round.h"
#include "review/statistics.h"

namespace lair {

// Counts along as records are read (record/record_file.h), one game after the other.
class StatisticsFold {
 public:
  StatisticsFold();
  ~StatisticsFold();

  // A line that the rules agreed with, and the game as it stands after it.
  void add(const Replay& game, const Value& line);

  Statistics& statistics() { return statistics_; }
  PlayedRounds& rounds() { return rounds_; }

 private:
  class Match;
  template <Game G>
  class MatchOf;

  Statistics statistics_;
  PlayedRounds rounds_;
  std::unique_ptr<Match> match_;  // the game being read
};

}  // namespace lair
