#include "arena/arena.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "arena/bot_match.h"
#include "arena/recorder.h"
#include "bots/bots.h"
#include "rules/registry.h"

namespace lair {
namespace {

// What one game adds to the result.
struct GameOutcome {
  std::vector<double> points;  // totals, by bot
  std::vector<double> wins;    // by bot
  std::int64_t rounds = 0, decisions = 0;
  std::string record;
};

// Sums for a mean of ratios (points over rounds) with its variance by games, which are independent
// as rounds of one game are not.
class Sums {
 public:
  void add(double value, double weight) {
    value_ += value;
    weight_ += weight;
    value2_ += value * value;
    weight2_ += weight * weight;
    cross_ += value * weight;
    ++count_;
  }
  Estimate ratio() const {
    if (weight_ == 0) return {};
    const double mean = value_ / weight_;
    const double squares = value2_ - 2 * mean * cross_ + mean * mean * weight2_;
    const auto n = static_cast<double>(count_);
    const double variance = count_ > 1 ? std::max(0.0, squares) * n / (n - 1) : 0;
    return {mean, 1.96 * std::sqrt(variance) / weight_};
  }

 private:
  double value_ = 0, weight_ = 0, value2_ = 0, weight2_ = 0, cross_ = 0;
  std::int64_t count_ = 0;
};

template <Game G>
class Arena {
 public:
  Arena(const ArenaSetup& setup, const typename G::Options& options)
      : setup_(setup), options_(options) {}

  MaybeError prepare() {
    for (int thread = 0; thread < setup_.threads; ++thread) {
      std::vector<std::unique_ptr<Bot<G>>> bots;
      for (const std::string& level : setup_.bots) {
        auto bot = make_bot<G>(level);
        if (!bot) return std::move(bot.error());
        bots.push_back(std::move(*bot));
      }
      bots_.push_back(std::move(bots));
    }
    return std::nullopt;
  }

  ArenaResult run() {
    const auto begin = std::chrono::steady_clock::now();
    std::vector<std::thread> workers;
    for (std::size_t thread = 0; thread < bots_.size(); ++thread) {
      workers.emplace_back([this, thread] { work(bots_[thread]); });
    }
    ArenaResult result = collect();
    for (std::thread& worker : workers) worker.join();
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return result;
  }

 private:
  // How far the workers may be ahead of the game that is collected next.
  static constexpr std::int64_t kAhead = 4096;

  // Bot `(seat + number) % seats` plays in `seat` in game `number`.
  std::size_t bot_in(std::size_t seat, std::int64_t number) const {
    return (seat + static_cast<std::size_t>(number)) % setup_.bots.size();
  }

  GameOutcome play(std::vector<std::unique_ptr<Bot<G>>>& bots, std::int64_t number) {
    const std::size_t seats = bots.size();
    std::vector<Bot<G>*> seated;
    std::vector<std::string> levels;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      seated.push_back(bots[bot_in(seat, number)].get());
      levels.push_back(setup_.bots[bot_in(seat, number)]);
    }
    BotMatch<G> match(options_, seated,
                      Rng::stream(setup_.seed, static_cast<std::uint64_t>(number)));
    Recorder<G> recorder(static_cast<bool>(setup_.record));
    recorder.begin(match.state(), levels);
    match.play(recorder);
    recorder.end(match.state());

    GameOutcome outcome{std::vector<double>(seats), std::vector<double>(seats), recorder.rounds(),
                        recorder.decisions(), recorder.take()};
    const Totals points = totals(match.state());
    const SeatSet won = winners(match.state());
    for (std::size_t seat = 0; seat < seats; ++seat) {
      outcome.points[bot_in(seat, number)] = points[seat];
      const bool winner = won.has(seat_at(static_cast<int>(seat)));
      outcome.wins[bot_in(seat, number)] = winner ? 1.0 / won.size() : 0;
    }
    return outcome;
  }

  void work(std::vector<std::unique_ptr<Bot<G>>>& bots) {
    while (true) {
      std::int64_t number = 0;
      {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return stop_ || next_ < collected_ + kAhead; });
        if (stop_ || next_ == setup_.games) return;
        number = next_++;
      }
      GameOutcome outcome = play(bots, number);
      const std::lock_guard lock(mutex_);
      const auto place = static_cast<std::size_t>(number - collected_);
      if (done_.size() <= place) done_.resize(place + 1);
      done_[place] = std::move(outcome);
      if (place == 0) ready_.notify_one();
    }
  }

  // Takes the outcomes in the order of the games, so that sums and records do not depend on
  // threads.
  ArenaResult collect() {
    ArenaResult result;
    std::vector<Sums> points(setup_.bots.size()), wins(setup_.bots.size());
    while (result.games < setup_.games && !stop_) {
      const GameOutcome outcome = next_outcome();
      ++result.games;
      result.rounds += outcome.rounds;
      result.decisions += outcome.decisions;
      for (std::size_t i = 0; i < setup_.bots.size(); ++i) {
        points[i].add(outcome.points[i], static_cast<double>(outcome.rounds));
        wins[i].add(outcome.wins[i], 1);
      }
      if (setup_.record) setup_.record(outcome.record);
      if (setup_.progress && !setup_.progress(result.games)) halt();
    }
    for (std::size_t i = 0; i < setup_.bots.size(); ++i) {
      result.scores.push_back({setup_.bots[i], points[i].ratio(), wins[i].ratio()});
    }
    return result;
  }

  GameOutcome next_outcome() {
    std::unique_lock lock(mutex_);
    ready_.wait(lock, [&] { return !done_.empty() && done_.front().has_value(); });
    GameOutcome outcome = std::move(*done_.front());
    done_.pop_front();
    ++collected_;
    room_.notify_all();
    return outcome;
  }

  void halt() {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    room_.notify_all();
  }

  const ArenaSetup& setup_;
  const typename G::Options options_;
  std::vector<std::vector<std::unique_ptr<Bot<G>>>> bots_;  // by thread
  std::mutex mutex_;
  std::condition_variable ready_, room_;
  std::deque<std::optional<GameOutcome>> done_;  // the first is game `collected_`
  std::int64_t next_ = 0, collected_ = 0;
  bool stop_ = false;
};

template <Game G>
Result<ArenaResult> run(const ArenaSetup& setup) {
  const auto seats = static_cast<int>(setup.bots.size());
  if (seats < G::kMinSeats || seats > G::kMaxSeats) {
    return seats_error(G::kMinSeats, G::kMaxSeats);
  }
  auto options = G::read_options(setup.options);
  if (!options) return std::move(options.error());
  Arena<G> arena(setup, *options);
  if (MaybeError error = arena.prepare()) return std::move(*error);
  return arena.run();
}

}  // namespace

Result<ArenaResult> run_arena(const ArenaSetup& setup) {
  Result<ArenaResult> result = Error{"game-unknown", "", {{"game", std::string(setup.game)}}};
  with_game(setup.game, [&]<Game G>(G) { result = run<G>(setup); });
  return result;
}

}  // namespace lair
