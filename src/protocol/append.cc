#include "protocol/append.h"

namespace lair::wire {

void append(std::string& out, SeatSet seats) {
  out += '[';
  for (int i = 0; i < kMaxSeats; ++i) {
    if (!seats.has(seat_at(i))) continue;
    if (out.back() != '[') out += ',';
    append_integer(out, i);
  }
  out += ']';
}

}  // namespace lair::wire
