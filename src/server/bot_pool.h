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

// Threads on which bots think, so that they delay no table; and one for what else takes its time,
// so that it delays no bot.
class BotPool {
 public:
  BotPool(int threads, Metrics& metrics);
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // What is to be thought about; `done` is called from a thread of the pool.
  struct Task {
    std::string game, level;
    std::unique_ptr<AnyKnowledge> knowledge;
    std::uint64_t seed = 0;
    bool explain = false;
    std::function<void(Value)> done;
  };
  // Moves come before explanations.
  void think(Task task);
  // Something else that takes its time.
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
