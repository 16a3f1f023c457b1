#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "server/connection.h"
#include "server/metrics.h"
#include "server/used_time.h"
#include "table/store.h"

namespace lair {

// Collects the changes of all tables and commits them together. Messages and callbacks wait until
// everything that was queued before them is durable.
//
// If a commit fails, everything that waits is dropped: nobody has heard of it.
class CommitQueue {
 public:
  using Then = std::function<void(MaybeError)>;
  struct Message {
    std::shared_ptr<Connection> to;
    std::string text;
    std::shared_ptr<const std::string> rest;  // of the text, if several connections share it
    std::optional<CloseCode> close;           // after the message
    Priority priority = Priority::kNow;
  };
  // The queue's owner. All functions but `post` are called on the owner's thread.
  struct Owner {
    std::function<void(std::function<void()>)> post;  // runs a task there; from any thread
    std::function<void(const Message&)> deliver;
    std::function<void()> roll_back;                   // to the durable state
    std::function<void(const Error&)> storage_failed;  // at the first of several failures
  };

  CommitQueue(Store& store, Metrics& metrics, Owner owner)
      : store_(store), metrics_(metrics), owner_(std::move(owner)) {}

  // The batch that is committed next; call `flush_soon` after changing it.
  Batch& batch() { return batch_; }
  std::uint64_t batch_number() const { return batches_; }
  bool is_durable(std::uint64_t batch) const { return batch <= durable_; }

  void send(Message message);
  void then(Then then);
  // Commits when the current task is over, or after the commit in flight.
  void flush_soon();
  // After a failure: tries whether the store can write again. Without that, nothing would be
  // written while clients are kept away from an unhealthy server.
  void retry_storage();
  // False from a failed commit until one succeeds.
  bool healthy() const { return !failed_; }
  // How long the commit in flight has taken, in seconds; 0 if there is none.
  double in_flight_seconds() const { return in_flight_ ? steady_seconds() - began_ : 0; }

 private:
  struct Waiting {
    std::vector<Message> messages;
    std::vector<Then> thens;
  };
  void flush();
  void committed(Waiting& waiting, std::uint64_t batch, const MaybeError& error);
  void release(Waiting& waiting, const MaybeError& error) const;
  void drop(const Error& error);
  void note_result(const MaybeError& error);

  Store& store_;
  Metrics& metrics_;
  Owner owner_;
  Batch batch_;
  Waiting waiting_;
  double began_ = 0;  // the last commit, in seconds
  bool in_flight_ = false, flush_posted_ = false, failed_ = false;
  std::uint64_t batches_ = 1, durable_ = 0;  // the number of batch_, and of the last on disk
};

}  // namespace lair
