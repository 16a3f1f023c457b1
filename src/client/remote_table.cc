#include "client/remote_table.h"

#include <algorithm>
#include <utility>

#include "core/seat.h"
#include "rules/hearing.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

Result<std::vector<RemoteSeat>> read_seats(const Value& value) {
  const Value::Array* items = value.items();
  if (items == nullptr || items->empty() || items->size() > kMaxSeats) return told_wrong(value);
  std::vector<RemoteSeat> seats;
  for (const Value& item : *items) {
    RemoteSeat seat;
    if (!item.is_null()) {
      seat.free = false;
      seat.name = verbatim(text_in(item, "name"), kLongestName);
      seat.bot = verbatim(text_in(item, "bot"), kLongestName);
      seat.here = flag_in(item, "here");
      seat.held = flag_in(item, "held");
    }
    seats.push_back(std::move(seat));
  }
  return seats;
}

RemoteTurn read_turn(const Value& value, std::size_t seats) {
  RemoteTurn turn;
  const auto seat = integer_in(value, "seat");
  if (seat && *seat >= 0 && *seat < static_cast<std::int64_t>(seats)) {
    turn.seat = static_cast<int>(*seat);
  }
  turn.you = flag_in(value, "you");
  turn.left = integer_in(value, "left");
  turn.bank = integer_in(value, "bank");
  turn.window = integer_in(value, "window");
  turn.round_over = value.has("next");
  if (const Value* only = value.find("only"); turn.you && only != nullptr) turn.only = *only;
  return turn;
}

}  // namespace

bool RemoteTable::full() const {
  return std::none_of(seats.begin(), seats.end(), [](const RemoteSeat& each) { return each.free; });
}

MaybeError RemoteTable::read(const Value& table) {
  const Value* you = table.find("you");
  const auto first = integer_in(table, "version");
  if (you == nullptr || !first || *first < 0 || !table.has("seats")) return told_wrong(table);
  id = verbatim(text_in(table, "id"));
  game = verbatim(text_in(table, "game"));
  options = table.has("options") ? *table.find("options") : Value::object();
  creator = flag_in(*you, "creator");
  frozen = flag_in(table, "frozen");
  version = *first;
  if (MaybeError error = update(table)) return error;
  const auto place = integer_in(*you, "seat");
  seat.reset();
  if (place && (*place < 0 || *place >= static_cast<std::int64_t>(seats.size()))) {
    return told_wrong(table);
  }
  if (place) seat = static_cast<int>(*place);
  return std::nullopt;
}

MaybeError RemoteTable::update(const Value& message) {
  if (const Value* list = message.find("seats")) {
    auto found = read_seats(*list);
    if (!found) return std::move(found.error());
    const bool other = !seats.empty() && found->size() != seats.size();
    if (other && status == "playing") return told_wrong(message);
    seats = std::move(*found);
  }
  if (const auto other = integer_in(message, "creator")) creator = seat == *other;
  if (message.has("status")) status = verbatim(text_in(message, "status"));
  if (const auto now = integer_in(message, "number")) number = *now;
  if (message.has("help")) help = flag_in(message, "help");
  if (const Value* settings = message.find("settings")) {
    daily = verbatim(text_in(*settings, "daily"), 10);
    free_chat = text_in(*settings, "chat") == "free";
    if (const Value* rules = settings->find("options")) options = *rules;
  }
  if (const Value* now = message.find("turn")) turn = read_turn(*now, seats.size());
  return std::nullopt;
}

}  // namespace lair::cli
