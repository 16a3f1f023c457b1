#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/value.h"
#include "record/replay.h"
#include "review/played_round.h"
#include "review/statistics.h"

namespace lair {

// Adds up statistics while records are read (record/record_file.h), one game after the other.
class StatisticsFold {
 public:
  // Gives the name under which a player is counted, from the name in the record and the level of a
  // bot, which is empty for a person.
  using CountedAs = std::function<std::string(const std::string& name, const std::string& level)>;

  // Without `counted_as`, the names in the records.
  explicit StatisticsFold(CountedAs counted_as = {});
  ~StatisticsFold();

  // Adds a line that the rules agreed with. `game` is the game after the line.
  void add(const Replay& game, const Value& line);

  Statistics& statistics() { return statistics_; }
  PlayedRounds& rounds() { return rounds_; }

 private:
  class GameFold;
  template <Game G>
  class GameFoldOf;

  CountedAs counted_as_;
  Statistics statistics_;
  PlayedRounds rounds_;
  std::unique_ptr<GameFold> game_;  // the game being read
};

}  // namespace lair
