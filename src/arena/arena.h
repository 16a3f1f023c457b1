#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/value.h"

namespace lair {

// Games between bots. Bots change seats from game to game, each in every seat equally often.
struct ArenaSetup {
  std::string_view game;
  std::vector<std::string> bots;  // one a seat
  Value options = Value::object();
  std::int64_t games = 0;
  std::uint64_t seed = 0;
  int threads = 1;
  // Called in the order of the games with each one's record, if wanted.
  std::function<void(const std::string& record)> record = nullptr;
  // Called now and then with the number of games done; false stops the arena.
  std::function<bool(std::int64_t done)> progress = nullptr;
};

// A mean, and half the width of its 95% confidence interval.
struct Estimate {
  double mean = 0;
  double ci95 = 0;
};

struct BotScore {
  std::string bot;
  Estimate points_a_round;
  Estimate wins;  // share of games; a shared win counts in part
};

struct ArenaResult {
  std::int64_t games = 0, rounds = 0, decisions = 0;
  double seconds = 0;
  std::vector<BotScore> scores;  // as in ArenaSetup::bots
};

// The result depends on the seed alone, not on the number of threads.
Result<ArenaResult> run_arena(const ArenaSetup& setup);

}  // namespace lair
