#include "train/train.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <thread>
#include <vector>

#include "arena/arena.h"
#include "arena/make_arena_bot.h"
#include "record/json.h"
#include "rules/registry.h"
#include "train/self_play.h"
#include "train/strength_plot.h"
#include "train/training_files.h"
#include "train/training_options.h"
#include "train/training_state.h"

namespace lair {
namespace {

constexpr std::int64_t kTeacherRounds = 24;  // from nothing, games of the rule player come first
constexpr double kSaveMinutes = 5;

// The rate falls with what was seen, not with time: every run of a seed is the same.
float rate_after(std::int64_t samples, const Course& course) {
  constexpr double kLeast = 2e-5;
  const double halvings = static_cast<double>(samples) / course.half_life;
  return static_cast<float>(std::max(kLeast, course.rate * std::pow(0.5, halvings)));
}

// Says when something is due that is done every so many minutes.
class Timer {
 public:
  explicit Timer(double minutes) : minutes_(minutes) {}
  bool due() {
    if (minutes_since(last_) < minutes_) return false;
    last_ = Clock::now();
    return true;
  }
  using Clock = std::chrono::steady_clock;
  static double minutes_since(Clock::time_point begun) {
    return std::chrono::duration<double>(Clock::now() - begun).count() / 60;
  }

 private:
  double minutes_;
  Clock::time_point last_ = Clock::now();
};

template <Game G>
class Trainer {
 public:
  explicit Trainer(const TrainSetup& setup) : setup_(setup) {
    static_assert(Encoder<G>::kLayouts.size() <= TrainProgress::kMostNetworks);
    for (Layout layout : Encoder<G>::kLayouts) {
      if (setup.first > 0) layout.first = setup.first;
      if (setup.second > 0) layout.second = setup.second;
      state_.learners.push_back(
          std::make_unique<Learner>(layout, Rng::stream(setup.seed, state_.learners.size())));
    }
    state_.lessons.resize(state_.learners.size());
  }

  MaybeError begin() {
    if (std::filesystem::exists(setup_.out)) {
      // What stands there is what new networks are measured by.
      auto kept = read_network_file<G>(setup_.out);
      if (!kept) return std::move(kept.error());
    }
    const bool goes_on = std::filesystem::exists(state_path());
    if (goes_on && !setup_.from.empty()) {
      return Error{"train-from-and-state", "", {{"file", state_path()}}};
    }
    if (goes_on) {
      if (MaybeError error = resume()) return error;
    } else if (!setup_.from.empty()) {
      if (MaybeError error = take_networks()) return error;
    }
    if (!setup_.against.empty()) {
      const auto opponent = make_arena_bot<G>(setup_.against);
      if (!opponent) return opponent.error();
    }
    state_.course = setup_.course.applied_to(state_.course);
    publish();
    save_state();  // whoever cannot write hears of it now
    return std::nullopt;
  }

  Result<TrainProgress> run() {
    TrainProgress& progress = state_.progress;
    const double before = progress.hours;
    const auto begun = Timer::Clock::now();
    Timer match_timer(setup_.match_minutes), save_timer(kSaveMinutes), log_timer(1);
    while (true) {
      round();
      progress.hours = before + Timer::minutes_since(begun) / 60;
      const bool last = setup_.rounds > 0 ? progress.rounds >= setup_.rounds
                                          : progress.hours - before >= setup_.hours;
      if (log_timer.due()) append_line(log_path(), to_json(log_line()));
      if (last || save_timer.due()) save_state();
      if (last || match_timer.due()) {
        if (MaybeError error = match()) return std::move(*error);
      }
      const bool go_on = !setup_.progress || setup_.progress(progress);
      if (last || !go_on) break;
    }
    save_state();
    if (!std::filesystem::exists(setup_.out)) save_networks(setup_.out);
    return progress;
  }

 private:
  bool teacher_plays() const {
    return setup_.against.empty() && !state_.taught && state_.progress.rounds < kTeacherRounds;
  }

  // Everything a round does are tasks that do not depend on each other, so that its result does
  // not depend on the number of threads.
  void round() {
    const auto games = static_cast<std::size_t>(state_.course.games);
    std::vector<std::vector<Samples>> played(games);
    std::vector<double> losses(state_.learners.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
      for (std::size_t task = next++; task < state_.learners.size() + games; task = next++) {
        if (task < state_.learners.size()) {
          Rng rng = Rng::stream(setup_.seed ^ 0x1ea5, stream(task));
          const float rate = rate_after(state_.progress.samples, state_.course);
          losses[task] = state_.learners[task]->learn(
              state_.lessons[task], static_cast<std::size_t>(state_.course.batch), rate, rng);
        } else {
          const std::size_t game = task - state_.learners.size();
          played[game] = play(Rng::stream(setup_.seed, stream(task)));
        }
      }
    };
    std::vector<std::thread> helpers;
    for (int i = 1; i < setup_.threads; ++i) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
    collect(played, losses);
    publish();
  }

  std::uint64_t stream(std::size_t task) const {
    return static_cast<std::uint64_t>(state_.progress.rounds) *
               (static_cast<std::uint64_t>(state_.course.games) + state_.learners.size()) +
           task + 100;
  }

  std::vector<Samples> play(Rng rng) {
    const auto teacher = make_bot<G>("greedy");
    SelfPlay<G> games(teacher_plays() ? nullptr : networks_, teacher->get(), state_.course);
    const auto options = training_options<G>(rng);
    if (setup_.against.empty()) {
      games.play(options.options, options.seats, rng);
    } else {
      const auto opponent = make_arena_bot<G>(setup_.against);
      games.play_against(**opponent, options.options, options.seats, rng);
    }
    return std::move(games.samples());
  }

  void collect(const std::vector<std::vector<Samples>>& played, const std::vector<double>& losses) {
    std::copy(losses.begin(), losses.end(), state_.progress.losses.begin());
    for (std::size_t i = 0; i < state_.learners.size(); ++i) {
      state_.progress.samples += static_cast<std::int64_t>(state_.lessons[i].size());
      state_.lessons[i].clear();
      for (const auto& game : played) state_.lessons[i].append(game[i]);
    }
    ++state_.progress.rounds;
  }

  void publish() {
    Networks networks;
    for (const auto& learner : state_.learners) networks.push_back(learner->network());
    networks_ = std::make_shared<const Networks>(std::move(networks));
  }

  ArenaSetup match_of(const std::string& networks, const std::string& opponent) const {
    return {.game = G::kName,
            .bots = {"net:" + networks, opponent, opponent},
            .deals = setup_.match_deals,
            .seed = kMatchSeed,
            .threads = setup_.threads};
  }

  // On deals that are the same each time: against rule players, or the bot that is to be answered.
  MaybeError match() {
    const std::string fresh = setup_.out + ".candidate";
    save_networks(fresh);
    const bool answers = !setup_.against.empty();
    const auto result = run_arena(match_of(fresh, answers ? setup_.against : "greedy"));
    if (!result) return result.error();
    TrainProgress& progress = state_.progress;
    progress.measured = true;
    progress.advantage = result->advantage.mean;
    progress.ci95 = result->advantage.ci95;
    Value line = log_line();
    line.set(answers ? "over_answered" : "over_greedy", progress.advantage);
    line.set("ci95", progress.ci95);
    bool kept = true;
    if (!answers && std::filesystem::exists(setup_.out)) {
      auto better = is_better(fresh, line);
      if (!better) return std::move(better.error());
      kept = *better;
    }
    line.set("kept", kept);
    if (kept) {
      std::filesystem::rename(fresh, setup_.out);
    } else {
      std::filesystem::remove(fresh);
    }
    append_line(log_path(), to_json(line));
    replace_file(setup_.out + ".svg", [&](std::ostream& out) { out << strength_plot(log_path()); });
    return std::nullopt;
  }

  // Are these networks better than those kept last? On deals of their own, so that no network is
  // chosen for its luck on deals that others had, too; until it is certain, or as long as allowed.
  Result<bool> is_better(const std::string& fresh, Value& line) const {
    ArenaSetup test = match_of(fresh, "net:" + setup_.out);
    test.deals = setup_.test_deals;
    test.until_decided = true;
    test.seed =
        Rng::stream(setup_.seed ^ kMatchSeed, static_cast<std::uint64_t>(state_.progress.rounds))
            .next();
    const auto result = run_arena(test);
    if (!result) return result.error();
    line.set("over_kept", result->advantage.mean);
    line.set("over_kept_deals", result->games);
    return result->decided && result->advantage.mean > 0;
  }

  Value log_line() const {
    const TrainProgress& progress = state_.progress;
    Value::Array losses;
    for (std::size_t i = 0; i < state_.learners.size(); ++i)
      losses.emplace_back(progress.losses[i]);
    return Value::object({{"hours", progress.hours},
                          {"rounds", progress.rounds},
                          {"samples", progress.samples},
                          {"losses", std::move(losses)}});
  }

  std::string state_path() const { return setup_.out + ".state"; }
  std::string log_path() const { return setup_.out + ".log"; }

  void save_networks(const std::string& path) const {
    replace_file(path, [&](std::ostream& out) {
      const std::vector<std::byte> bytes = write_networks(*networks_);
      out.write(reinterpret_cast<const char*>(bytes.data()),
                static_cast<std::streamsize>(bytes.size()));
    });
  }

  void save_state() const {
    replace_file(state_path(), [&](std::ostream& out) { out << state_.written(G::kName); });
  }

  MaybeError resume() {
    std::ifstream in(state_path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    return state_.read(bytes, G::kName, state_path());
  }

  // Begins with networks, which are then the first that new ones are measured by.
  MaybeError take_networks() {
    auto networks = read_network_file<G>(setup_.from);
    if (!networks) return std::move(networks.error());
    for (std::size_t i = 0; i < networks->size(); ++i) widen((*networks)[i], i);
    state_.taught = true;
    state_.course = kTaughtCourse;
    if (!std::filesystem::exists(setup_.out)) {
      std::filesystem::copy_file(setup_.from, setup_.out);
    }
    return std::nullopt;
  }

  // A learner is never narrower than the network that it begins with.
  void widen(const Network& network, std::size_t i) {
    auto& learner = state_.learners[i];
    Layout layout = learner->layout();
    layout.first = std::max(layout.first, network.layout().first);
    layout.second = std::max(layout.second, network.layout().second);
    if (layout != learner->layout()) {
      learner = std::make_unique<Learner>(layout, Rng::stream(setup_.seed, i));
    }
    learner->take(network);
  }

  const TrainSetup& setup_;
  TrainingState state_;
  std::shared_ptr<const Networks> networks_;
};

template <Game G>
Result<TrainProgress> run(const TrainSetup& setup) {
  Trainer<G> trainer(setup);
  if (MaybeError error = trainer.begin()) return std::move(*error);
  return trainer.run();
}

}  // namespace

Result<TrainProgress> train(const TrainSetup& setup) {
  Result<TrainProgress> result = unknown_game(setup.game);
  with_game(setup.game, [&]<Game G>(G) {
    if constexpr (HasNetworks<G>) {
      result = run<G>(setup);
    } else {
      result = Error{"game-no-networks", "", {{"game", std::string(G::kName)}}};
    }
  });
  return result;
}

}  // namespace lair
