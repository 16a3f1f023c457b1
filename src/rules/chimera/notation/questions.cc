#include "rules/chimera/notation/questions.h"

#include <memory>
#include <string>

#include "rules/chimera/errors.h"
#include "rules/chimera/moves.h"
#include "rules/chimera/notation/notation.h"
#include "rules/chimera/score.h"

namespace lair::chimera {

Result<Cards> read_loose_cards(const Value& request, std::string_view field) {
  const auto list = list_field(request, field);
  if (!list) return list.error();
  Cards cards = 0;
  std::vector<Rank> loose;
  for (std::size_t i = 0; i < (*list)->size(); ++i) {
    const auto text = text_at(**list, i, field);
    if (!text) return text.error();
    if (const std::optional<Card> card = parse_card(*text)) {
      if (has(cards, *card)) return Error{kCardTwice, "C-1.1", {{"card", std::string(*text)}}};
      cards |= bit(*card);
    } else if (const std::optional<Rank> rank = parse_rank(*text)) {
      if (loose.size() == kDeckSize)
        return Error{kCardTwice, "C-1.1", {{"card", std::string(*text)}}};
      loose.push_back(*rank);
    } else {
      return Error{kBadCard, "C-1.4", {{"card", std::string(*text)}}};
    }
  }
  for (const Rank rank : loose) {
    const Cards free = all_of(mask(rank)) & ~cards;
    if (free == 0) return Error{kCardTwice, "C-1.1", {{"card", std::string(name(rank))}}};
    cards |= bit(first(free));
  }
  return cards;
}

Value write_reading(Move move) {
  return Value::object(
      {{"kind", name(move.kind())}, {"cards", card_count(move)}, {"top", top_name(move)}});
}

Result<Move> read_asked_move(const Value& request, std::string_view field) {
  const Value* object = request.find(field);
  if (object == nullptr) return Error{"field-missing", "", {{"field", std::string(field)}}};
  if (object->fields() == nullptr) {
    return Error{"field-not-object", "", {{"field", std::string(field)}}};
  }
  const auto cards = read_loose_cards(*object, "cards");
  if (!cards) return cards.error();
  const Value* top = object->find("top");
  return read_combination(*cards, top != nullptr && top->is_null() ? nullptr : top, false);
}

namespace {

Result<Value> classify(const Value& request) {
  const auto cards = read_loose_cards(request, "cards");
  if (!cards) return cards.error();
  Value list = Value::array();
  for (const Move move : readings(*cards)) list.push_back(write_reading(move));
  return Value::object({{"combinations", std::move(list)}});
}

Result<Value> ask_beats(const Value& request) {
  const auto play = read_asked_move(request, "play");
  if (!play) return play.error();
  const auto on = read_asked_move(request, "on");
  if (!on) return on.error();
  return Value::object({{"beats", beats(*play, *on)}});
}

Value write_play(Move move) {
  const Needs n = needs(move);
  Value ranks = Value::array();
  for (int i = 0; i < kRanks; ++i) {
    for (const RankMask level : {n.one, n.two, n.three, n.four}) {
      if ((level >> i & 1U) != 0) ranks.push_back(name(rank_at(i)));
    }
  }
  return Value::object(
      {{"ranks", std::move(ranks)}, {"kind", name(move.kind())}, {"top", top_name(move)}});
}

Result<Value> plays(const Value& request) {
  const auto hand = read_loose_cards(request, "hand");
  if (!hand) return hand.error();
  if (count(*hand) > 20) return Error{kTooManyCards, "C-4.1", {{"count", count(*hand)}}};
  const Value* on_field = request.find("on");
  auto moves = std::make_unique<MoveList>();
  if (on_field == nullptr || on_field->is_null()) {
    lead_moves(*hand, *moves);
  } else {
    const auto on = read_asked_move(request, "on");
    if (!on) return on.error();
    follow_moves(*hand, *on, *moves);
  }
  Value list = Value::array();
  for (const Move move : *moves) {
    if (!move.is_pass()) list.push_back(write_play(move));
  }
  return Value::object({{"plays", std::move(list)}});
}

Result<std::array<int, 3>> read_treasures(const Value& request) {
  const auto list = list_field(request, "treasures");
  if (!list) return list.error();
  std::array<int, 3> treasures{};
  int sum = 0;
  bool fits = (*list)->size() == 3;
  for (std::size_t i = 0; fits && i < 3; ++i) {
    const std::int64_t* points = (**list)[i].integer();
    fits = points != nullptr && *points >= 0 && *points <= 60 && *points % 5 == 0;
    if (fits) sum += treasures[i] = static_cast<int>(*points);
  }
  if (!fits || sum > 60) return Error{kTreasureSum, "C-1.2", {}};
  return treasures;
}

}  // namespace

Result<RoundFacts> read_facts(const Value& request) {
  RoundFacts facts;
  const auto number = integer_in(request, "bid");
  if (number && *number != 20 && *number != 30 && *number != 40) {
    return Error{kBadBid, "C-3.1", {{"bid", *number}}};
  }
  const auto bid = integer_field(request, "bid", 20, 40);
  if (!bid) return bid.error();
  facts.bid = static_cast<int>(*bid);
  const auto chimera = integer_field(request, "chimera", 0, 2);
  if (!chimera) return chimera.error();
  const auto out = integer_field(request, "out", 0, 2);
  if (!out) return out.error();
  facts.chimera = seat_at(static_cast<int>(*chimera));
  facts.out = seat_at(static_cast<int>(*out));
  const auto traps = integer_field(request, "traps", 0, 13);
  if (!traps) return traps.error();
  facts.traps = static_cast<int>(*traps);
  const auto flight = flag_field(request, "flight");
  if (!flight) return flight.error();
  facts.flight = *flight;
  const auto idle = flag_field(request, "idle_hunter");
  if (!idle) return idle.error();
  facts.idle_hunter = *idle;
  const auto treasures = read_treasures(request);
  if (!treasures) return treasures.error();
  facts.treasures = *treasures;
  return facts;
}

namespace {

Result<Value> ask_score(const Value& request) {
  const auto facts = read_facts(request);
  if (!facts) return facts.error();
  const RoundScore scored = score(*facts);
  Value points = Value::array();
  for (const int each : scored.points) points.push_back(each);
  return Value::object({{"points", std::move(points)}, {"parts", write_parts(scored)}});
}

}  // namespace

std::optional<Result<Value>> answer(std::string_view op, const Value& request) {
  if (op == "classify") return classify(request);
  if (op == "beats") return ask_beats(request);
  if (op == "plays") return plays(request);
  if (op == "score") return ask_score(request);
  return std::nullopt;
}

}  // namespace lair::chimera
