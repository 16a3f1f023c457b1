#include "server/review_queue.h"

#include <sys/resource.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "record/record_file.h"
#include "table/record_of.h"

namespace lair {
namespace {

constexpr int kLeastUrgent = 19;  // inherited by threads that it starts
constexpr std::size_t kWaitingAtMost = 200;
constexpr std::ptrdiff_t kOfOnePlayer = 3, kOfOneAddress = 20;

}  // namespace

ReviewQueue::ReviewQueue(int deals, std::function<void(double)> waited)
    : deals_(deals), waited_(std::move(waited)), thread_([this] { run(); }) {}

ReviewQueue::~ReviewQueue() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

std::optional<ReviewQueue::Progress> ReviewQueue::progress(const ReviewedSeat& what) const {
  const std::scoped_lock lock(mutex_);
  Progress progress;
  for (const Job& job : jobs_) {
    if (job.what == what) {
      progress.done = job.pieces;
      progress.total = job.total;
      return progress;
    }
    if (!job.over) ++progress.before;
  }
  return std::nullopt;
}

bool ReviewQueue::add(ReviewedSeat what, Asker asker, std::vector<std::string> log, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    const auto count = [&](std::string Asker::*part) {
      return std::count_if(jobs_.begin(), jobs_.end(),
                           [&](const Job& job) { return job.asker.*part == asker.*part; });
    };
    if (count(&Asker::player) >= kOfOnePlayer || count(&Asker::address) >= kOfOneAddress ||
        jobs_.size() >= kWaitingAtMost) {
      return false;
    }
    jobs_.push_back(
        {std::move(what), std::move(asker), std::move(log), std::move(done), steady_seconds()});
  }
  wake_.notify_all();
  return true;
}

void ReviewQueue::remove(const ReviewedSeat& what) {
  const std::scoped_lock lock(mutex_);
  jobs_.remove_if([&](const Job& job) { return job.over && job.what == what; });
}

ReviewQueue::Job* ReviewQueue::next() {
  const double now = steady_seconds();  // one time for all: used time fades
  Job* first = nullptr;
  double least = 0;
  for (Job& job : jobs_) {
    const double used = used_.of(job.asker.player, now);
    if (job.over || (first != nullptr && used >= least)) continue;
    first = &job;
    least = used;
  }
  return first;
}

bool ReviewQueue::add_idle(Work work) {
  {
    const std::scoped_lock lock(mutex_);
    if (idle_.size() >= kWaitingAtMost) return false;
    idle_.push_back(std::move(work));
  }
  wake_.notify_all();
  return true;
}

void ReviewQueue::run() {
  setpriority(PRIO_PROCESS, 0, kLeastUrgent);  // on Linux: of this thread alone
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return stopping_ || next() != nullptr || !idle_.empty(); });
    if (stopping_) return;
    if (Job* job = next()) {
      run_review(lock, *job);
    } else {
      run_idle(lock);
    }
  }
}

void ReviewQueue::run_review(std::unique_lock<std::mutex>& lock, Job& job) {
  const double began = steady_seconds();
  lock.unlock();
  waited_(began - job.since);
  Result<Review> made = make(job);
  lock.lock();
  if (stopping_) return;
  used_.add(job.asker.player, steady_seconds() - began, steady_seconds());
  job.over = true;
  const Done done = std::move(job.done);
  lock.unlock();
  done(std::move(made));
  lock.lock();
}

void ReviewQueue::run_idle(std::unique_lock<std::mutex>& lock) {
  const Work work = std::move(idle_.front());
  idle_.pop_front();
  lock.unlock();
  work([this] {
    const std::scoped_lock stopped(mutex_);
    return !stopping_;
  });
  lock.lock();
}

Result<Review> ReviewQueue::make(Job& job) {
  const auto record = record_of(job.log);
  if (!record) return record.error();
  std::vector<Value> lines;
  std::istringstream text(*record);
  const FileCheck check =
      check_records(text, {}, [&](const Replay&, const Value& line) { lines.push_back(line); });
  if (check.error) return *check.error;
  return review(lines, seat_at(job.what.seat), {.deals = deals_, .threads = 1},
                [&](std::int64_t done, std::int64_t total) {
                  const std::scoped_lock lock(mutex_);
                  job.pieces = done;
                  job.total = total;
                  return !stopping_;
                });
}

}  // namespace lair
