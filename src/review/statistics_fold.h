#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/value.h"
#include "record/replay.h"
#include "review/played_round.h"
#include "review/statistics.h"

namespace lair {

// Counts along as records are read (record/record_file.h), one game after the other.
class StatisticsFold {
 public:
  // Under which name a player counts, by the name in the record and the level of a bot, else "".
  using CountedAs = std::function<std::string(const std::string& name, const std::string& level)>;

  // By the names in the records, if nothing else is said.
  explicit StatisticsFold(CountedAs counted_as = {});
  ~StatisticsFold();

  // A line that the rules agreed with, and the game as it stands after it.
  void add(const Replay& game, const Value& line);

  Statistics& statistics() { return statistics_; }
  PlayedRounds& rounds() { return rounds_; }

 private:
  class Match;
  template <Game G>
  class MatchOf;

  CountedAs counted_as_;
  Statistics statistics_;
  PlayedRounds rounds_;
  std::unique_ptr<Match> match_;  // the game being read
};

}  // namespace lair
