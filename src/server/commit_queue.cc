#include "server/commit_queue.h"

#include <utility>

namespace lair {

void CommitQueue::send(Message message) {
  waiting_.messages.push_back(std::move(message));
  flush_soon();
}

void CommitQueue::then(Then then) {
  waiting_.thens.push_back(std::move(then));
  flush_soon();
}

void CommitQueue::flush_soon() {
  if (flush_posted_ || in_flight_) return;
  flush_posted_ = true;
  owner_.post([this] {
    flush_posted_ = false;
    flush();
  });
}

void CommitQueue::flush() {
  if (in_flight_) return;
  Waiting waiting = std::exchange(waiting_, {});
  if (batch_.empty()) return release(waiting, std::nullopt);
  in_flight_ = true;
  began_ = steady_seconds();
  metrics_.add(Count::kCommits);
  metrics_.add(Count::kCommitted, batch_.entries.size());
  const std::uint64_t number = batches_++;
  store_.commit(
      std::exchange(batch_, {}),
      [this, number, shared = std::make_shared<Waiting>(std::move(waiting))](MaybeError error) {
        owner_.post([this, number, shared, error = std::move(error)] {
          committed(*shared, number, error);
        });
      });
}

void CommitQueue::committed(Waiting& waiting, std::uint64_t batch, const MaybeError& error) {
  metrics_.observe(Timing::kCommit, in_flight_seconds());
  in_flight_ = false;
  note_result(error);
  if (error) {
    drop(*error);
  } else {
    durable_ = batch;
  }
  // The disk writes the next batch while the messages of this one are sent.
  if (!batch_.empty()) flush();
  release(waiting, error);
  if (!batch_.empty() || !waiting_.messages.empty() || !waiting_.thens.empty()) flush();
}

void CommitQueue::release(Waiting& waiting, const MaybeError& error) const {
  if (!error) {
    for (const Message& message : waiting.messages) owner_.deliver(message);
  }
  for (const Then& then : waiting.thens) then(error);
}

// Changes that could not be written have not happened.
void CommitQueue::drop(const Error& error) {
  metrics_.add(Count::kStorageFailures);
  batch_ = {};
  waiting_.messages.clear();
  for (const Then& then : std::exchange(waiting_.thens, {})) then(error);
  owner_.roll_back();
  store_.recover();
}

void CommitQueue::note_result(const MaybeError& error) {
  if (error && !failed_) owner_.storage_failed(*error);
  failed_ = error.has_value();
}

void CommitQueue::retry_storage() {
  if (!failed_ || in_flight_) return;
  in_flight_ = true;
  began_ = steady_seconds();
  store_.commit({}, [this](MaybeError error) {
    owner_.post([this, error = std::move(error)] {
      in_flight_ = false;
      note_result(error);
      if (error) store_.recover();
      flush();
    });
  });
}

}  // namespace lair
