#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "core/value.h"
#include "rules/any_knowledge.h"
#include "server/metrics.h"

namespace lair {

// Worker threads for the decisions of bots, so that they delay no table, and one thread for other
// slow jobs, so that those delay no bot.
class BotPool {
 public:
  BotPool(int threads, Metrics& metrics);
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // A decision to make; `done` is called on a thread of the pool.
  struct Task {
    std::string game, level;
    std::unique_ptr<AnyKnowledge> knowledge;
    std::uint64_t seed = 0;
    bool explain = false;
    std::function<void(Value)> done;
  };
  // Queues a decision. Moves come before explanations.
  void think(Task task);
  // Queues another slow job.
  void work(std::function<void()> job);

 private:
  void run();
  void run_jobs();

  Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable wake_, wake_jobs_;
  std::deque<Task> moves_, hints_;
  std::deque<std::function<void()>> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace lair
