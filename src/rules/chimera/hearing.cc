#include "rules/chimera/hearing.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "rules/chimera/notation/notation.h"
#include "rules/hearing.h"

namespace lair::chimera {
namespace {

Result<std::array<std::int32_t, kSeats>> numbers_field(const Value& object, std::string_view name) {
  std::array<std::int32_t, kSeats> numbers{};
  if (MaybeError error = read_numbers(object, name, numbers)) return *std::move(error);
  return numbers;
}

// One event. What it needs is read first, then held against what is known.
class Hearing {
 public:
  Hearing(const View& view, const Value& value) : view_(view), table_(view.table), value_(value) {}

  Result<Event> read() {
    const std::string_view name = text_in(value_, "event");
    if (name == "dealt") return dealt();
    if (name == "hand") return own(EventKind::kHand);
    if (name == "bid") return bid();
    if (name == "thrown-in") return thrown_in();
    if (name == "contract") return contract();
    if (name == "den") return own(EventKind::kDen);
    if (name == "gave") return own(EventKind::kGave);
    if (name == "got") return own(EventKind::kGot);
    if (name == "swapped") return swapped();
    if (name == "played") return played();
    if (name == "passed") return passed();
    if (name == "trick") return trick();
    if (name == "scored") return scored();
    if (name == "ended") return ended();
    return wrong();
  }

 private:
  Error wrong() const { return told_wrong(value_); }
  bool looks_on() const { return view_.seat == kOnlooker; }

  Result<Seat> seat_in(std::string_view name) const {
    const auto number = integer_field(value_, name, 0, kSeats - 1);
    if (!number) return number.error();
    return seat_at(static_cast<int>(*number));
  }

  Result<Cards> cards() const {
    const auto list = list_field(value_, "cards");
    if (!list) return list.error();
    return read_cards(**list, "cards");
  }

  static Event open(EventKind kind, Seat seat) {
    return {.kind = kind, .audience = kEverybody, .seat = seat};
  }

  Result<Event> dealt() const {
    const bool due = table_.phase == Phase::kNewGame || table_.phase == Phase::kThrownIn ||
                     table_.phase == Phase::kScored;
    const auto dealer = seat_in("dealer"), holder = seat_in("holder");
    if (!dealer) return dealer.error();
    if (!holder) return holder.error();
    const auto card = parse_card(text_in(value_, "face_up"));
    if (!due || !card || *dealer != next_dealer(table_) ||
        integer_in(value_, "round") != next_round(table_)) {
      return wrong();
    }
    Event event = open(EventKind::kDealt, *dealer);
    event.round = static_cast<std::uint32_t>(next_round(table_));
    event.card = *card;
    event.holder = *holder;
    return event;
  }

  // Cards that only this seat is told of.
  Result<Event> own(EventKind kind) const {
    const auto seat = seat_in("seat");
    if (!seat) return seat.error();
    const auto given = cards();
    if (!given) return given.error();
    if (*seat != view_.seat || !own_fits(kind, *given)) return wrong();
    return Event{.kind = kind, .audience = SeatSet::of(*seat), .seat = *seat, .cards = *given};
  }

  bool own_fits(EventKind kind, Cards given) const {
    const Cards face_up = bit(table_.face_up);
    const bool hunts = has_roles(table_) && table_.chimera != view_.seat;
    switch (kind) {
      case EventKind::kHand:
        return table_.phase == Phase::kBidding && view_.hand == 0 && count(given) == 17 &&
               ((given & face_up) != 0) == (table_.holder == view_.seat);
      case EventKind::kDen:
        return has_roles(table_) && !hunts && count(view_.hand) == 17 && count(given) == 3 &&
               table_.played == decltype(table_.played){} && (given & (view_.hand | face_up)) == 0;
      case EventKind::kGave:
        return table_.phase == Phase::kSwap && hunts && view_.given == 0 &&
               (given & ~view_.hand) == 0 && count(given) == gift_size(table_);
      default:
        return table_.phase == Phase::kSwap && hunts && view_.given != 0 && view_.got == 0 &&
               (given & view_.hand) == 0 && count(given) == gift_size(table_);
    }
  }

  Result<Event> bid() const {
    const auto seat = seat_in("seat");
    if (!seat) return seat.error();
    const auto number = integer_field(value_, "bid", 0, 40);
    if (!number) return number.error();
    const bool due = table_.phase == Phase::kBidding || table_.phase == Phase::kForced;
    if (!due || *seat != table_.turn || (view_.hand == 0 && !looks_on())) return wrong();
    Event event = open(EventKind::kBid, *seat);
    event.move =
        flag_in(value_, "forced") ? Move::forced_bid() : Move::bid(static_cast<int>(*number));
    event.number = static_cast<std::uint8_t>(*number);
    MoveList moves;
    legal_moves(table_, 0, moves);
    const bool legal = std::find(moves.begin(), moves.end(), event.move) != moves.end();
    if (!legal || event.move.number() != *number) return wrong();
    return event;
  }

  Result<Event> thrown_in() const {
    if (table_.phase != Phase::kThrownIn) return wrong();
    return open(EventKind::kThrownIn, table_.dealer);
  }

  Result<Event> contract() const {
    const auto chimera = seat_in("chimera");
    if (!chimera) return chimera.error();
    if (!has_roles(table_) || *chimera != table_.chimera ||
        integer_in(value_, "bid") != table_.bid) {
      return wrong();
    }
    Event event = open(EventKind::kContract, *chimera);
    event.number = table_.bid;
    return event;
  }

  Result<Event> swapped() const {
    const bool hunts = view_.seat != table_.chimera && !looks_on();
    if (table_.phase != Phase::kSwap || (hunts && view_.got == 0) || !has_den()) return wrong();
    return open(EventKind::kSwapped, table_.chimera);
  }

  // The Chimera has been told of the den: all of the own hand is known.
  bool has_den() const { return looks_on() || count(view_.hand) == hand_size(table_, view_.seat); }

  Result<Event> played() const {
    const auto seat = seat_in("seat");
    if (!seat) return seat.error();
    const auto laid = cards();
    if (!laid) return laid.error();
    if (table_.phase != Phase::kPlay || *seat != table_.turn || *laid == 0) return wrong();
    if (!may_lie(*seat, *laid)) return wrong();
    const auto move = move_of(*laid);
    if (!move) return move.error();
    MoveList moves;
    legal_moves(table_, *laid, moves);
    if (std::find(moves.begin(), moves.end(), *move) == moves.end()) return wrong();
    Event event = open(EventKind::kPlayed, *seat);
    event.move = *move;
    event.cards = *laid;
    return event;
  }

  // The seat may have held these cards.
  bool may_lie(Seat seat, Cards laid) const {
    const Cards gone = table_.played[0] | table_.played[1] | table_.played[2];
    const int left = hand_size(table_, seat) - count(laid);
    if ((laid & gone) != 0 || left < 0) return false;
    if (looks_on()) return true;
    if (!has_den()) return false;
    if (seat == view_.seat) return (laid & ~view_.hand) == 0;
    if ((laid & view_.hand) != 0) return false;
    for (int i = 0; i < kSeats; ++i) {
      const Seat other = seat_at(i);
      if (other == view_.seat) continue;
      const Cards known = known_cards(view_, other);
      if (other != seat && (laid & known) != 0) return false;
      if (other == seat && count(known & ~laid) > left) return false;
    }
    return true;
  }

  // The reading of these cards that has the given kind and top.
  Result<Move> move_of(Cards laid) const {
    auto move = read_combination(laid, value_.find("top"), false);
    if (!move) return move;
    if (name(move->kind()) != text_in(value_, "kind")) return wrong();
    return move;
  }

  Result<Event> passed() const {
    const auto seat = seat_in("seat");
    if (!seat) return seat.error();
    if (table_.phase != Phase::kPlay || *seat != table_.turn || table_.on.is_pass()) {
      return wrong();
    }
    Event event = open(EventKind::kPassed, *seat);
    event.move = Move::pass();
    return event;
  }

  Result<Event> trick() const {
    const auto seat = seat_in("seat");
    if (!seat) return seat.error();
    const auto won = cards();
    if (!won) return won.error();
    const Cards gone = table_.played[0] | table_.played[1] | table_.played[2];
    const bool scored = table_.phase == Phase::kScored || table_.phase == Phase::kOver;
    const Seat winner = scored ? table_.out : table_.turn;
    const bool due = scored || table_.phase == Phase::kPlay;
    if (!due || *seat != winner || *won == 0 || (*won & ~gone) != 0) return wrong();
    Event event = open(EventKind::kTrick, *seat);
    event.cards = *won;
    return event;
  }

  Result<Event> scored() const {
    const auto seat = seat_in("out");
    if (!seat) return seat.error();
    const auto points = numbers_field(value_, "points"), totals = numbers_field(value_, "totals");
    if (!points) return points.error();
    if (!totals) return totals.error();
    const bool due = table_.phase == Phase::kScored || table_.phase == Phase::kOver;
    if (!due || *seat != table_.out || *totals != table_.totals ||
        integer_in(value_, "round") != std::int64_t{table_.round}) {
      return wrong();
    }
    Event event = open(EventKind::kScored, *seat);
    event.round = table_.round;
    event.points = *points;
    event.totals = *totals;
    return event;
  }

  Result<Event> ended() const {
    const auto seat = seat_in("seat");
    if (!seat) return seat.error();
    if (table_.phase != Phase::kOver || !winners({.table = table_}).has(*seat)) return wrong();
    return open(EventKind::kEnded, *seat);
  }

  const View& view_;
  const Table& table_;
  const Value& value_;
};

}  // namespace

Result<View> read_start(const Options& options, int, Seat seat, const Value& rounds,
                        const Value& written) {
  View known = view(start(options, kSeats), seat == kOnlooker ? Seat{} : seat);
  known.seat = seat;
  Table& table = known.table;
  const auto current = integer_field(written, "round", 1, 1'000'000'000);
  if (!current) return current.error();
  if (rounds.items() == nullptr) return told_wrong(rounds);
  for (const Value& round : *rounds.items()) {
    if (integer_in(round, "round").value_or(0) >= *current) break;
    const auto points = numbers_field(round, "points");
    if (!points) return points.error();
    if (table.phase == Phase::kOver) return told_wrong(round);
    table.dealer = next_dealer(table);
    table.round = static_cast<std::uint32_t>(next_round(table));
    on_score(table, {(*points)[0], (*points)[1], (*points)[2]});
  }
  if (flag_in(written, "redealt") && table.phase != Phase::kOver) {
    table.dealer = next_dealer(table);
    table.round = static_cast<std::uint32_t>(next_round(table));
    table.phase = Phase::kThrownIn;
    table.redealt = true;
  }
  return known;
}

Result<Event> read_event(const View& view, std::span<const Event>, const Value& value) {
  return Hearing(view, value).read();
}

bool agrees(View& view, const Value& written) {
  return (view.seat == kOnlooker ? write_public(view) : write_view(view)) == written;
}

}  // namespace lair::chimera
