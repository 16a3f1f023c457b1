#include "server/bot_pool.h"

#include <sys/resource.h>

#include <map>
#include <utility>

#include "bots/any_bot.h"

namespace lair {
namespace {

// Kinder to tables than to bots: what people wait for goes first.
constexpr int kNice = 10;

// One thread's bots, made when they are first wanted.
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

}  // namespace

BotPool::BotPool(int threads, Metrics& metrics) : metrics_(metrics) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(Task task) {
  ++metrics_.thinking;
  {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  wake_.notify_one();
}

void BotPool::work(std::function<void()> job) {
  Task task;
  task.job = std::move(job);
  think(std::move(task));
}

void BotPool::run() {
  setpriority(PRIO_PROCESS, 0, kNice);  // on Linux, of this thread alone
  OwnBots bots;
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return stopping_ || !tasks_.empty(); });
    if (stopping_) return;
    Task task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    if (task.job) {
      task.job();
    } else {
      AnyBot& bot = bots.get(task.game, task.level);
      Rng rng(task.seed);
      task.done(task.explain ? bot.explain(*task.knowledge, rng)
                             : bot.choose(*task.knowledge, rng));
    }
    --metrics_.thinking;
    lock.lock();
  }
}

}  // namespace lair
