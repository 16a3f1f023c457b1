#include "server/bot_pool.h"

#include <sys/resource.h>

#include <algorithm>
#include <map>
#include <utility>

#include "bots/any_bot.h"

namespace lair {
namespace {

// The thread of tables has the highest priority, then bots, then other jobs: players wait for them
// in this order.
constexpr int kNice = 10, kNicest = 19;

// On Linux this sets the priority of the calling thread alone.
void give_way(int nice) { setpriority(PRIO_PROCESS, 0, nice); }

// The bots of one thread, created on first use.
class OwnBots {
 public:
  AnyBot& get(const std::string& game, const std::string& level) {
    std::unique_ptr<AnyBot>& bot = bots_[{game, level}];
    if (bot == nullptr) {
      auto made = make_any_bot(game, level);
      if (!made) made = make_any_bot(game, "greedy");
      bot = std::move(*made);
    }
    return *bot;
  }

 private:
  std::map<std::pair<std::string, std::string>, std::unique_ptr<AnyBot>> bots_;
};

// The level below the strongest one.
std::string cheaper_level(std::string_view game) {
  const auto levels = levels_of(game);
  return std::string(levels[levels.size() - 2]);
}

bool hurry(BotPool::Task& task) {
  if (task.explain) return false;
  task.level = cheaper_level(task.game);
  return true;
}

}  // namespace

bool is_dear(std::string_view game, std::string_view level) {
  const auto levels = levels_of(game);
  return levels.size() >= 2 &&
         std::find(levels.begin(), levels.end() - 1, level) == levels.end() - 1;
}

BotPool::BotPool(int threads, Metrics& metrics, double patience)
    : metrics_(metrics),
      bots_({.threads = threads,
             .start =
                 [this] {
                   give_way(kNice);
                   return [this, bots = std::make_shared<OwnBots>()](Task& task, double waited) {
                     metrics_.observe(Timing::kBotWait, waited);
                     AnyBot& bot = bots->get(task.game, task.level);
                     Rng rng(task.seed);
                     Value line = task.explain ? bot.explain(*task.knowledge, rng)
                                               : bot.choose(*task.knowledge, rng);
                     task.done({std::move(line), std::move(task.level)});
                     --metrics_.thinking;
                   };
                 },
             .patience = patience,
             .hurry = hurry}),
      jobs_({.threads = 1, .start = [this] {
               give_way(kNicest);
               return [this](Job& job, double waited) {
                 metrics_.observe(Timing::kJobWait, waited);
                 job();
               };
             }}) {}

void BotPool::think(Payer payer, Task task) {
  ++metrics_.thinking;
  const bool urgent = !task.explain && !is_dear(task.game, task.level);
  bots_.add(std::move(payer), urgent ? Rank::kUrgent : Rank::kOther, std::move(task));
}

void BotPool::work(Payer payer, Rank rank, std::function<void()> job) {
  jobs_.add(std::move(payer), rank, std::move(job));
}

}  // namespace lair
