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

namespace lair {

// A seat of a game at a table.
struct ReviewedSeat {
  std::string table;
  int number = 0;  // of the game, from 1
  int seat = 0;    // from 0
  friend bool operator==(const ReviewedSeat&, const ReviewedSeat&) = default;
};

// Reviews that players asked for, one after the other, on a thread of its own that gives way to
// everything else: to tables, and to bots that think.
class ReviewQueue {
 public:
  explicit ReviewQueue(int deals);  // that a decision is judged by
  ~ReviewQueue();                   // leaves what is under way
  ReviewQueue(const ReviewQueue&) = delete;
  ReviewQueue& operator=(const ReviewQueue&) = delete;

  struct Progress {
    std::int64_t done = 0, total = 0;  // decisions and deals; 0 before it begins
    std::int64_t before = 0;           // reviews that come first
  };
  // Of one that is in the queue.
  std::optional<Progress> progress(const ReviewedSeat& what) const;

  // Called from the queue's thread.
  using Done = std::function<void(Result<Review>)>;
  // `log` are the entries of the table's log that tell the game. False if too many wait, or too
  // many of this player's.
  bool add(ReviewedSeat what, std::string player, std::vector<std::string> log, Done done);
  // What is done stays, as done, until it is known elsewhere.
  void remove(const ReviewedSeat& what);

  // Something else that can wait even longer: it is done when no review is to be made. `work` is
  // called from the queue's thread, with a question that it asks from time to time: may it go on?
  // False if too much waits.
  using Work = std::function<void(const std::function<bool()>& goes_on)>;
  bool add_idle(Work work);

 private:
  struct Job {
    ReviewedSeat what;
    std::string player;
    std::vector<std::string> log;
    Done done;
    std::int64_t pieces = 0, total = 0;
    bool over = false;
  };
  void run();
  void run_review(std::unique_lock<std::mutex>& lock, Job& job);
  void run_idle(std::unique_lock<std::mutex>& lock);
  Result<Review> make(Job& job);
  Job* next();

  int deals_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::list<Job> jobs_;
  std::deque<Work> idle_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace lair
