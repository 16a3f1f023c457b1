#pragma once

#include <algorithm>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "server/used_time.h"

namespace lair {

// For whom a job is done.
struct Payer {
  std::string player;
  std::string table;
};

// Urgent jobs are cheap ones that somebody waits for. They come before the others.
enum class Rank : std::uint8_t { kUrgent, kOther };

// Jobs that wait for workers. Urgent jobs come first; then the jobs of the player for whom the
// fewest run and the least time was used; then those of the table with the least; then the oldest.
template <class Job>
class FairQueue {
 public:
  struct Waiting {
    Payer payer;
    Rank rank{};
    Job job;
    double since = 0;  // seconds
  };

  bool empty() const { return waiting_.empty(); }
  std::size_t size() const { return waiting_.size(); }
  bool has(Rank rank) const {
    return std::any_of(waiting_.begin(), waiting_.end(),
                       [&](const Waiting& each) { return each.rank == rank; });
  }
  void add(Payer payer, Rank rank, Job job, double now) {
    waiting_.push_back({std::move(payer), rank, std::move(job), now});
  }
  // The next job; nothing if none waits, or no urgent one for a worker that does only those.
  // `done` must be called for it.
  std::optional<Waiting> take(bool only_urgent, double now) {
    const auto next = std::min_element(
        waiting_.begin(), waiting_.end(),
        [&](const Waiting& a, const Waiting& b) { return key(a, now) < key(b, now); });
    if (next == waiting_.end() || (only_urgent && next->rank != Rank::kUrgent)) return std::nullopt;
    Waiting taken = std::move(*next);
    waiting_.erase(next);
    ++running_[taken.payer.player];
    return taken;
  }
  void done(const Payer& payer, double seconds, double now) {
    const auto running = running_.find(payer.player);
    if (--running->second == 0) running_.erase(running);
    players_.add(payer.player, seconds, now);
    tables_.add(payer.table, seconds, now);
  }
  // Calls `change` for each job that is not urgent and has waited since before `time`; true makes
  // it urgent.
  template <class Change>
  void hurry(double time, const Change& change) {
    for (Waiting& each : waiting_) {
      if (each.rank == Rank::kOther && each.since < time && change(each.job)) {
        each.rank = Rank::kUrgent;
      }
    }
  }

 private:
  std::tuple<Rank, int, double, double> key(const Waiting& waiting, double now) const {
    const auto running = running_.find(waiting.payer.player);
    return {waiting.rank, running == running_.end() ? 0 : running->second,
            players_.of(waiting.payer.player, now), tables_.of(waiting.payer.table, now)};
  }

  std::list<Waiting> waiting_;          // in the order of their arrival
  std::map<std::string, int> running_;  // by player
  UsedTime players_, tables_;
};

}  // namespace lair
