// Deadlines of tables, and housekeeping once a minute.

#include <algorithm>

#include "server/hub.h"

namespace lair {
namespace {

constexpr Millis kSweepEvery = 60'000;
constexpr Millis kDeleteEvery = 10 * 60'000;
constexpr Millis kUnloadAfter = 10 * 60'000;           // without a connection
constexpr Millis kCloseAfter = 30LL * 24 * 3'600'000;  // without a move
constexpr Millis kRetryAfter = 1'000;  // for a table whose deadline passed without a change
constexpr int kClosedAtOnce = 100;

}  // namespace

// Deadlines that have come with a message or a bot's decision share its commit, and need no timer.
void Hub::run_due(std::optional<Millis> due_before) {
  if (!schedule_.empty() && schedule_.begin()->first <= now()) tick();
  stepping_ = false;
  if (on_due && due() < due_before) on_due();
}

void Hub::reschedule(Room& room) {
  const auto due = room.table->due();
  if (due == room.due) return;
  if (room.due) schedule_.erase({*room.due, room.table->id()});
  room.due = due;
  if (!due) return;
  const bool earliest = schedule_.empty() || *due < schedule_.begin()->first;
  schedule_.insert({*due, room.table->id()});
  if (earliest && on_due && !stepping_) on_due();
}

std::optional<Millis> Hub::due() const {
  if (schedule_.empty()) return upkeep_.next_sweep;
  return std::min(upkeep_.next_sweep, schedule_.begin()->first);
}

void Hub::tick() {
  const Millis time = now();
  while (!schedule_.empty() && schedule_.begin()->first <= time) {
    const std::string id = schedule_.begin()->second;
    schedule_.erase(schedule_.begin());
    Room& room = rooms_.at(id);
    room.due.reset();
    process(room, room.table->tick(time), nullptr, {});
    if (room.due && *room.due <= time) {
      schedule_.erase({*room.due, id});
      room.due = time + kRetryAfter;
      schedule_.insert({*room.due, id});
    }
  }
  if (time >= upkeep_.next_sweep) sweep();
}

void Hub::shift(Millis by) {
  schedule_.clear();
  for (auto& [id, room] : rooms_) {
    room.table->shift(by);
    room.empty_since += by;
    if (room.due) schedule_.insert({* room.due += by, id});
  }
  upkeep_.next_sweep += by;
  if (upkeep_.last_expiry != 0) upkeep_.last_expiry += by;
}

void Hub::sweep() {
  upkeep_.next_sweep = now() + kSweepEvery;
  limits_.reports.forget(now());
  limits_.chats.forget(now());
  limits_.changes.forget(now());
  budgets_.forget(now());
  on_sweep();
  commits_.retry_storage();
  unload_unused();
  try {
    close_unused();
    if (world_.keep > 0) delete_old();
  } catch (const std::runtime_error&) {  // the data file; the next sweep tries again
    metrics_.add(Count::kStorageFailures);
  }
}

// Tables without a connection leave memory.
void Hub::unload_unused() {
  std::erase_if(rooms_, [&](const auto& each) {
    const Room& room = each.second;
    const bool unused = room.connections.empty() && now() - room.empty_since > kUnloadAfter;
    return unused && !room.due && !room.table->running() && !room.table->holds_lines() &&
           commits_.is_durable(room.batch);
  });
  metrics_.tables = static_cast<std::int64_t>(rooms_.size());
}

// Tables that nobody has used for weeks are closed, with the time when they were last used: from
// then on they are kept as long as everything else.
void Hub::close_unused() {
  const Millis after = world_.keep > 0 ? std::min(world_.keep, kCloseAfter) : kCloseAfter;
  const std::vector<TableRow> rows = store_.tables_unused_since(now() - after, kClosedAtOnce);
  std::vector<std::string> ids;
  for (const TableRow& row : rows) ids.push_back(row.id);
  with_tables({}, std::move(ids), [this, rows](const MaybeError& error) {
    if (error) metrics_.add(Count::kStorageFailures);
    for (const TableRow& row : rows) {
      const auto old = rooms_.find(row.id);
      if (old == rooms_.end() || !old->second.connections.empty()) continue;
      process(old->second, old->second.table->close(row.updated), nullptr, {});
    }
  });
}

// Starts a pass of deletion by age. The store counts only the time that the server has really run:
// shift() moves upkeep_.last_expiry when the clock is set.
void Hub::delete_old() {
  if (upkeep_.expiring || now() < upkeep_.last_expiry + kDeleteEvery) return;
  const Millis served = upkeep_.last_expiry == 0 ? 0 : now() - upkeep_.last_expiry;
  upkeep_.last_expiry = now();
  upkeep_.expiring = true;
  const Expiry expiry{.now = now(), .keep = world_.keep, .served = served};
  store_.expire(expiry, [this](ExpiryReport report) {
    world_.post([this, report = std::move(report)] {
      upkeep_.expiring = false;
      if (report.error) metrics_.add(Count::kStorageFailures);
      if (report.warning) world_.expiry_warning(report);
    });
  });
}

}  // namespace lair
