#include "server/bot_pool.h"

#include <sys/resource.h>

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

}  // namespace

BotPool::BotPool(int threads, Metrics& metrics) : metrics_(metrics) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
  threads_.emplace_back([this] { run_jobs(); });
}

BotPool::~BotPool() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  wake_jobs_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(Task task) {
  ++metrics_.thinking;
  {
    const std::scoped_lock lock(mutex_);
    (task.explain ? hints_ : moves_).push_back(std::move(task));
  }
  wake_.notify_one();
}

void BotPool::work(std::function<void()> job) {
  {
    const std::scoped_lock lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  wake_jobs_.notify_one();
}

void BotPool::run() {
  give_way(kNice);
  OwnBots bots;
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return stopping_ || !moves_.empty() || !hints_.empty(); });
    if (stopping_) return;
    std::deque<Task>& tasks = moves_.empty() ? hints_ : moves_;
    const Task task = std::move(tasks.front());
    tasks.pop_front();
    lock.unlock();
    AnyBot& bot = bots.get(task.game, task.level);
    Rng rng(task.seed);
    task.done(task.explain ? bot.explain(*task.knowledge, rng) : bot.choose(*task.knowledge, rng));
    --metrics_.thinking;
    lock.lock();
  }
}

void BotPool::run_jobs() {
  give_way(kNicest);
  std::unique_lock lock(mutex_);
  while (true) {
    wake_jobs_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    const std::function<void()> job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job();
    lock.lock();
  }
}

}  // namespace lair
