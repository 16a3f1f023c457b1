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

// Threads on which bots think, so that they delay no table.
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
    std::function<void()> job{};  // instead of all that
  };
  void think(Task task);
  // Something else that takes its time.
  void work(std::function<void()> job);

 private:
  void run();

  Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> tasks_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace lair
