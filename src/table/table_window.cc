// Windows: what follows a discard or a lay waits while somebody may be asked in secret.

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "table/table.h"

namespace lair {

// What comes behind the step waits, also if nobody is asked. Where a turn may last for hours,
// nobody is to miss an offer because he sleeps: all are asked, and those who cannot take it can but
// refuse, so that the pace tells nothing either.
void Table::settle(std::vector<WrittenEvent>& events, bool settled_before, Seat mover) {
  if (settling_ == Settling::kDone) {
    if (!someone_aside()) settling_ = Settling::kNo;
    return;
  }
  const auto is_later = [](const WrittenEvent& event) { return event.later; };
  const bool begins =
      (settled_before && match_->settling()) || std::any_of(events.begin(), events.end(), is_later);
  if (!begins) return;
  offer_.reset();
  for (const WrittenEvent& event : events) {
    if (event.offer && has_long_turns() && window_decides()) offer_ = event.offer;
  }
  offered_by_ = mover;
  settling_ = Settling::kWaiting;
  settle_from_ = now_ + settings_.pace;
  settle_until_ = now_ + settle_time();
  settle_entry_ = entries_ + 1;
  const auto first = std::stable_partition(events.begin(), events.end(), std::not_fn(is_later));
  later_.assign(std::make_move_iterator(first), std::make_move_iterator(events.end()));
  events.erase(first, events.end());
}

// If all are asked, at most.
Millis Table::settle_time() const {
  if (offer_) return settings_.clock->turn;
  return seats_.persons().size() > 1 ? settings_.window : settings_.pace;
}

// With several persons the window's end decides, or it would tell who was asked.
bool Table::window_decides() const { return seats_.persons().size() > 1 && settings_.window > 0; }

bool Table::settle_once() {
  const SeatSet silent = asked() & hearers();
  if (asks_all() && now_ >= settle_until_ && !silent.empty()) {
    const Seat seat = first_of(silent);
    decide(seat, *decision(seat, refusal_of(seat)), "clock");
    return true;
  }
  return settled() && must(Value::object({{"settled", true}}));
}

bool Table::settled() const {
  // Never in the step of the discard itself, or the number of updates would tell.
  return entries_ >= settle_entry_ && now_ >= window_due() && may_settle();
}

bool Table::may_settle() const {
  if (asks_all()) return now_ >= settle_until_ || asked().empty();
  return window_decides() || asked().empty();
}

// When it is over, if nobody answers before that. Bots take their time also if all people are
// quick.
Millis Table::window_due() const {
  return asks_all() && asked().empty() ? settle_from_ : settle_until_;
}

SeatSet Table::asked() const {
  if (!playing()) return {};
  const bool early = settling_ == Settling::kWaiting && !match_->aside();
  const bool truly = match_->status() == Status::kAwaitsMove && !match_->forced() && !early;
  const SeatSet movers = truly ? match_->asked() : SeatSet(), all = hearers();
  SeatSet seats;
  for (int i = 0; i < seats_.count(); ++i) {
    const Seat seat = seat_at(i);
    if ((movers.has(seat) || all.has(seat)) && !choices_[at(seat)].made) seats = seats.with(seat);
  }
  return seats;
}

// Those who are asked because all are.
SeatSet Table::hearers() const {
  if (!asks_all()) return {};
  return seats_.which([](const Sitter& sitter) { return sitter.person() && !sitter.held; })
      .without(offered_by_);
}

bool Table::may_only_refuse(Seat seat) const {
  return hearers().has(seat) && !(someone_aside() && match_->asked().has(seat));
}

// A line of the record, if the seat, which is asked, may decide this.
Result<Value> Table::decision(Seat seat, const Value& line) const {
  if (!may_only_refuse(seat)) return match_->decision(seat, line);
  // What the rules say of another one would tell whether somebody else is asked.
  if (!flag_in(line, offer_->refusal)) return Error{"table-not-asked", "", {}};
  return refusal_of(seat);
}

Value Table::refusal_of(Seat seat) const {
  return Value::object({{"seat", index(seat)}, {std::string(offer_->refusal), true}});
}

std::vector<Value> Table::legal_of(Seat seat) const {
  if (!may_only_refuse(seat)) return match_->legal_of(seat);
  return {refusal_of(seat)};
}

// Who wanted a discard that another got, or could not have taken it, is asked anew when it is his
// turn.
void Table::forget_vain_choices() {
  for (int i = 0; i < seats_.count(); ++i) {
    Choice& choice = choices_[static_cast<std::size_t>(i)];
    const bool asked =
        choice.made && match_->status() == Status::kAwaitsMove && match_->asked().has(seat_at(i));
    if (choice.made && !asked) choice = {};
  }
}

}  // namespace lair
