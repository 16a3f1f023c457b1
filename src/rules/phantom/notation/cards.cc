#include "rules/phantom/notation/cards.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "rules/phantom/errors.h"

namespace lair::phantom {
namespace {

Value write_names(std::span<const Name> names) {
  Value list = Value::array();
  for (const Name name : names) list.push_back(to_text(name));
  return list;
}

}  // namespace

Value write_cards(std::span<const Card> cards) {
  Value list = Value::array();
  for (const Card card : cards) list.push_back(to_text(card));
  return list;
}

Value write_cards(const Cards& cards) {
  Value list = Value::array();
  cards.each([&](Card card) { list.push_back(to_text(card)); });
  return list;
}

Result<Card> read_card(const Value& value, std::string_view field) {
  constexpr std::size_t kShown = 12;  // enough to recognise what was meant
  const std::string* text = value.text();
  if (text == nullptr) return Error{"field-not-text", "", {{"field", std::string(field)}}};
  const std::optional<Card> card = card_from(*text);
  if (!card) return Error{kCardUnknown, "P-1.6", {{"card", text->substr(0, kShown)}}};
  return *card;
}

Result<Card> read_card_at(const Value::Array& items, std::size_t place, std::string_view field) {
  const auto text = text_at(items, place, field);
  if (!text) return text.error();
  return read_card(items[place], field);
}

Result<CardList> read_cards(const Value& value, std::string_view field, std::size_t low,
                            std::size_t high) {
  const Value::Array* items = value.items();
  if (items == nullptr) return Error{"field-not-list", "", {{"field", std::string(field)}}};
  if (items->size() < low || items->size() > high) {
    return Error{low == high ? kCardCount : kCardLimit,
                 "",
                 {{"field", std::string(field)}, {"count", static_cast<std::int64_t>(high)}}};
  }
  CardList cards;
  for (std::size_t i = 0; i < items->size(); ++i) {
    const Result<Card> card = read_card_at(*items, i, field);
    if (!card) return card.error();
    cards.push_back(*card);
  }
  return cards;
}

Result<CardList> cards_field(const Value& object, std::string_view field, std::size_t low,
                             std::size_t high) {
  const Value* value = object.find(field);
  if (value == nullptr) return Error{"field-missing", "", {{"field", std::string(field)}}};
  return read_cards(*value, field, low, high);
}

MaybeError add_cards(std::span<const Card> cards, Cards& into) {
  for (const Card card : cards) {
    if (!into.has_room_for(card)) {
      return Error{kCardTooOften, "P-1.1", {{"card", to_text(card)}}};
    }
    into.add(card);
  }
  return std::nullopt;
}

MaybeError add_names(std::span<const Card> cards, Cards& into) {
  Cards named;  // the red copies that were named as such
  for (const Card card : cards) {
    const Name name = name_of(card);
    const bool twice = is_red(card) && named.has(card);
    if (twice || into.count(name) == kCopies) {
      return Error{kCardTooOften, "P-1.1", {{"card", to_text(card)}}};
    }
    if (is_red(card)) named.add(card);
    const Card black = card_of(name, false);
    into.add(into.has_room_for(black) ? black : card_of(name, true));
  }
  return std::nullopt;
}

Result<ThreeList> sets_field(const Value& object, std::string_view field, std::size_t high) {
  const Result<const Value::Array*> items = list_field(object, field);
  if (!items) return items.error();
  if ((*items)->size() > high) {
    return Error{
        kSetCount, "", {{"field", std::string(field)}, {"high", static_cast<std::int64_t>(high)}}};
  }
  ThreeList threes;
  for (const Value& item : **items) {
    const Result<CardList> cards = read_cards(item, field, 3, 3);
    if (!cards) return cards.error();
    Three three = {(*cards)[0], (*cards)[1], (*cards)[2]};
    std::sort(three.begin(), three.end());
    if (!big_set(three)) return not_a_set(three);
    threes.push_back(three);
  }
  return threes;
}

Result<Shown> read_shown(const Value& object, std::size_t most_sets) {
  Result<ThreeList> sets = sets_field(object, "sets", most_sets);
  if (!sets) {
    if (sets.error().code == kNotASet) sets.error().rule = "P-6.1";  // what is shown is not enough
    return std::move(sets.error());
  }
  const Result<CardList> pair = cards_field(object, "pair", 2, 2);
  if (!pair) return pair.error();
  if (name_of((*pair)[0]) != name_of((*pair)[1])) return Error{kNotAPair, "P-6.1", {}};
  Shown shown;
  shown.pair = name_of((*pair)[0]);
  CardList all = *pair;
  for (const Three& three : *sets) {
    shown.sets.push_back(*big_set(three));
    for (const Card card : three) all.push_back(card);
  }
  std::sort(shown.sets.begin(), shown.sets.end());
  Cards named;
  if (MaybeError error = add_names(std::span(all.begin(), all.end()), named)) {
    return *std::move(error);
  }
  return shown;
}

Value write_shown(const Shown& shown) {
  Value sets = Value::array();
  for (const BigSet set : shown.sets) sets.push_back(write_names(names_of(set)));
  return Value::object(
      {{"sets", std::move(sets)}, {"pair", write_names(std::array{shown.pair, shown.pair})}});
}

Value write_parts(const Score& score, std::optional<Seat> seat) {
  Value parts = Value::array();
  for (const ScorePart& part : score.parts) {
    Value body = Value::object();
    if (seat) body.set("seat", index(*seat));
    body.set("rule", part.rule).set("what", part.what).set("points", part.points);
    if (part.card != kNoCard) body.set("card", to_text(part.card));
    parts.push_back(std::move(body));
  }
  return parts;
}

}  // namespace lair::phantom
