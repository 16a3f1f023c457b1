#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/value.h"
#include "rules/any_knowledge.h"
#include "server/fair_workers.h"
#include "server/metrics.h"

namespace lair {

// Worker threads for the decisions of bots, so that they delay no table, and others for slow jobs,
// so that those delay no bot. Both have fair shares by player and table (fair_queue.h): nobody's
// bots wait for somebody else's many.
class BotPool {
 public:
  // `patience`: how long a dear decision waits before a cheaper level makes it, in seconds.
  BotPool(int threads, Metrics& metrics, double patience = kPatience);
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  // A bot's decision, and the level that made it.
  struct Decision {
    Value line;
    std::string level;
  };
  // A decision to make; `done` is called on a thread of the pool.
  struct Task {
    std::string game, level;
    std::unique_ptr<AnyKnowledge> knowledge;
    std::uint64_t seed = 0;
    bool explain = false;
    std::function<void(Decision)> done;
  };
  // Queues a decision. Moves of cheap levels come before dear ones and before explanations.
  void think(Payer payer, Task task);
  // Queues another slow job.
  void work(Payer payer, Rank rank, std::function<void()> job);

 private:
  static constexpr double kPatience = 2;

  using Job = std::function<void()>;
  Metrics& metrics_;
  FairWorkers<Task> bots_;
  FairWorkers<Job> jobs_;
};

// The strongest level of a game searches and takes long.
bool is_dear(std::string_view game, std::string_view level);

}  // namespace lair
