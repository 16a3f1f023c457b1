// Another game at the same table.

#include <algorithm>

#include "table/table.h"

namespace lair {
namespace {

constexpr Millis kRematchPatience = 60'000;  // with those who are gone and have not said so

}  // namespace

MaybeError Table::rematch(Seat seat, Outcome& outcome) {
  if (status_ != TableStatus::kOver) return Error{"table-not-over", "", {}};
  if (!settings_.daily.empty()) return Error{"table-daily", "", {}};
  said_rematch_ = said_rematch_.with(seat);
  if (seats_[seat].held) must(named("back", seat));  // its next game is its person's again
  if (!all_want_rematch()) outcome.notices.push_back(rematch_notice());
  return std::nullopt;  // else `go_on` begins it
}

// Since when nobody is in the way of another game, or from when on if nobody comes back. Nothing
// while somebody who is there has not said so.
std::optional<Millis> Table::rematch_due() const {
  if (frozen_ || status_ != TableStatus::kOver || (said_rematch_ & here_).empty()) {
    return std::nullopt;
  }
  const SeatSet missing = seats_.persons() - said_rematch_;
  if (!(missing & here_).empty()) return std::nullopt;
  Millis time = 0;
  for (int i = 0; i < seats_.count(); ++i) {
    if (missing.has(seat_at(i))) time = std::max(time, gone_[at(seat_at(i))] + kRematchPatience);
  }
  return time;
}

bool Table::all_want_rematch() const {
  const auto due = rematch_due();
  return due && *due <= now_;
}

// Where somebody has gone, the others wait for another before they play again.
bool Table::play_again() {
  for (SeatSet gone = seats_.persons() - said_rematch_; !gone.empty();) {
    const Seat seat = first_of(gone);
    gone = gone.without(seat);
    const bool was_creator = seats_[seat].player == creator_;
    take_seat_from(seat, "stand", Value::object());
    if (was_creator) pass_on_table();
  }
  if (seats_.free().empty()) return begin_game(), true;
  said_rematch_ = {};
  return must(Value::object({{"open", true}}));
}

}  // namespace lair
