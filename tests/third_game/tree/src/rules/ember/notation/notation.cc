#include "rules/ember/notation/notation.h"

#include <array>

#include "rules/ember/errors.h"

namespace lair::ember {
namespace {

Value names(Cards cards) {
  Value list = Value::array();
  for (; cards != 0; cards &= cards - 1) list.push_back(name(first(cards)));
  return list;
}

template <class T>
Value numbers(const std::array<T, kMaxSeats>& items, int seats) {
  Value list = Value::array();
  for (int i = 0; i < seats; ++i) {
    list.push_back(static_cast<int>(items[static_cast<std::size_t>(i)]));
  }
  return list;
}

Result<Card> read_card(std::string_view text) {
  const std::optional<Card> card = parse_card(text);
  if (!card) return Error{kBadCard, "E-1.2", {{"card", std::string(text)}}};
  return *card;
}

MaybeError check_number(const Value& body, std::string_view field, int due,
                        std::string_view error) {
  const auto given = integer_field(body, field, 0, 1'000'000);
  if (!given) return given.error();
  if (*given == due) return std::nullopt;
  return Error{error, "E-2.1", {{"given", *given}, {"due", due}}};
}

Value write_table(const Table& table, const View* own) {
  Value value = Value::object();
  if (own != nullptr) value.set("seat", index(own->seat));
  value.set("round", int{table.round});
  value.set("phase", table.phase == Phase::kPlay   ? "play"
                     : table.phase == Phase::kOver ? "over"
                                                   : "deal");
  if (own != nullptr) {
    value.set("asked", table.phase == Phase::kPlay && table.turn == own->seat);
  }
  value.set("totals", numbers(table.totals, table.seats));
  if (table.phase == Phase::kNewGame) return value;
  if (table.phase == Phase::kPlay) value.set("turn", index(table.turn));
  value.set("leader", index(table.leader));
  if (own != nullptr) value.set("hand", names(own->hand));
  Value trick = Value::array(), played = Value::array();
  for (std::size_t i = 0; i < table.laid; ++i) trick.push_back(name(table.trick[i]));
  for (std::size_t i = 0; i < table.seats; ++i) played.push_back(names(table.played[i]));
  value.set("trick", std::move(trick)).set("won", numbers(table.won, table.seats));
  value.set("played", std::move(played));
  return value;
}

}  // namespace

Result<Deal> read_deal(const State& state, const Value& body) {
  if (status(state) == Status::kOver) return Error{kGameOver, "E-4.2", {}};
  if (status(state) != Status::kAwaitsDeal) return Error{kDealNotDue, "E-2.1", {}};
  const int round = state.table.round + 1;
  if (MaybeError error = check_number(body, "round", round, kWrongRound)) return *error;
  const int dealer = index(dealer_of(state.table, round));
  if (MaybeError error = check_number(body, "dealer", dealer, kWrongDealer)) return *error;
  const auto list = list_field(body, "deck");
  if (!list) return list.error();
  if ((*list)->size() != kDeckSize) {
    return Error{kBadDeck, "E-1.1", {{"count", static_cast<std::int64_t>((*list)->size())}}};
  }
  Deal deal;
  for (std::size_t i = 0; i < kDeckSize; ++i) {
    const auto text = text_at(**list, i, "deck");
    if (!text) return text.error();
    const auto card = read_card(*text);
    if (!card) return card.error();
    deal.deck[i] = *card;
  }
  if (MaybeError error = check_deal(state, deal)) return *error;
  return deal;
}

Value write_deal(const State& state, const Deal& deal) {
  Value deck = Value::array();
  for (const Card card : deal.deck) deck.push_back(name(card));
  const int round = state.table.round + 1;
  return Value::object({{"round", round},
                        {"dealer", index(dealer_of(state.table, round))},
                        {"deck", std::move(deck)}});
}

Result<DecisionList> read_decision(const State& state, const Value& line) {
  const auto seat = integer_field(line, "seat", 0, state.table.seats - 1);
  if (!seat) return seat.error();
  const auto text = text_field(line, "play");
  if (!text) return text.error();
  const auto card = read_card(*text);
  if (!card) return card.error();
  return DecisionList{{seat_at(static_cast<int>(*seat)), Move{*card}}};
}

Value write_decision(const State& state, const Move& move) {
  return Value::object({{"seat", index(to_move(state))}, {"play", name(move.card)}});
}

Value write_round(const State& state) {
  const Table& table = state.table;
  return Value::object({{"round", int{table.round}},
                        {"points", numbers(table.won, table.seats)},
                        {"totals", numbers(table.totals, table.seats)}});
}

std::string_view result_rule(const State&, std::string_view field) {
  if (field == "points" || field == "totals") return "E-4.1";
  return field == "winners" ? "E-4.2" : "";
}

std::string_view due_rule(const State& state, std::string_view line) {
  if (state.table.phase == Phase::kPlay) return "E-3.1";
  return line == "end" || state.table.phase == Phase::kOver ? "E-4.2" : "E-2.1";
}

Value write_parts(const State& state) {
  Value parts = Value::array();
  for (int i = 0; i < state.table.seats; ++i) {
    const int points = state.table.won[at(seat_at(i))];
    if (points == 0) continue;
    parts.push_back(
        Value::object({{"seat", i}, {"rule", "E-4.1"}, {"what", "tricks"}, {"points", points}}));
  }
  return parts;
}

Value write_view(const View& view) { return write_table(view.table, &view); }
Value write_public(const View& view) { return write_table(view.table, nullptr); }

Value write_event(const Event& event) {
  constexpr std::array<std::string_view, 5> kNames = {"dealt", "hand", "played", "trick", "scored"};
  Value value = Value::object({{"event", kNames[static_cast<std::size_t>(event.kind)]}});
  switch (event.kind) {
    case EventKind::kDealt:
      return value.set("round", int{event.round}).set("dealer", index(event.seat));
    case EventKind::kHand:
      return value.set("seat", index(event.seat)).set("cards", names(event.cards));
    case EventKind::kPlayed:
      return value.set("seat", index(event.seat)).set("card", name(event.card));
    case EventKind::kTrick:
      return value.set("seat", index(event.seat));
    case EventKind::kScored:
      return value.set("round", int{event.round})
          .set("points", numbers(event.points, event.seats))
          .set("totals", numbers(event.totals, event.seats));
  }
  return value;
}

Result<PadRound> count_round(State& state, const Value& round) {
  if (MaybeError error = only_fields(round, {"tricks"})) return *error;
  const auto list = list_field(round, "tricks");
  if (!list) return list.error();
  std::int64_t sum = 0;
  for (const Value& item : **list) {
    const std::int64_t* tricks = item.integer();
    const bool fits = tricks != nullptr && *tricks >= 0 && *tricks <= kHandSize;
    sum += fits ? *tricks : kHandSize + 1;
  }
  if ((*list)->size() != state.table.seats || sum != kHandSize) {
    return Error{kTrickSum, "E-4.1", {{"count", kHandSize}}};
  }
  if (status(state) == Status::kOver) return Error{kGameOver, "E-4.2", {}};
  PadRound counted;
  begin_round(state.table);
  for (std::size_t i = 0; i < state.table.seats; ++i) {
    counted.points.push_back(static_cast<int>(*(**list)[i].integer()));
    state.table.won[i] = static_cast<std::uint8_t>(counted.points[i]);
  }
  score(state.table);
  counted.parts = write_parts(state);
  return counted;
}

}  // namespace lair::ember
