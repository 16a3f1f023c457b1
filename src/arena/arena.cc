#include "arena/arena.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <thread>
#include <utility>

#include "arena/arena_bots.h"
#include "arena/bot_match.h"
#include "arena/exec_bot.h"
#include "arena/make_arena_bot.h"
#include "record/recorder.h"
#include "rules/registry.h"

namespace lair {
namespace {

// The part of the result from one game, or from one deal played with every bot in every seat.
struct GameOutcome {
  GameOutcome() = default;
  explicit GameOutcome(std::size_t bots) : points(bots), wins(bots), roles(bots) {}

  std::vector<double> points;  // by bot
  std::vector<double> wins;    // by bot
  std::vector<Roles> roles;    // by bot
  std::int64_t rounds = 0, decisions = 0;
  std::string record;
};

// The bot of each seat, by its place in ArenaSetup::bots.
using Seatings = std::vector<std::vector<std::size_t>>;

// All orders around the table that bots of different names can sit in, each turned to all seats.
Seatings all_seatings(const std::vector<std::string>& bots) {
  Seatings seatings;
  std::set<std::vector<std::string>> known;
  std::vector<std::size_t> order(bots.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  do {
    Seatings turned;
    std::vector<std::vector<std::string>> names;
    for (std::size_t turn = 0; turn < order.size(); ++turn) {
      turned.push_back(order);
      std::rotate(turned.back().begin(), turned.back().begin() + static_cast<std::ptrdiff_t>(turn),
                  turned.back().end());
      names.emplace_back();
      for (const std::size_t bot : turned.back()) names.back().push_back(bots[bot]);
    }
    if (known.contains(names[0])) continue;
    known.insert(names.begin(), names.end());
    seatings.insert(seatings.end(), turned.begin(), turned.end());
  } while (std::next_permutation(order.begin() + 1, order.end()));
  return seatings;
}

template <Game G>
class Arena {
 public:
  Arena(const ArenaSetup& setup, const typename G::Options& options)
      : setup_(setup),
        options_(options),
        total_(setup.deals > 0 ? setup.deals : setup.games),
        seatings_(all_seatings(setup.bots)) {}

  MaybeError prepare() {
    if (setup_.bid != 0 && !can_be_bid(setup_.bid)) return Error{"arena-no-bids", "", {}};
    for (int thread = 0; thread < setup_.threads; ++thread) {
      Team team;
      for (const std::string& level : setup_.bots) {
        auto bot = make_arena_bot<G>(level, {setup_.patience, setup_.stop});
        if (!bot) return std::move(bot.error());
        team.push_back(std::make_unique<TimedBot<G>>(std::move(*bot)));
      }
      teams_.push_back(std::move(team));
    }
    return std::nullopt;
  }

  ArenaResult run() {
    const auto begin = std::chrono::steady_clock::now();
    std::vector<std::thread> workers;
    for (Team& team : teams_) workers.emplace_back([this, &team] { work(team); });
    ArenaResult result = collect();
    for (std::thread& worker : workers) worker.join();
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    for (std::size_t i = 0; i < setup_.bots.size(); ++i) {
      for (const Team& team : teams_) {
        result.scores[i].moves += team[i]->moves();
        result.scores[i].seconds += team[i]->seconds();
        result.scores[i].failures.add(failures_of(team[i]->bot()));
      }
    }
    return result;
  }

 private:
  using Team = std::vector<std::unique_ptr<TimedBot<G>>>;

  // How far the workers may be ahead of the game that is collected next.
  static constexpr std::int64_t kAhead = 4096;

  // Watches a match for its record and the roles in it.
  struct Watch {
    Recorder<G> recorder;
    std::array<Roles, kMaxSeats> roles{};  // by seat

    void dealt(const typename G::State& before, const typename G::Deal& deal) {
      recorder.dealt(before, deal);
    }
    void acted(const typename G::State& before, const typename G::Action& action) {
      recorder.acted(before, action);
    }
    void scored(const typename G::State& state) {
      recorder.scored(state);
      if constexpr (HasContract<G>) {
        const Contract contract = contract_of(state);
        for (int i = 0; i < G::kMaxSeats; ++i) {
          Roles& role = roles[static_cast<std::size_t>(i)];
          const bool alone = seat_at(i) == contract.alone;
          Share& share = alone ? role.alone : role.against;
          ++share.of;
          if (alone == contract.won) ++share.times;
          if (alone) ++role.bids[place_of(contract.bid)];
        }
      }
    }
  };

  static bool can_be_bid(int bid) {
    if constexpr (HasContract<G>) {
      return std::find(G::kBids.begin(), G::kBids.end(), bid) != G::kBids.end();
    }
    return false;
  }
  static std::size_t place_of(int bid) {
    static_assert(G::kBids.size() <= Roles::kMostBids);
    return static_cast<std::size_t>(std::find(G::kBids.begin(), G::kBids.end(), bid) -
                                    G::kBids.begin());
  }

  static BotFailures failures_of(const Bot<G>& bot) {
    const auto* program = dynamic_cast<const ExecBot<G>*>(&bot);
    return program == nullptr ? BotFailures() : program->failures();
  }

  std::size_t bot_in(std::size_t seat, std::int64_t turn) const {
    return seatings_[static_cast<std::size_t>(turn) % seatings_.size()][seat];
  }

  std::vector<Bot<G>*> seat_bots(Team& team, std::int64_t turn) const {
    std::vector<Bot<G>*> seated;
    for (std::size_t seat = 0; seat < team.size(); ++seat) {
      seated.push_back(team[bot_in(seat, turn)].get());
    }
    return seated;
  }

  GameOutcome play(Team& team, std::int64_t number) {
    const std::size_t bots = team.size();
    GameOutcome outcome(bots);
    if (setup_.deals == 0) {
      play_match(team, number, number, outcome, seat_bots(team, number));
      return outcome;
    }
    for (std::size_t turn = 0; turn < seatings_.size(); ++turn) {
      const auto seated = seat_bots(team, static_cast<std::int64_t>(turn));
      if (setup_.bid == 0) {
        play_match(team, number, static_cast<std::int64_t>(turn), outcome, seated);
      } else {
        play_contracts(team, number, static_cast<std::int64_t>(turn), outcome, seated);
      }
    }
    return outcome;
  }

  // Each seat in turn alone.
  void play_contracts(Team& team, std::int64_t number, std::int64_t turn, GameOutcome& outcome,
                      const std::vector<Bot<G>*>& seated) {
    if constexpr (HasContract<G>) {
      for (int alone = 0; alone < G::kMaxSeats; ++alone) {
        std::vector<ContractBot<G>> bound;
        for (Bot<G>* bot : seated) bound.emplace_back(bot, seat_at(alone), setup_.bid);
        std::vector<Bot<G>*> bots;
        for (ContractBot<G>& bot : bound) bots.push_back(&bot);
        play_match(team, number, turn, outcome, bots);
      }
    }
  }

  void play_match(Team& team, std::int64_t number, std::int64_t turn, GameOutcome& outcome,
                  const std::vector<Bot<G>*>& seated) {
    std::vector<std::string> levels;
    for (std::size_t seat = 0; seat < team.size(); ++seat) {
      levels.push_back(setup_.bots[bot_in(seat, turn)]);
    }
    BotMatch<G> match(options_, seated,
                      Rng::stream(setup_.seed, static_cast<std::uint64_t>(number)));
    Watch watch{Recorder<G>(static_cast<bool>(setup_.record))};
    watch.recorder.begin(match.state(), levels);
    std::vector<std::int64_t> failed_before;
    for (const auto& bot : team) failed_before.push_back(failures_of(bot->bot()).times);
    if (setup_.deals > 0) {
      match.play_round(watch);
    } else {
      match.play(watch);
    }
    if (status(match.state()) == Status::kOver) watch.recorder.end(match.state());
    SeatSet forfeited;
    for (std::size_t seat = 0; seat < team.size(); ++seat) {
      const std::size_t bot = bot_in(seat, turn);
      if (failures_of(team[bot]->bot()).times > failed_before[bot]) {
        forfeited = forfeited.with(seat_at(static_cast<int>(seat)));
      }
    }
    add_match(match.state(), watch, turn, forfeited, outcome);
  }

  void add_match(const typename G::State& state, Watch& watch, std::int64_t turn, SeatSet forfeited,
                 GameOutcome& outcome) const {
    outcome.rounds += watch.recorder.rounds();
    outcome.decisions += watch.recorder.decisions();
    outcome.record += watch.recorder.take();
    const Totals points = totals(state);
    const int lowest = *std::min_element(points.begin(), points.end());
    const SeatSet won = winners(state) - forfeited;
    for (std::size_t seat = 0; seat < setup_.bots.size(); ++seat) {
      const std::size_t bot = bot_in(seat, turn);
      const Seat here = seat_at(static_cast<int>(seat));
      outcome.points[bot] += forfeited.has(here) ? lowest : points[seat];
      if (won.has(here)) outcome.wins[bot] += 1.0 / won.size();
      if (!forfeited.has(here)) outcome.roles[bot].add(watch.roles[seat]);
    }
  }

  void work(Team& bots) {
    while (true) {
      std::int64_t number = 0;
      {
        std::unique_lock lock(mutex_);
        room_.wait(lock, [&] { return stop_ || next_ < collected_ + kAhead; });
        if (stop_ || next_ == total_) return;
        number = next_++;
      }
      GameOutcome outcome = play(bots, number);
      const std::scoped_lock lock(mutex_);
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
    const std::size_t bots = setup_.bots.size();
    for (const std::string& bot : setup_.bots) result.scores.emplace_back().bot = bot;
    std::vector<RatioSums> points(bots);
    std::vector<double> wins(bots);
    RatioSums advantage;
    while (result.games < total_ && !stop_) {
      const GameOutcome outcome = next_outcome();
      if (setup_.stop && setup_.stop()) {  // the outcome may lack a program that was given up
        halt();
        break;
      }
      ++result.games;
      result.rounds += outcome.rounds;
      result.decisions += outcome.decisions;
      const auto rounds = static_cast<double>(outcome.rounds);
      double others = 0;
      for (std::size_t i = 0; i < bots; ++i) {
        points[i].add(outcome.points[i], rounds);
        wins[i] += outcome.wins[i];
        result.scores[i].add(outcome.roles[i]);
        if (i > 0) others += outcome.points[i];
      }
      advantage.add(outcome.points[0] - others / static_cast<double>(bots - 1), rounds);
      result.advantage = setup_.until_decided ? advantage.ratio_at_any_time() : advantage.ratio();
      result.decided =
          setup_.until_decided && std::abs(result.advantage.mean) > result.advantage.ci95;
      if (setup_.record) setup_.record(outcome.record);
      if ((setup_.progress && !setup_.progress(result.games)) || result.decided) halt();
    }
    for (std::size_t i = 0; i < bots; ++i) {
      result.scores[i].points_a_round = points[i].ratio();
      result.scores[i].wins = proportion(wins[i], result.games);
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
    const std::scoped_lock lock(mutex_);
    stop_ = true;
    room_.notify_all();
  }

  const ArenaSetup& setup_;
  const typename G::Options options_;
  const std::int64_t total_;
  const Seatings seatings_;
  std::vector<Team> teams_;  // by thread
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

bool ArenaResult::forfeited() const {
  return std::any_of(scores.begin(), scores.end(),
                     [](const BotScore& score) { return score.failures.times > 0; });
}

Result<ArenaResult> run_arena(const ArenaSetup& setup) {
  Result<ArenaResult> result = unknown_game(setup.game);
  with_game(setup.game, [&]<Game G>(G) { result = run<G>(setup); });
  return result;
}

}  // namespace lair
