#include "train/train.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <system_error>
#include <thread>
#include <vector>

#include "arena/arena.h"
#include "arena/make_arena_bot.h"
#include "record/json.h"
#include "rules/registry.h"
#include "train/self_play.h"
#include "train/strength_plot.h"
#include "train/training_options.h"
#include "train/training_state.h"

namespace lair {
namespace {

constexpr std::int64_t kTeacherRounds = 24;  // from nothing, games of the rule player come first
constexpr double kMatchMinutes = 10;

// How boldly it learns. Networks that were learned before are polished: smaller steps that soon
// grow smaller still, and fewer moves at random, for these make the value of good ones uncertain.
struct Boldness {
  double rate, half_life;  // Adam's rate at first, and the samples after which it is half as large
  double exploration;      // the share of moves that are made at random
};
constexpr Boldness kFresh = {1e-3, 150e6, 0.03}, kTaught = {4e-4, 25e6, 0.01};

// The rate falls with what was seen, not with time: every run of a seed is the same.
float rate_after(std::int64_t samples, const Boldness& boldness) {
  constexpr double kLeast = 2e-5;
  const double halvings = static_cast<double>(samples) / boldness.half_life;
  return static_cast<float>(std::max(kLeast, boldness.rate * std::pow(0.5, halvings)));
}

template <Game G>
class Trainer {
 public:
  explicit Trainer(const TrainSetup& setup) : setup_(setup) {
    for (const Layout& layout : Encoder<G>::kLayouts) {
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
    publish();
    return std::nullopt;
  }

  Result<TrainProgress> run() {
    TrainProgress& progress = state_.progress;
    const double before = progress.hours;
    const auto begun = Clock::now();
    double next_match = progress.hours + kMatchMinutes / 60;
    while (true) {
      round();
      progress.hours = before + hours_since(begun);
      const bool last = setup_.rounds > 0 ? progress.rounds >= setup_.rounds
                                          : progress.hours - before >= setup_.hours;
      const bool match_due = last || progress.hours >= next_match;
      if (match_due) {
        save_state();
        if (MaybeError error = match()) return std::move(*error);
        next_match = progress.hours + kMatchMinutes / 60;
      }
      const bool go_on = !setup_.progress || setup_.progress(progress);
      if (last || !go_on) break;
    }
    save_state();
    if (!std::filesystem::exists(setup_.out)) save_networks(setup_.out);
    return progress;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static double hours_since(Clock::time_point begun) {
    return std::chrono::duration<double>(Clock::now() - begun).count() / 3600;
  }

  const Boldness& boldness() const { return state_.taught ? kTaught : kFresh; }
  bool teacher_plays() const { return !state_.taught && state_.progress.rounds < kTeacherRounds; }

  // Everything a round does are tasks that do not depend on each other, so that its result does
  // not depend on the number of threads.
  void round() {
    const auto games = static_cast<std::size_t>(setup_.games);
    std::vector<std::vector<Samples>> played(games);
    std::vector<double> losses(state_.learners.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
      for (std::size_t task = next++; task < state_.learners.size() + games; task = next++) {
        if (task < state_.learners.size()) {
          Rng rng = Rng::stream(setup_.seed ^ 0x1ea5, stream(task));
          const float rate = rate_after(state_.progress.samples, boldness());
          losses[task] = state_.learners[task]->learn(state_.lessons[task], rate, rng);
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
               (static_cast<std::uint64_t>(setup_.games) + state_.learners.size()) +
           task + 100;
  }

  std::vector<Samples> play(Rng rng) {
    const auto teacher = make_bot<G>("greedy");
    SelfPlay<G> games(teacher_plays() ? nullptr : networks_, teacher->get(),
                      boldness().exploration);
    const auto options = training_options<G>(rng);
    games.play(options.options, options.seats, rng);
    return std::move(games.samples());
  }

  void collect(const std::vector<std::vector<Samples>>& played, const std::vector<double>& losses) {
    std::int64_t samples = 0;
    double loss = 0;
    for (std::size_t i = 0; i < state_.learners.size(); ++i) {
      samples += static_cast<std::int64_t>(state_.lessons[i].size());
      loss += losses[i] * static_cast<double>(state_.lessons[i].size());
      state_.lessons[i].clear();
      for (const auto& game : played) state_.lessons[i].append(game[i]);
    }
    state_.progress.samples += samples;
    state_.progress.loss = samples > 0 ? loss / static_cast<double>(samples) : 0;
    ++state_.progress.rounds;
  }

  void publish() {
    Networks networks;
    for (const auto& learner : state_.learners) networks.push_back(learner->network());
    networks_ = std::make_shared<const Networks>(std::move(networks));
  }

  Result<Estimate> advantage_over(const std::string& networks, const std::string& opponent) const {
    auto result = run_arena({.game = G::kName,
                             .bots = {"net:" + networks, opponent, opponent},
                             .deals = setup_.match_deals,
                             .seed = kMatchSeed,
                             .threads = setup_.threads});
    if (!result) return std::move(result.error());
    return result->advantage;
  }

  // On deals that are the same each time: against rule players, for the log; and against the
  // networks kept last, which are replaced only by such as are not worse.
  MaybeError match() {
    const std::string fresh = setup_.out + ".candidate";
    save_networks(fresh);
    auto over_greedy = advantage_over(fresh, "greedy");
    if (!over_greedy) return std::move(over_greedy.error());
    TrainProgress& progress = state_.progress;
    progress.advantage = over_greedy->mean;
    progress.ci95 = over_greedy->ci95;
    Value line = Value::object({{"hours", progress.hours},
                                {"rounds", progress.rounds},
                                {"samples", progress.samples},
                                {"loss", progress.loss},
                                {"over_greedy", progress.advantage},
                                {"ci95", progress.ci95}});
    bool kept = true;
    if (std::filesystem::exists(setup_.out)) {
      auto over_kept = advantage_over(fresh, "net:" + setup_.out);
      if (!over_kept) return std::move(over_kept.error());
      line.set("over_kept", over_kept->mean);
      kept = over_kept->mean >= 0;
    }
    line.set("kept", kept);
    if (kept) {
      std::filesystem::rename(fresh, setup_.out);
    } else {
      std::filesystem::remove(fresh);
    }
    write_log(line);
    return std::nullopt;
  }

  void write_log(const Value& line) const {
    std::ofstream log(setup_.out + ".log", std::ios::app);
    log << to_json(line) << '\n';
    close(log, setup_.out + ".log");
    replace_file(setup_.out + ".svg",
                 [&](std::ostream& out) { out << strength_plot(setup_.out + ".log"); });
  }

  std::string state_path() const { return setup_.out + ".state"; }

  static void close(std::ofstream& out, const std::string& path) {
    out.close();
    if (!out) throw std::system_error(errno, std::generic_category(), path);
  }

  // Written beside and moved into place, so that an interruption leaves the old one.
  template <class Write>
  static void replace_file(const std::string& path, Write write) {
    const std::string fresh = path + ".new";
    std::ofstream out(fresh, std::ios::binary);
    write(out);
    close(out, fresh);
    std::filesystem::rename(fresh, path);
  }

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
    for (std::size_t i = 0; i < networks->size(); ++i) state_.learners[i]->take((*networks)[i]);
    state_.taught = true;
    if (!std::filesystem::exists(setup_.out)) {
      std::filesystem::copy_file(setup_.from, setup_.out);
    }
    return std::nullopt;
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
