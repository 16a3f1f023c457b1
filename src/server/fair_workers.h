#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "server/fair_queue.h"

namespace lair {

// Threads that do the jobs of a fair queue. One of them does only urgent jobs, so that these never
// wait for a long one.
template <class Job>
class FairWorkers {
 public:
  struct Setup {
    int threads = 1;  // besides the one for urgent jobs
    // Called on each thread before its first job; returns the function that does a job there. Its
    // second argument is the time that the job has waited, in seconds.
    std::function<std::function<void(Job&, double)>()> start;
    // A job that is not urgent and has waited for `patience` seconds may be changed into a cheaper
    // one: then `hurry` returns true, and it becomes urgent.
    double patience = 1e9;
    std::function<bool(Job&)> hurry = [](Job&) { return false; };
  };

  explicit FairWorkers(Setup setup) : setup_(std::move(setup)) {
    for (int i = 0; i <= setup_.threads; ++i) threads_.emplace_back([this, i] { run(i == 0); });
  }
  ~FairWorkers() {
    {
      const std::scoped_lock lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  FairWorkers(const FairWorkers&) = delete;
  FairWorkers& operator=(const FairWorkers&) = delete;

  void add(Payer payer, Rank rank, Job job) {
    {
      const std::scoped_lock lock(mutex_);
      queue_.add(std::move(payer), rank, std::move(job), steady_seconds());
    }
    wake_.notify_all();
  }

 private:
  void run(bool only_urgent) {
    const auto work = setup_.start();
    std::unique_lock lock(mutex_);
    while (!stopping_) {
      const double now = steady_seconds();
      queue_.hurry(now - setup_.patience, setup_.hurry);
      if (auto next = queue_.take(only_urgent, now)) {
        lock.unlock();
        work(next->job, now - next->since);
        lock.lock();
        const double end = steady_seconds();
        queue_.done(next->payer, end - now, end);
      } else if (queue_.empty()) {
        wake_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
      } else {
        wake_.wait_for(lock, kLook);  // for a job that becomes urgent
      }
    }
  }

  static constexpr std::chrono::milliseconds kLook{100};

  Setup setup_;
  std::mutex mutex_;
  std::condition_variable wake_;
  FairQueue<Job> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace lair
