#pragma once

#include <compare>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "review/review.h"
#include "server/used_time.h"

namespace lair {

// A seat of a game at a table.
struct ReviewedSeat {
  std::string table;
  int number = 0;  // of the game, from 1
  int seat = 0;    // from 0
  friend bool operator==(const ReviewedSeat&, const ReviewedSeat&) = default;
};

// Makes the reviews that players asked for, one after the other, on a thread of the lowest
// priority: tables and bots come first. The player for whom it has worked least comes next.
class ReviewQueue {
 public:
  // `deals`: sampled deals per decision. `waited` is called with the time that a review has waited,
  // in seconds, on the queue's thread.
  explicit ReviewQueue(
      int deals, std::function<void(double)> waited = [](double) {});
  ~ReviewQueue();  // abandons the review in progress
  ReviewQueue(const ReviewQueue&) = delete;
  ReviewQueue& operator=(const ReviewQueue&) = delete;

  struct Progress {
    std::int64_t done = 0, total = 0;  // decisions and deals; 0 before it begins
    std::int64_t before = 0;           // reviews ahead in the queue
  };
  // Nothing if the review is not in the queue.
  std::optional<Progress> progress(const ReviewedSeat& what) const;

  // Called on the queue's thread.
  using Done = std::function<void(Result<Review>)>;
  // Who asks for a review.
  struct Asker {
    std::string player, address;
  };
  // `log` holds the entries of the game in the table's log. False if the queue is full, or has too
  // many reviews of this player or this address.
  bool add(ReviewedSeat what, Asker asker, std::vector<std::string> log, Done done);
  // A finished review stays in the queue, as finished, until it is stored and removed.
  void remove(const ReviewedSeat& what);

  // Adds a job that runs when no review waits, on the queue's thread. The job asks `goes_on` from
  // time to time and stops when that is false. False if too many such jobs wait.
  using Work = std::function<void(const std::function<bool()>& goes_on)>;
  bool add_idle(Work work);

 private:
  struct Job {
    ReviewedSeat what;
    Asker asker;
    std::vector<std::string> log;
    Done done;
    double since = 0;  // seconds
    std::int64_t pieces = 0, total = 0;
    bool over = false;
  };
  void run();
  void run_review(std::unique_lock<std::mutex>& lock, Job& job);
  void run_idle(std::unique_lock<std::mutex>& lock);
  Result<Review> make(Job& job);
  Job* next();

  int deals_;
  std::function<void(double)> waited_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::list<Job> jobs_;
  UsedTime used_;  // by player
  std::deque<Work> idle_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace lair
