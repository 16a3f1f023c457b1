#include "rules/chimera/event.h"

namespace lair::chimera {
namespace {

Event open(EventKind kind, Seat seat) {
  return {.kind = kind, .audience = kEverybody, .seat = seat};
}
Event secret(EventKind kind, Seat seat, Cards cards) {
  return {.kind = kind, .audience = SeatSet::of(seat), .seat = seat, .cards = cards};
}

void bid_events(const State& before, const State& after, Move move, EventList& events) {
  Event bid = open(EventKind::kBid, before.table.turn);
  bid.move = move;
  bid.number = static_cast<std::uint8_t>(move.number());
  events.push_back(bid);
  if (after.table.phase == Phase::kThrownIn) {
    events.push_back(open(EventKind::kThrownIn, before.table.dealer));
  }
  if (!has_roles(after.table)) return;
  const Seat chimera = after.table.chimera;
  Event contract = open(EventKind::kContract, chimera);
  contract.number = after.table.bid;
  events.push_back(contract);
  events.push_back(
      secret(EventKind::kDen, chimera, after.hands[at(chimera)] & ~before.hands[at(chimera)]));
}

void gift_events(const State& before, const State& after, Cards cards, EventList& events) {
  events.push_back(secret(EventKind::kGave, to_move(before), cards));
  if (after.table.phase != Phase::kPlay) return;
  for (int place = 0; place < 2; ++place) {
    const Cards got = after.gifts[static_cast<std::size_t>(1 - place)];
    events.push_back(secret(EventKind::kGot, hunter(after.table, place), got));
  }
  events.push_back(open(EventKind::kSwapped, after.table.chimera));
}

void scored_events(const State& before, const State& after, EventList& events) {
  Event scored = open(EventKind::kScored, after.table.out);
  scored.round = after.table.round;
  scored.totals = after.table.totals;
  for (std::size_t i = 0; i < kSeats; ++i) {
    scored.points[i] = after.table.totals[i] - before.table.totals[i];
  }
  events.push_back(scored);
  if (after.table.phase != Phase::kOver) return;
  for (int i = 0; i < kSeats; ++i) {
    if (winners(after).has(seat_at(i))) events.push_back(open(EventKind::kEnded, seat_at(i)));
  }
}

void play_events(const State& before, const Action& action, const State& after, EventList& events) {
  const bool passed = action.move.is_pass();
  Event play = open(passed ? EventKind::kPassed : EventKind::kPlayed, before.table.turn);
  play.move = action.move;
  play.cards = action.cards;
  events.push_back(play);
  const bool scored = round_over(after);
  if (after.table.trick == 0) {
    Event trick = open(EventKind::kTrick, scored ? after.table.out : before.table.on_seat);
    trick.cards = before.table.trick | action.cards;
    events.push_back(trick);
  }
  if (scored) scored_events(before, after, events);
}

}  // namespace

void deal_events(const State& after, EventList& events) {
  events.clear();
  Event dealt = open(EventKind::kDealt, after.table.dealer);
  dealt.round = after.table.round;
  dealt.card = after.table.face_up;
  dealt.holder = after.table.holder;
  events.push_back(dealt);
  for (int i = 0; i < kSeats; ++i) {
    events.push_back(
        secret(EventKind::kHand, seat_at(i), after.hands[static_cast<std::size_t>(i)]));
  }
}

void move_events(const State& before, const Action& action, const State& after, EventList& events) {
  events.clear();
  switch (before.table.phase) {
    case Phase::kSwap:
      return gift_events(before, after, resolve(before, action).cards, events);
    case Phase::kPlay:
      return play_events(before, resolve(before, action), after, events);
    default:
      return bid_events(before, after, action.move, events);
  }
}

}  // namespace lair::chimera
