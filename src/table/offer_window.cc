#include "table/offer_window.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lair {

void OfferWindow::open(Seat by, std::int64_t entry, std::optional<Offer> offer,
                       std::vector<WrittenEvent>& events) {
  phase_ = Phase::kOpen;
  opened_in_ = entry;
  offer_ = offer;
  opened_by_ = by;
  const auto first = std::stable_partition(events.begin(), events.end(),
                                           [](const WrittenEvent& event) { return !event.later; });
  held_back_.assign(std::make_move_iterator(first), std::make_move_iterator(events.end()));
  events.erase(first, events.end());
}

std::vector<WrittenEvent> OfferWindow::close(bool resolving) {
  phase_ = resolving ? Phase::kResolving : Phase::kClosed;
  if (!resolving) choices_ = {};
  return std::exchange(held_back_, {});
}

void OfferWindow::reset() {
  phase_ = Phase::kClosed;
  choices_ = {};
}

Value OfferWindow::refusal(Seat seat) const {
  return Value::object({{"seat", index(seat)}, {std::string(offer_->refusal), true}});
}

SeatSet OfferWindow::chosen() const {
  SeatSet seats;
  for (int i = 0; i < kMaxSeats; ++i) {
    if (choices_[static_cast<std::size_t>(i)]) seats = seats.with(seat_at(i));
  }
  return seats;
}

void OfferWindow::keep_choices_of(SeatSet seats) {
  for (int i = 0; i < kMaxSeats; ++i) {
    if (!seats.has(seat_at(i))) choices_[static_cast<std::size_t>(i)].reset();
  }
}

}  // namespace lair
