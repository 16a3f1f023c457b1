#include "table/votes.h"

namespace lair {

SeatSet Votes::take_unanimous(SeatSet voters) {
  SeatSet seats;
  for (int i = 0; i < kMaxSeats; ++i) {
    SeatSet& votes = for_bot_[static_cast<std::size_t>(i)];
    if ((votes & voters).empty() || !(voters - votes).empty()) continue;
    votes = {};
    seats = seats.with(seat_at(i));
  }
  return seats;
}

Value Votes::rematch_notice() const {
  return Value::object({{"rematch", write_seat_set(rematch)}});
}

Value Votes::bot_notice(Seat absent) const {
  return Value::object({{"votes", Value::object({{"seat", index(absent)},
                                                 {"by", write_seat_set(for_bot(absent))}})}});
}

Value write_seat_set(SeatSet seats) {
  Value list = Value::array();
  for (int i = 0; i < kMaxSeats; ++i) {
    if (seats.has(seat_at(i))) list.push_back(i);
  }
  return list;
}

}  // namespace lair
