#include "table/deal_log.h"

namespace lair {
namespace {

bool names_seat(const Value& body, Seat seat) { return integer_in(body, "seat") == index(seat); }

}  // namespace

bool DealLog::has(const Value& line) {
  return line.has("seat") || line.has("silent") || line.has("pending") || line.has("settled");
}

// A decision that waited for a window has two lines: it is taken back with the first.
std::optional<std::size_t> DealLog::before_last_decision(Seat seat) const {
  std::optional<std::size_t> last;
  for (std::size_t i = lines.size(); i-- > 0;) {
    const Value& line = lines[i];
    const Value* pending = line.find("pending");
    const Value* silent = line.find("silent");
    const Value& body = pending != nullptr ? *pending : silent != nullptr ? *silent : line;
    if (!names_seat(body, seat) || flag_in(line, "forced")) continue;
    if (pending != nullptr) return i;
    if (last) return last;
    last = i;
  }
  return last;
}

std::unique_ptr<LiveMatch> copy_of(const LiveMatch& match) {
  return std::unique_ptr<LiveMatch>(static_cast<LiveMatch*>(match.clone().release()));
}

}  // namespace lair
