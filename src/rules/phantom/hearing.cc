#include "rules/phantom/hearing.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "rules/hearing.h"
#include "rules/phantom/legal.h"
#include "rules/phantom/notation/cards.h"
#include "rules/phantom/notation/view.h"

namespace lair::phantom {
namespace {

constexpr std::array<std::pair<std::string_view, Ask>, 6> kAsks = {{{"take", Ask::kTake},
                                                                    {"act", Ask::kAct},
                                                                    {"discard", Ask::kDiscard},
                                                                    {"announce", Ask::kAnnounce},
                                                                    {"out", Ask::kOut},
                                                                    {"claim", Ask::kClaim}}};

std::optional<Ask> read_ask(const Value* value) {
  if (value == nullptr || value->text() == nullptr) return std::nullopt;
  for (const auto& [name, ask] : kAsks) {
    if (name == *value->text()) return ask;
  }
  return std::nullopt;
}

// The seat may be asked this: there is something that it could answer.
bool may_be_asked(const View& view, Ask ask) {
  const Board& board = view.board;
  const bool own = board.turn == view.seat;
  switch (ask) {
    case Ask::kTake:
      return own && board.stage == Stage::kTake && board.talon_size > 0;
    case Ask::kAct:
      return own && board.stage == Stage::kAct;
    case Ask::kDiscard:
      return own && board.stage == Stage::kDiscard;
    case Ask::kAnnounce:
      return board.has_just_laid(view.seat);
    case Ask::kOut:
    case Ask::kClaim:
      return board.loose == Loose::kDiscard && board.pile_size > 0 &&
             board.last_discard().owner != view.seat;
    case Ask::kNothing:
      break;
  }
  return true;
}

Result<std::array<int, kMaxSeats>> points_field(const Value& object, int seats) {
  std::array<int, kMaxSeats> points{};
  const auto room = std::span(points).first(static_cast<std::size_t>(seats));
  if (MaybeError error = read_numbers(object, "points", room)) return *std::move(error);
  return points;
}

// One event. What it needs is read first, then held against what is known.
class Hearing {
 public:
  Hearing(const View& view, std::span<const Event> seen, const Value& value)
      : view_(view), board_(view.board), seen_(seen), value_(value) {}

  Result<Event> read() {
    const std::string_view name = text_in(value_, "event");
    if (name == "deal") return deal();
    if (!in_round()) return wrong();
    if (name == "round") return round();
    // What this seat has drawn is told before anything else.
    if (!looks_on() && board_.hand_size(view_.seat) != view_.hand.size() && name != "draw") {
      return wrong();
    }
    if (name == "talon") return talon();
    const auto number = integer_field(value_, "seat", 0, board_.seats - 1);
    if (!number) return number.error();
    seat_ = seat_at(static_cast<int>(*number));
    if (name == "turned") return turned();
    if (gone_out() != nullptr) return wrong();
    if (name == "ask") return ask();
    if (name == "take") return take();
    if (name == "announce") return announce();
    if (name == "out") return out();
    if (name == "lay") return lay();
    if (name == "discard") return discard();
    if (name == "claim") return claim();
    if (name == "decline") return secret(EventKind::kDecline, MoveKind::kDecline);
    if (name == "silent") return secret(EventKind::kSilent, MoveKind::kSilent);
    if (name == "draw") return draw();
    return wrong();
  }

 private:
  Error wrong() const { return told_wrong(value_); }
  bool looks_on() const { return view_.seat == kOnlooker; }
  SeatSet everybody() const { return SeatSet::all(board_.seats); }

  bool in_round() const {
    return board_.stage == Stage::kTake || board_.stage == Stage::kAct ||
           board_.stage == Stage::kDiscard;
  }
  const Event* gone_out() const {
    for (const Event& event : seen_) {
      if (event.kind == EventKind::kOut) return &event;
    }
    return nullptr;
  }
  bool acts() const {
    return board_.turn == seat_ && (board_.stage == Stage::kAct || board_.stage == Stage::kDiscard);
  }
  // The last discard lies there for the seat to use.
  bool is_offered() const {
    return board_.stage == Stage::kTake && board_.loose == Loose::kDiscard &&
           board_.pile_size > 0 && board_.last_discard().owner != seat_;
  }

  Event event_of(EventKind kind, SeatSet audience, Seat seat, Move move) const {
    Event event;
    event.kind = kind;
    event.audience = audience;
    event.seat = seat;
    event.move = move;
    return event;
  }
  Event open(EventKind kind, const Move& move) const {
    return event_of(kind, everybody(), seat_, move);
  }

  Result<Event> deal() const {
    const bool due = board_.stage == Stage::kNotDealt || board_.stage == Stage::kRoundOver;
    const auto starter = integer_field(value_, "starter", 0, board_.seats - 1);
    if (!starter) return starter.error();
    const auto hand = cards_field(value_, "hand", kHandCards, kHandCards);
    if (!hand) return hand.error();
    const auto full = static_cast<std::size_t>(board_.talon_full());
    const auto talon = cards_field(value_, "talon", full, full);
    if (!talon) return talon.error();
    const bool next_up = board_.round == 0 ||
                         seat_at(static_cast<int>(*starter)) == next(board_.starter, board_.seats);
    if (looks_on() || !due || !next_up ||
        integer_in(value_, "round") != std::int64_t{board_.round} + 1) {
      return wrong();
    }
    Event event = event_of(EventKind::kDeal, SeatSet::of(view_.seat),
                           seat_at(static_cast<int>(*starter)), Event{}.move);
    event.round = board_.round + 1;
    Cards all;
    for (const CardList& list : {*hand, *talon}) {
      if (MaybeError error = add_cards(std::span(list.begin(), list.end()), all)) {
        return std::move(*error);
      }
      for (const Card card : list) event.add(card);
    }
    return event;
  }

  Result<Event> talon() const {
    const auto cards = cards_field(value_, "talon", 1, kMaxTalon);
    if (!cards) return cards.error();
    const auto size = static_cast<int>(cards->size());
    if (gone_out() != nullptr || board_.stage != Stage::kTake || board_.talon_size != 0 ||
        size != board_.talon_full() || size > board_.deck_size || !hidden(*cards)) {
      return wrong();
    }
    Event event = event_of(EventKind::kTalon, everybody(), board_.turn, Event{}.move);
    for (const Card card : *cards) event.add(card);
    return event;
  }

  // The seat has not seen them yet.
  bool hidden(const CardList& cards) const {
    Cards left = unseen(view_);
    for (const Card card : cards) {
      if (!left.has(card)) return false;
      left.remove(card);
    }
    return true;
  }

  // The seat of the event may hold them all.
  bool may_hold(const CardList& cards) const {
    Cards own = seat_ == view_.seat ? view_.hand : board_.known_of(seat_);
    Cards left = seat_ == view_.seat ? Cards{} : unseen(view_);
    for (const Card card : cards) {
      if (own.has(card)) {
        own.remove(card);
      } else if (left.has(card)) {
        left.remove(card);
      } else {
        return false;
      }
    }
    const int rest = board_.hand_size(seat_) - static_cast<int>(cards.size());
    return rest >= (seat_ == view_.seat ? 0 : own.size());
  }

  Result<Event> ask() const {
    const auto asked = read_ask(value_.find("asked"));
    if (seat_ != view_.seat || !asked || !may_be_asked(view_, *asked)) return wrong();
    Event event = event_of(EventKind::kAsk, SeatSet::of(seat_), seat_, Event{}.move);
    event.ask = *asked;
    return event;
  }

  Result<Card> card_in(std::string_view name) const {
    const Value* value = value_.find(name);
    if (value == nullptr) return wrong();
    return read_card(*value, name);
  }

  Result<Event> take() const {
    const auto card = card_in("take");
    if (!card) return card.error();
    const auto talon = board_.talon_cards();
    const bool lies = std::find(talon.begin(), talon.end(), *card) != talon.end();
    if (board_.stage != Stage::kTake || board_.turn != seat_ || !lies) return wrong();
    return open(EventKind::kTake, Move::take(*card));
  }

  Result<Event> announce() const {
    if (board_.waiting.has(seat_) || board_.stage == Stage::kDiscard) return wrong();
    if (board_.turn != seat_ && !board_.has_just_laid(seat_)) return wrong();
    return open(EventKind::kAnnounce, Move::of(MoveKind::kAnnounce));
  }

  Result<Event> lay() const {
    auto cards = cards_field(value_, "lay", 3, 3);
    if (!cards) return cards.error();
    const auto draw = integer_field(value_, "draw", 0, 2);
    if (!draw) return draw.error();
    std::sort(cards->begin(), cards->end());
    const Three three = {(*cards)[0], (*cards)[1], (*cards)[2]};
    if (board_.turn != seat_ || board_.stage != Stage::kAct || !big_set(three) ||
        !may_hold(*cards)) {
      return wrong();
    }
    return open(EventKind::kLay, Move::lay(three, static_cast<int>(*draw)));
  }

  Result<Event> discard() const {
    const auto card = card_in("discard");
    if (!card) return card.error();
    if (!acts() || !may_hold({*card})) return wrong();
    return open(EventKind::kDiscard, Move::discard(*card));
  }

  Result<Event> claim() const {
    auto cards = cards_field(value_, "claim", 2, 2);
    if (!cards) return cards.error();
    std::sort(cards->begin(), cards->end());
    if (!is_offered() || !may_hold(*cards)) return wrong();
    Three three = {board_.last_discard().card, (*cards)[0], (*cards)[1]};
    std::sort(three.begin(), three.end());
    if (!big_set(three)) return wrong();
    return open(EventKind::kClaim, Move::claim((*cards)[0], (*cards)[1]));
  }

  // An answer that nobody else hears of.
  Result<Event> secret(EventKind kind, MoveKind move) const {
    if (seat_ != view_.seat) return wrong();
    return event_of(kind, SeatSet::of(seat_), seat_, Move::of(move));
  }

  // What was drawn: that it was has been told, and hand sizes and deck count it already.
  Result<Event> draw() const {
    const auto cards = cards_field(value_, "cards", 1, 2);
    if (!cards) return cards.error();
    const int missing = board_.hand_size(seat_) - view_.hand.size();
    if (seat_ != view_.seat || missing != static_cast<int>(cards->size()) || !hidden(*cards)) {
      return wrong();
    }
    Event event = event_of(EventKind::kDraw, SeatSet::of(seat_), seat_, Event{}.move);
    for (const Card card : *cards) event.add(card);
    return event;
  }

  Result<Event> out() const {
    const Value* body = value_.find("out");
    if (body == nullptr) return wrong();
    const auto shown = read_shown(*body, 2);
    if (!shown) return shown.error();
    const Move move = Move::out(*shown, flag_in(*body, "discard"));
    const auto hand = cards_field(value_, "hand", 2, kMaxHand);
    if (!hand) return hand.error();
    if (!out_fits(move, *hand)) return wrong();
    Event event = open(EventKind::kOut, move);
    for (const Card card : *hand) event.add(card);
    return event;
  }

  bool out_fits(const Move& move, const CardList& hand) const {
    CardList held = hand;
    if (move.with_discard()) {
      if (!is_offered()) return false;
      auto* const taken = std::find(held.begin(), held.end(), board_.last_discard().card);
      if (taken == held.end()) return false;
      held.erase_at(static_cast<std::size_t>(taken - held.begin()));
    } else if (!acts()) {
      return false;
    }
    if (static_cast<int>(held.size()) != board_.hand_size(seat_) || !may_hold(held)) return false;
    Cards all;
    if (add_cards(std::span(hand.begin(), hand.end()), all)) return false;
    const auto take_off = [&](Name name) {
      if (all.count(name) == 0) return false;
      all.drop(name);
      return true;
    };
    const Shown shown = move.shown();
    for (const BigSet set : shown.sets) {
      for (const Name name : names_of(set)) {
        if (!take_off(name)) return false;
      }
    }
    return take_off(shown.pair) && take_off(shown.pair);
  }

  Result<Event> turned() const {
    const auto card = card_in("card");
    if (!card) return card.error();
    const Event* out = gone_out();
    if (out == nullptr || out->seat != seat_ || board_.deck_size == 0 || !hidden({*card})) {
      return wrong();
    }
    Event event = event_of(EventKind::kTurned, everybody(), seat_, Event{}.move);
    event.add(*card);
    return event;
  }

  Result<Event> round() const {
    const auto points = points_field(value_, board_.seats);
    if (!points) return points.error();
    const Event* out = gone_out();
    const Value* seat = value_.find("out");
    const bool same = out == nullptr ? seat != nullptr && seat->is_null()
                                     : integer_in(value_, "out") == index(out->seat);
    if (!same || integer_in(value_, "round") != std::int64_t{board_.round}) return wrong();
    Outcome outcome;
    outcome.points = *points;
    outcome.wins_game = flag_in(value_, "wins_game");
    if (out != nullptr) {
      outcome.someone_out = true;
      outcome.out = out->seat;
      outcome.shown = out->move.shown().names();
    }
    Event event = event_of(EventKind::kRoundEnd, everybody(), outcome.out, Event{}.move);
    event.round = board_.round;
    event.outcome = outcome;
    return event;
  }

  const View& view_;
  const Board& board_;
  std::span<const Event> seen_;
  const Value& value_;
  Seat seat_{};
};

}  // namespace

Result<View> read_start(const Options& options, int seats, Seat seat, const Value& rounds,
                        const Value& written) {
  View known = view(start(options, seats), seat == kOnlooker ? Seat{} : seat);
  known.seat = seat;
  Board& board = known.board;
  const auto current =
      integer_field(written, "round", 1, std::int64_t{std::numeric_limits<std::int32_t>::max()});
  if (!current) return current.error();
  const auto starter = integer_field(written, "starter", 0, seats - 1);
  if (!starter) return starter.error();
  if (rounds.items() == nullptr) return told_wrong(rounds);
  for (const Value& round : *rounds.items()) {
    if (integer_in(round, "round").value_or(0) >= *current) break;
    const auto points = points_field(round, seats);
    if (!points) return points.error();
    ++board.round;
    Outcome outcome;
    outcome.someone_out = integer_in(round, "out").has_value();
    outcome.points = *points;
    board.finish(outcome);
    if (board.stage == Stage::kGameOver) return told_wrong(round);
  }
  // Who starts goes round (P-3.1); the first is drawn.
  if (board.round > 0) {
    board.starter = seat_at((static_cast<int>(*starter) + seats - 1) % seats);
  }
  return known;
}

Result<Event> read_event(const View& view, std::span<const Event> seen, const Value& value) {
  return Hearing(view, seen, value).read();
}

bool agrees(View& view, const Value& written) {
  if (view.seat == kOnlooker) return write_public(view) == written;
  const Value* asked = written.find("asked");
  const auto ask = read_ask(asked);
  if (asked == nullptr || (!ask && !asked->is_null())) return false;
  if (ask && !may_be_asked(view, *ask)) return false;
  view.ask = ask.value_or(Ask::kNothing);
  return write_view(view) == written;
}

}  // namespace lair::phantom
