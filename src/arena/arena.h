#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/estimate.h"
#include "core/result.h"
#include "core/value.h"

namespace lair {

// Games between bots. Bots change seats from game to game: all different seatings are played
// equally often, with three different bots all six.
struct ArenaSetup {
  std::string_view game;
  std::vector<std::string> bots;  // one a seat
  Value options = Value::object();
  std::int64_t games = 0;
  // Instead of games: so many deals, each played as one round in every seating, so that the luck of
  // the cards cancels. With a `bid` nobody bids: each seat in turn plays alone at that
  // number (rules/contract.h).
  std::int64_t deals = 0;
  int bid = 0;
  // Stop as soon as it is certain which side of 0 the advantage lies.
  bool until_decided = false;
  std::uint64_t seed = 0;
  int threads = 1;
  // Called in the order of the games with each one's record, if wanted.
  std::function<void(const std::string& record)> record = nullptr;
  // Called now and then with the number of games done; false stops the arena.
  std::function<bool(std::int64_t done)> progress = nullptr;
  // All threads call this often: true stops the arena, also while it waits for an external program.
  std::function<bool()> stop = nullptr;
  std::chrono::milliseconds patience{10'000};  // timeout for each answer of an external program
};

// How often something happened, of how many times.
struct Share {
  std::int64_t times = 0, of = 0;
  double value() const {
    return of == 0 ? 0 : static_cast<double>(times) / static_cast<double>(of);
  }
  void add(const Share& more) {
    times += more.times;
    of += more.of;
  }
};

// Rounds won alone and against somebody who was, where a game has contracts (rules/contract.h);
// rounds alone by bid, in the order of the game's kBids.
struct Roles {
  static constexpr std::size_t kMostBids = 8;
  Share alone, against;
  std::array<std::int64_t, kMostBids> bids{};
  void add(const Roles& more) {
    alone.add(more.alone);
    against.add(more.against);
    for (std::size_t i = 0; i < bids.size(); ++i) bids[i] += more.bids[i];
  }
};

// How often an external program failed as a bot, and how the first time: it "ended", was "late",
// its answer was "illegal" or came unasked. It forfeits the game: the seat's points are the lowest
// of all, and it does not win.
struct BotFailures {
  std::int64_t times = 0;
  std::string first;
  void add(const BotFailures& more) {
    if (times == 0) first = more.first;
    times += more.times;
  }
};

struct BotScore : Roles {
  std::string bot;
  Estimate points_a_round;
  Proportion wins;         // share of games; a shared win counts in part
  std::int64_t moves = 0;  // that it was asked for
  double seconds = 0;      // spent on them
  BotFailures failures;
};

struct ArenaResult {
  std::int64_t games = 0, rounds = 0, decisions = 0;  // games are deals when these were asked for
  double seconds = 0;
  // Of the first bot, in points a round, over the mean of the others. If the result itself decides
  // when to stop, the interval holds at any time.
  Estimate advantage;
  bool decided = false;
  bool forfeited() const;        // an external program failed
  std::vector<BotScore> scores;  // as in ArenaSetup::bots
};

// The result depends on the seed alone, not on the number of threads.
Result<ArenaResult> run_arena(const ArenaSetup& setup);

}  // namespace lair
