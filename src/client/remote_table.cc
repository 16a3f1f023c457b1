#include "client/remote_table.h"

#include <algorithm>
#include <utility>

#include "protocol/read.h"
#include "text/verbatim.h"

namespace lair::cli {
namespace {

std::vector<RemoteSeat> seats_of(const wire::Occupants& occupants) {
  std::vector<RemoteSeat> seats;
  for (const wire::Nullable<wire::Occupant>& occupant : occupants) {
    RemoteSeat seat;
    if (occupant) {
      seat.free = false;
      seat.name = verbatim(occupant->name, kLongestName);
      seat.bot = verbatim(occupant->bot.value_or(""), kLongestName);
      seat.here = occupant->here;
      seat.held = occupant->held;
    }
    seats.push_back(std::move(seat));
  }
  return seats;
}

RemoteTurn turn_of(const wire::Turn& turn, std::size_t seats) {
  RemoteTurn read;
  if (turn.seat && *turn.seat >= 0 && *turn.seat < static_cast<int>(seats)) read.seat = turn.seat;
  read.you = turn.you;
  read.left = turn.left;
  read.bank = turn.bank;
  read.window = turn.window;
  read.round_over = turn.next.has_value();
  if (turn.you && turn.only) read.only = *turn.only;
  return read;
}

}  // namespace

Error bad_message(std::string_view what) {
  return {"told-wrong", "", {{"what", verbatim(what, 40)}}};
}

bool RemoteTable::full() const {
  return std::none_of(seats.begin(), seats.end(), [](const RemoteSeat& each) { return each.free; });
}

MaybeError RemoteTable::read(const Value& table) {
  wire::Snapshot snapshot{.version = -1};
  if (wire::read_fields(table, snapshot)) return bad_message("table");
  const std::size_t count = snapshot.seats.size();
  if (snapshot.version < 0 || !table.has("you") || count == 0) return bad_message("table");
  if (snapshot.you.seat &&
      (*snapshot.you.seat < 0 || *snapshot.you.seat >= static_cast<int>(count))) {
    return bad_message("table");
  }
  id = verbatim(snapshot.id);
  game = verbatim(snapshot.game);
  options = snapshot.options.value() == nullptr ? Value::object() : *snapshot.options.value();
  creator = snapshot.you.creator;
  frozen = snapshot.frozen;
  version = snapshot.version;
  seat = snapshot.you.seat;
  return update(table);
}

MaybeError RemoteTable::update(const Value& message) {
  wire::Changes changes;
  if (wire::read_fields(message, changes)) return bad_message("update");
  if (changes.seats) {
    const bool resized = !seats.empty() && changes.seats->size() != seats.size();
    if (changes.seats->empty() || (resized && status == TableStatus::kPlaying)) {
      return bad_message("seats");
    }
    seats = seats_of(*changes.seats);
  }
  if (changes.creator) creator = seat == *changes.creator;
  status = changes.status.value_or(status);
  number = changes.number.value_or(static_cast<int>(number));
  help = changes.help.value_or(help);
  if (changes.settings) {
    Settings settings;
    if (wire::read_fields(*changes.settings->value(), settings)) return bad_message("settings");
    daily = verbatim(settings.daily, 10);
    free_chat = settings.chat == Chat::kFree;
    if (changes.settings->value()->has("options")) options = settings.options;
  }
  if (changes.turn) turn = turn_of(*changes.turn, seats.size());
  return std::nullopt;
}

}  // namespace lair::cli
