#include "table/questions.h"

namespace lair {

SeatSet asked_seats(const TableState& state) {
  if (!state.playing()) return {};
  const LiveMatch& match = state.match();
  const bool moves =
      match.status() == Status::kAwaitsMove && !match.forced() && !events_held_back(state);
  const SeatSet movers = moves ? match.asked() : SeatSet(), offered = offered_seats(state);
  const SeatSet neither = SeatSet::all(state.seats()) - movers - offered;
  return SeatSet::all(state.seats()) - neither - state.window().chosen();
}

SeatSet offered_seats(const TableState& state) {
  if (!state.window().asks_all()) return {};
  return state.seating()
      .which([](const Sitter& sitter) { return sitter.person() && !sitter.held; })
      .without(state.window().opened_by());
}

bool may_only_refuse(const TableState& state, Seat seat) {
  return offered_seats(state).has(seat) &&
         !(state.someone_aside() && state.match().asked().has(seat));
}

Result<CheckedLine> check_decision(const TableState& state, Seat seat, const Value& line) {
  if (!may_only_refuse(state, seat)) return state.match().check(seat, line);
  // An error of the rules would tell whether somebody else is asked.
  if (!flag_in(line, state.window().offer()->refusal)) return Error{"table-not-asked", "", {}};
  return CheckedLine{state.window().refusal(seat), nullptr};
}

std::vector<Value> legal_decisions(const TableState& state, Seat seat) {
  if (!may_only_refuse(state, seat)) return state.match().legal_of(seat);
  return {state.window().refusal(seat)};
}

bool events_held_back(const TableState& state) {
  return state.window().is_open() && !state.someone_aside();
}

bool between_rounds(const TableState& state) {
  return state.playing() && state.match().status() == Status::kAwaitsDeal &&
         !state.window().is_open();
}

}  // namespace lair
