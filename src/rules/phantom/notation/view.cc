#include "rules/phantom/notation/view.h"

#include <array>
#include <string_view>
#include <utility>

#include "rules/phantom/notation/cards.h"

namespace lair::phantom {
namespace {

constexpr std::array<std::string_view, 6> kStages = {"none",    "take", "act",
                                                     "discard", "over", "end"};
constexpr std::array<std::string_view, 7> kAskNames = {"",         "take", "act",  "discard",
                                                       "announce", "out",  "claim"};
constexpr std::array<std::string_view, 14> kEvents = {
    "deal",  "ask",     "take",   "announce", "out",   "lay",    "discard",
    "claim", "decline", "silent", "draw",     "talon", "turned", "round"};

template <class Enum>
std::size_t place(Enum value) {
  return static_cast<std::size_t>(value);
}

// One item a seat.
template <class Write>
Value each_seat(const Board& board, Write write) {
  Value list = Value::array();
  for (int i = 0; i < board.seats; ++i) list.push_back(write(seat_at(i)));
  return list;
}

Value write_laid(const Board& board, Seat seat) {
  Value sets = Value::array();
  for (const LaidSet& set : board.laid_sets()) {
    if (set.owner == seat) sets.push_back(write_cards(set.cards));
  }
  return sets;
}

Value write_discards(const Board& board, Seat seat) {
  Value cards = Value::array();
  for (const Discarded& discarded : board.discards()) {
    if (discarded.owner == seat) cards.push_back(to_text(discarded.card));
  }
  return cards;
}

Value write_seats(SeatSet seats) {
  Value list = Value::array();
  for (int i = 0; i < kMaxSeats; ++i) {
    if (seats.has(seat_at(i))) list.push_back(i);
  }
  return list;
}

Value write_out(const Move& move) {
  Value body = write_shown(move.shown());
  if (move.with_discard()) body.set("discard", true);
  return body;
}

void write_move(const Event& event, Value& body) {
  const Move& move = event.move;
  switch (event.kind) {
    case EventKind::kTake:
      body.set("take", to_text(move.card()));
      return;
    case EventKind::kOut:
      body.set("out", write_out(move)).set("hand", write_cards(event.all_cards()));
      return;
    case EventKind::kLay:
      body.set("lay", write_cards(move.three())).set("draw", move.draw());
      return;
    case EventKind::kDiscard:
      body.set("discard", to_text(move.card()));
      return;
    case EventKind::kClaim:
      body.set("claim", write_cards(std::array{move.card(0), move.card(1)}));
      return;
    default:
      return;
  }
}

void write_deal_body(const Event& event, Value& body) {
  body.set("round", std::int64_t{event.round}).set("starter", index(event.seat));
  body.set("hand", write_cards(event.all_cards().first(kHandCards)));
  body.set("talon", write_cards(event.all_cards().subspan(kHandCards)));
}

void write_end_body(const Event& event, Value& body) {
  const Outcome& outcome = event.outcome;
  body.set("round", std::int64_t{event.round});
  body.set("out", outcome.someone_out ? Value(index(outcome.out)) : Value());
  Value points = Value::array();
  // The audience of the end of a round is the whole table.
  for (int i = 0; i < event.audience.size(); ++i) {
    points.push_back(outcome.points[static_cast<std::size_t>(i)]);
  }
  body.set("points", std::move(points));
  if (outcome.wins_game) body.set("wins_game", true);
}

// The public part, and the knowledge of the seat if there is one.
Value write_board(const Board& board, const View* own) {
  Value body = Value::object();
  if (own != nullptr) body.set("seat", index(own->seat));
  body.set("round", std::int64_t{board.round}).set("starter", index(board.starter));
  body.set("turn", index(board.turn)).set("stage", kStages[place(board.stage)]);
  if (own != nullptr) {
    const bool offered = own->ask == Ask::kOut || own->ask == Ask::kClaim;
    body.set("asked", own->ask == Ask::kNothing ? Value() : Value(kAskNames[place(own->ask)]));
    body.set("offered", offered ? Value(to_text(board.last_discard().card)) : Value());
  }
  body.set("taken", board.taken == kNoCard ? Value() : Value(to_text(board.taken)));
  if (own != nullptr) body.set("hand", write_cards(own->hand));
  body.set("talon", write_cards(board.talon_cards())).set("deck", board.deck_size);
  body.set("waiting", write_seats(board.waiting));
  body.set("hands", each_seat(board, [&](Seat seat) { return Value(board.hand_size(seat)); }));
  body.set("laid", each_seat(board, [&](Seat seat) { return write_laid(board, seat); }));
  body.set("discards", each_seat(board, [&](Seat seat) { return write_discards(board, seat); }));
  body.set("known", each_seat(board, [&](Seat seat) { return write_cards(board.known_of(seat)); }));
  body.set("totals", each_seat(board, [&](Seat seat) {
             return Value(board.totals[static_cast<std::size_t>(index(seat))]);
           }));
  return body;
}

}  // namespace

Value write_view(const View& view) { return write_board(view.board, &view); }
Value write_public(const View& view) { return write_board(view.board, nullptr); }

Value write_event(const Event& event) {
  Value body = Value::object({{"event", kEvents[place(event.kind)]}});
  switch (event.kind) {
    case EventKind::kDeal:
      write_deal_body(event, body);
      return body;
    case EventKind::kRoundEnd:
      write_end_body(event, body);
      return body;
    case EventKind::kTalon:
      return body.set("talon", write_cards(event.all_cards()));
    default:
      break;
  }
  body.set("seat", index(event.seat));
  switch (event.kind) {
    case EventKind::kAsk:
      return body.set("asked", kAskNames[place(event.ask)]);
    case EventKind::kDraw:
      return body.set("cards", write_cards(event.all_cards()));
    case EventKind::kTurned:
      return body.set("card", to_text(event.cards[0]));
    default:
      write_move(event, body);
      return body;
  }
}

}  // namespace lair::phantom
