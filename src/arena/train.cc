#include "arena/train.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <memory>
#include <system_error>
#include <thread>
#include <vector>

#include "arena/arena.h"
#include "arena/learner.h"
#include "arena/make_arena_bot.h"
#include "arena/self_play.h"
#include "arena/strength_plot.h"
#include "arena/training_options.h"
#include "bots/chimera/encoder.h"
#include "record/json.h"
#include "rules/registry.h"

namespace lair {
namespace {

constexpr std::int64_t kTeacherRounds = 24;  // from nothing, games of the rule player come first
constexpr double kMatchMinutes = 10;
constexpr std::uint64_t kMatchSeed = 20051;

// Adam's rate falls with what was seen, not with time: every run of a seed is the same.
float rate_after(std::int64_t samples) {
  return static_cast<float>(
      std::max(5e-5, 1e-3 * std::pow(0.5, static_cast<double>(samples) / 150e6)));
}

template <Game G>
class Trainer {
 public:
  explicit Trainer(const TrainSetup& setup) : setup_(setup) {
    for (const Layout& layout : Encoder<G>::kLayouts) {
      learners_.push_back(
          std::make_unique<Learner>(layout, Rng::stream(setup.seed, learners_.size())));
    }
    lessons_.resize(learners_.size());
  }

  MaybeError begin() {
    if (std::filesystem::exists(state_path())) {
      if (!resume()) return Error{"train-state-wrong", "", {{"file", state_path()}}};
    } else if (!setup_.from.empty()) {
      auto networks = read_network_file<G>(setup_.from);
      if (!networks) return std::move(networks.error());
      for (std::size_t i = 0; i < learners_.size(); ++i) learners_[i]->take((*networks)[i]);
      taught_ = true;
    }
    publish();
    return std::nullopt;
  }

  TrainProgress run() {
    const double before = progress_.hours;
    const auto begun = Clock::now();
    double next_match = progress_.hours + kMatchMinutes / 60;
    while (true) {
      round();
      progress_.hours = before + hours_since(begun);
      const bool last = setup_.rounds > 0 ? progress_.rounds >= setup_.rounds
                                          : progress_.hours - before >= setup_.hours;
      const bool match_due = last || progress_.hours >= next_match;
      if (match_due) {
        save_state();
        match();
        next_match = progress_.hours + kMatchMinutes / 60;
      }
      const bool go_on = !setup_.progress || setup_.progress(progress_);
      if (last || !go_on) break;
    }
    save_state();
    if (!std::filesystem::exists(setup_.out)) save_networks(setup_.out);
    return progress_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static double hours_since(Clock::time_point begun) {
    return std::chrono::duration<double>(Clock::now() - begun).count() / 3600;
  }

  bool teacher_plays() const { return !taught_ && progress_.rounds < kTeacherRounds; }

  // Everything a round does are tasks that do not depend on each other, so that its result does
  // not depend on the number of threads.
  void round() {
    const auto games = static_cast<std::size_t>(setup_.games);
    std::vector<std::vector<Samples>> played(games);
    std::vector<double> losses(learners_.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
      for (std::size_t task = next++; task < learners_.size() + games; task = next++) {
        if (task < learners_.size()) {
          Rng rng = Rng::stream(setup_.seed ^ 0x1ea5, stream(task));
          losses[task] = learners_[task]->learn(lessons_[task], rate_after(progress_.samples), rng);
        } else {
          const std::size_t game = task - learners_.size();
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
    return static_cast<std::uint64_t>(progress_.rounds) *
               (static_cast<std::uint64_t>(setup_.games) + learners_.size()) +
           task + 100;
  }

  std::vector<Samples> play(Rng rng) {
    const auto teacher = make_bot<G>("greedy");
    SelfPlay<G> games(teacher_plays() ? nullptr : networks_, teacher->get());
    const auto options = training_options<G>(rng);
    games.play(options.options, options.seats, rng);
    return std::move(games.samples());
  }

  void collect(const std::vector<std::vector<Samples>>& played, const std::vector<double>& losses) {
    std::int64_t samples = 0;
    double loss = 0;
    for (std::size_t i = 0; i < learners_.size(); ++i) {
      samples += static_cast<std::int64_t>(lessons_[i].size());
      loss += losses[i] * static_cast<double>(lessons_[i].size());
      lessons_[i].clear();
      for (const auto& game : played) lessons_[i].append(game[i]);
    }
    progress_.samples += samples;
    progress_.loss = samples > 0 ? loss / static_cast<double>(samples) : 0;
    ++progress_.rounds;
  }

  void publish() {
    Networks networks;
    for (const auto& learner : learners_) networks.push_back(learner->network());
    networks_ = std::make_shared<const Networks>(std::move(networks));
  }

  Estimate advantage_over(const std::string& networks, const std::string& opponent) const {
    const auto result = run_arena({.game = G::kName,
                                   .bots = {"net:" + networks, opponent, opponent},
                                   .deals = setup_.match_deals,
                                   .seed = kMatchSeed,
                                   .threads = setup_.threads});
    return result ? result->advantage : Estimate{};
  }

  // On deals that are the same each time: against rule players, for the log; and against the
  // networks kept last, which are replaced only by such as are not worse.
  void match() {
    const std::string fresh = setup_.out + ".candidate";
    save_networks(fresh);
    const Estimate over_greedy = advantage_over(fresh, "greedy");
    progress_.advantage = over_greedy.mean;
    progress_.ci95 = over_greedy.ci95;
    Value line = Value::object({{"hours", progress_.hours},
                                {"rounds", progress_.rounds},
                                {"samples", progress_.samples},
                                {"loss", progress_.loss},
                                {"over_greedy", progress_.advantage},
                                {"ci95", progress_.ci95}});
    bool kept = true;
    if (std::filesystem::exists(setup_.out)) {
      const Estimate over_kept = advantage_over(fresh, "net:" + setup_.out);
      line.set("over_kept", over_kept.mean);
      kept = over_kept.mean >= 0;
    }
    line.set("kept", kept);
    if (kept) {
      std::filesystem::rename(fresh, setup_.out);
    } else {
      std::filesystem::remove(fresh);
    }
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
    replace_file(state_path(), [&](std::ostream& out) {
      out.write(reinterpret_cast<const char*>(&progress_), sizeof progress_);
      for (const auto& learner : learners_) learner->write(out);
    });
  }

  bool resume() {
    std::ifstream in(state_path(), std::ios::binary);
    in.read(reinterpret_cast<char*>(&progress_), sizeof progress_);
    bool whole = static_cast<bool>(in);
    for (const auto& learner : learners_) whole = whole && learner->read(in);
    return whole;
  }

  const TrainSetup& setup_;
  std::vector<std::unique_ptr<Learner>> learners_;
  std::vector<Samples> lessons_;  // what the round before brought
  std::shared_ptr<const Networks> networks_;
  TrainProgress progress_;
  bool taught_ = false;
};

template <Game G>
Result<TrainProgress> run(const TrainSetup& setup) {
  Trainer<G> trainer(setup);
  if (MaybeError error = trainer.begin()) return std::move(*error);
  return trainer.run();
}

}  // namespace

Result<TrainProgress> train(const TrainSetup& setup) {
  Result<TrainProgress> result = Error{"game-unknown", "", {{"game", std::string(setup.game)}}};
  with_game(setup.game, [&]<Game G>(G) {
    if constexpr (requires { Encoder<G>::kLayouts; }) result = run<G>(setup);
  });
  return result;
}

}  // namespace lair
